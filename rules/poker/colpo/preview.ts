import type { RefusalTexts } from '../../kernel/article'
import { type Chips, NO_CHIPS, sumOf, totalChips } from '../../kernel/chips'
import type { Refusal } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post } from '../../kernel/ledger'
import { isRefused, speaking } from '../../kernel/refusal'
import type { Sentence } from '../../kernel/tell'
import { RESTO_REFUSALS } from '../03-resto/refusals'
import { POT_REFUSALS } from '../04-pot/refusals'
import { OPENING_REFUSALS } from '../06-opening/refusals'
import { PACK_REFUSALS } from '../10-pack/refusals'
import { SHOWDOWN_REFUSALS } from '../12-showdown/refusals'
import { ONORI_REFUSALS } from '../14-onori/refusals'
import { CASSA, ONORI, POT, restoOf } from '../money/accounts'
import type { Settings } from '../settings'
import type { RecordedOutcome } from '../state/colpo'
import { type ColpoNow, countedFor } from './now'
import { reckon } from './reckon'

/** The articles that reckon a result; a screen shows their refusals before the server is asked. */
const sentenceOf = speaking(
  new Map<string, RefusalTexts>([
    ['III', RESTO_REFUSALS],
    ['IV', POT_REFUSALS],
    ['VI', OPENING_REFUSALS],
    ['X', PACK_REFUSALS],
    ['XII', SHOWDOWN_REFUSALS],
    ['XIV', ONORI_REFUSALS],
  ]),
)

/**
 * The changes that a result would make: each resto, without the casse drawn for it, and the chips left in the middle,
 * pots in honour and minor pots still to be played included; or the refusal.
 */
export type Preview =
  | { net: Readonly<Record<MemberId, Chips>>; left: Chips; refusal: null }
  | { refusal: Refusal & { sentence: Sentence | null } }

/** Previews a result before it is recorded, with the stakes and pot of the given colpo. Never throws. */
export function preview(settings: Settings, colpo: ColpoNow, outcome: RecordedOutcome): Preview {
  const counted = countedFor(colpo, settings.passata, outcome)
  const reckoned = reckon(settings, () => false, counted, outcome)
  if (isRefused(reckoned)) {
    const { refusal } = reckoned
    return { refusal: { ...refusal, sentence: sentenceOf(refusal) } }
  }
  const { transfers } = reckoned
  const moved = post(
    {},
    transfers.filter(({ from }) => from !== CASSA),
  )
  const net = Object.fromEntries(
    colpo.players.map((member) => [member, moved[restoOf(member)] ?? NO_CHIPS]),
  )
  const honours = totalChips(colpo.before.honourPots)
  const later = colpo.before.parol?.split ?? []
  const after = [moved[POT] ?? NO_CHIPS, moved[ONORI] ?? NO_CHIPS]
  const left = sumOf([colpo.pot, ...later, honours, ...after])
  return { net, left, refusal: null }
}
