'use client'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount, useChips } from '../../tell/Amount'
import { PiecesTable } from '../kit/PiecesTable'
import { usePost } from './here'

/** The float as it is now, by denomination, and the one equation beneath it. */
export function FloatSide() {
  const t = useT('float-post')
  const { post } = usePost()
  const { float, equation, low, settings } = post
  const beside: readonly (readonly [string, Chips])[] = [
    [t('side.notes'), equation.banknotes],
    [t('side.advances'), equation.advancesOut],
    [t('side.carried'), equation.carried],
  ]
  return (
    <aside className="flex min-h-0 flex-col gap-1 overflow-y-auto border-line bg-felt px-3 py-2 wide:border-r-2 stacked:border-t-2">
      <PiecesTable label={t('side.title')} list={settings.list} pieces={float.pieces} low={low}>
        {beside
          .filter(([, chips]) => chips !== 0)
          .map(([name, chips]) => (
            <tr key={name} className="text-sm">
              <th scope="row" colSpan={2} className="text-left font-normal">
                {name}
              </th>
              <td>
                <Amount chips={chips} />
              </td>
            </tr>
          ))}
      </PiecesTable>
      {float.box === 'open' && <EquationLine />}
    </aside>
  )
}

/** The sum that is there and the one that should be: equal after every entry. */
function EquationLine() {
  const t = useT('float-post')
  const chips = useChips()
  const { equation, float, bank, expected, lacks } = usePost().post
  const isWrong = !equation.holds || float.gapDue
  const terms: readonly (readonly [string, Chips])[] = [
    [t('side.opening'), equation.opening],
    [t('side.added'), equation.added],
    [t('side.returned'), equation.returned],
    [t('side.plus'), equation.plus],
    [t('side.minus'), equation.minus],
    [t('side.played'), equation.played],
  ]
  return (
    <section
      aria-label={t('side.equation')}
      className={`mt-auto rounded-lg border-2 px-2 py-1 leading-snug ${isWrong ? 'border-bad' : 'border-good'}`}
    >
      <p className="flex items-baseline justify-between gap-2">
        <span>{t('side.is')}</span>
        <Amount chips={equation.is} className="text-2xl font-semibold" />
      </p>
      <p className="flex items-baseline justify-between gap-2">
        <span>{t('side.due')}</span>
        <span className={isWrong ? 'text-bad' : 'text-good'}>
          {isWrong ? '≠' : '='} <Amount chips={equation.due} className="font-semibold" />
        </span>
      </p>
      {bank && !bank.isClosed && expected !== null && (
        <p className="flex items-baseline justify-between gap-2">
          <span>{t('side.expected')}</span>
          <Amount chips={expected} className="font-semibold" />
        </p>
      )}
      {lacks > 0 && (
        <p role="alert" className="font-semibold text-bad">
          {t('side.lacks', { chips: chips(lacks) })}
        </p>
      )}
      {bank?.result != null && (
        <p className="flex items-baseline justify-between gap-2">
          <span>{t('side.result')}</span>
          <Amount chips={bank.result} sign className="font-semibold" />
        </p>
      )}
      <p className="text-sm text-sage">
        {terms
          .filter(([, chips], at) => at === 0 || chips !== 0)
          .map(([name, chips]) => (
            <span key={name} className="mr-2 inline-block">
              {name} <Amount chips={chips} />
            </span>
          ))}
      </p>
    </section>
  )
}
