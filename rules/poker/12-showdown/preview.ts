import type { Chips } from '../../kernel/chips'
import type { Refusal } from '../../kernel/decider'
import { post } from '../../kernel/ledger'
import { CASSA, ONORI, POT, restoOf } from '../accounts'
import { reckon } from '../colpo/reckon'
import type { Settings } from '../settings'
import type { Colpo, RecordedOutcome } from '../state/colpo'
import type { MemberId } from '../state/ids'

/**
 * What a result would change: each resto, casse drawn for it left out; and the chips left in the middle, pots in
 * honour included; or why it would be refused.
 */
export type Preview =
  | { net: Readonly<Record<MemberId, Chips>>; left: Chips; refusal: null }
  | { refusal: Refusal }

/** Shows a result before it is recorded; stakes and pot are those of the colpo given. Never throws. */
export function preview(settings: Settings, colpo: Colpo, outcome: RecordedOutcome): Preview {
  const reckoned = reckon(settings, () => false, colpo, outcome)
  if ('refused' in reckoned) {
    const { refused } = reckoned
    return {
      refusal: refused.accepted ? { provision: null, code: '', parts: {} } : refused.refusal,
    }
  }
  const { transfers } = reckoned.money
  const moved = post(
    {},
    transfers.filter(({ from }) => from !== CASSA),
  )
  const net = Object.fromEntries(
    colpo.players.map((member) => [member, moved[restoOf(member)] ?? 0]),
  )
  const honours = colpo.before.honourPots.reduce((sum, pot) => sum + pot.chips, 0)
  const left = colpo.pot + honours + (moved[POT] ?? 0) + (moved[ONORI] ?? 0)
  return { net, left, refusal: null }
}
