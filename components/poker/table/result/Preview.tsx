'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { Transfer } from '@/rules/kernel/ledger'
import type { ResultKind } from '@/rules/poker/12-showdown/written'
import { preview } from '@/rules/poker/colpo/preview'
import type { Colpo, RecordedOutcome } from '@/rules/poker/state/colpo'
import { chipsMovedTell } from '@/rules/poker/telling/chips-moved'
import { useT } from '../../../language/i18n'
import { useGame } from '../../../live/game'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { TellTexts } from '../../../tell/TellTexts'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

interface PreviewProps {
  colpo: Colpo
  kind: ResultKind
  /** Null while something is missing. */
  outcome: RecordedOutcome | null
  /** True for a correction that says the same again. */
  isSame: boolean
  /** Of a correction: the chips that it moves; null for a result entered for the first time. */
  toMove: readonly Transfer[] | null
}

/** A preview of gains and losses before the result is confirmed, computed by the rules. */
export function Preview({ colpo, kind, outcome, isSame, toMove }: PreviewProps) {
  const { view } = useTable()
  const game = useGame()
  const t = useT('table')
  if (!outcome)
    return (
      <p className="text-sage">{t(kind === 'parol' ? 'preview.whoStayed' : 'preview.whoWon')}</p>
    )
  const seen = preview(view.settings, colpo, outcome)
  if (seen.refusal !== null) return <Refusal refusal={{ ...seen.refusal, game }} />
  if (isSame) return <p className="text-sage">{t('correct.same')}</p>
  if (toMove) return <ToMove transfers={toMove} />
  const moves = colpo.players.flatMap((member) => {
    const chips = seen.net[member] ?? 0
    return chips === 0 ? [] : [{ member, chips }]
  })
  return (
    <div aria-live="polite">
      <p className="text-sm text-sage">
        {t(`preview.${outcome.kind}`)} <Left chips={seen.left} />
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {moves.map(({ member, chips }) => (
          <li key={member}>
            <MemberName id={member} />{' '}
            <strong className="text-xl">
              <Amount chips={chips} sign />
            </strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A correction: who gives chips to whom when it is confirmed. */
function ToMove({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useT('table')
  const isCounting = useTable().view.summary.status === 'counting'
  if (transfers.length === 0) return <p className="text-sage">{t('correct.noChips')}</p>
  return (
    <div aria-live="polite">
      <p className="text-sm text-sage">{t('correct.then')}</p>
      <p className="text-xl leading-tight">
        <TellTexts tells={transfers.map(chipsMovedTell)} />
      </p>
      {isCounting && <p className="text-sm">{t('correct.counting')}</p>}
    </div>
  )
}

/** The chips that stay in the middle for the next colpo. */
function Left({ chips }: { chips: Chips }) {
  const t = useT('table')
  if (chips === 0) return null
  return (
    <>
      · {t('preview.left')} <Amount chips={chips} />
    </>
  )
}
