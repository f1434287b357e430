'use client'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { Preview } from '@/rules/poker/colpo/preview'
import type { Colpo } from '@/rules/poker/state/colpo'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'

/** The players who take chips by a result, each with the gain: “Echo +60”. Nothing where nobody does. */
export function Gains({ colpo, seen }: { colpo: Colpo; seen: Preview }) {
  if (seen.refusal !== null) return null
  const { net } = seen
  const gains = colpo.players.flatMap((member) => {
    const chips = net[member] ?? NO_CHIPS
    return chips > 0 ? [{ member, chips }] : []
  })
  return gains.map(({ member, chips }) => (
    <span key={member} className="text-base leading-tight">
      <MemberName id={member} /> <Amount chips={chips} sign className="text-inherit!" />
    </span>
  ))
}
