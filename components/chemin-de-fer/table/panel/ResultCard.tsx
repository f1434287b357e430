'use client'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import { asChips, NO_CHIPS, negate } from '@/rules/kernel/chips'
import { entriesIn } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useTable } from '../context'
import { BankSum } from './BankSum'

/** The coup just over, on the table until the next one begins: who won, the points, the next bank and the chips. */
export function ResultCard() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { last } = view
  if (!last || last.mano !== view.summary.manoNumber || view.coup) return null
  return (
    <section
      aria-label={t('card.title', { number: last.serial })}
      className="mt-2 rounded-lg border-2 border-brass/60 bg-ground/90 px-3 py-1 text-left leading-snug text-ivory"
    >
      <p className="flex items-baseline justify-between gap-3">
        <span>
          <strong className="text-xl">{t(`settle.wins.${last.result}`)}</strong>
          {last.resultBy && ` § ${last.resultBy}`}
        </span>
        <span className="text-sm text-sage">{t('card.title', { number: last.serial })}</span>
      </p>
      {(last.points.punta !== null || last.points.banco !== null) && (
        <p>
          {t('card.points', {
            punta: last.points.punta ?? '—',
            banco: last.points.banco ?? '—',
          })}
        </p>
      )}
      {last.result !== 'void' && <CoupSum coup={last} />}
      <NetChips coup={last} />
    </section>
  )
}

/** The arithmetic of a coup that is over. */
export function CoupSum({ coup }: { coup: SettledCoup }) {
  const { bank, matched, result, tax, nextBank } = coup
  const won = result === 'banco' ? matched : result === 'punta' ? negate(matched) : NO_CHIPS
  const aside = result === 'punta' ? NO_CHIPS : asChips(Math.max(0, bank + won - tax - nextBank))
  return <BankSum bank={bank} won={won} tax={tax} aside={aside} next={nextBank} />
}

/** Chips won and lost in a coup, by member. */
export function NetChips({ coup }: { coup: SettledCoup }) {
  const moved = entriesIn(coup.net).filter(([, chips]) => chips !== 0)
  if (moved.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4">
      {moved.map(([member, chips]) => (
        <li key={member}>
          <MemberName id={member} />{' '}
          <strong>
            <Amount chips={chips} sign />
          </strong>
        </li>
      ))}
    </ul>
  )
}
