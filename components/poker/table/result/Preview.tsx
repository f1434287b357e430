'use client'
import type { Chips } from '@/rules/kernel/chips'
import { preview } from '@/rules/poker/12-showdown/preview'
import type { ResultKind } from '@/rules/poker/12-showdown/written'
import type { Colpo, RecordedOutcome } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { useGame } from '../../../live/game'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

interface PreviewProps {
  colpo: Colpo
  kind: ResultKind
  /** Null while something is missing. */
  outcome: RecordedOutcome | null
}

/** A preview of gains and losses before the result is confirmed, computed by the rules. */
export function Preview({ colpo, kind, outcome }: PreviewProps) {
  const { view } = useTable()
  const game = useGame()
  const t = useT('table')
  if (!outcome)
    return (
      <p className="text-sage">{t(kind === 'parol' ? 'preview.whoStayed' : 'preview.whoWon')}</p>
    )
  const seen = preview(view.settings, colpo, outcome)
  if (seen.refusal !== null) return <Refusal refusal={{ ...seen.refusal, game }} />
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
