import { refusing } from '../kernel/refusal'
import type { FORMATION_REFUSALS } from './01-formation/refusals'
import type { SEATS_REFUSALS } from './02-seats/refusals'
import type { RESTO_REFUSALS } from './03-resto/refusals'
import type { POT_REFUSALS } from './04-pot/refusals'
import type { DEAL_REFUSALS } from './05-deal/refusals'
import type { OPENING_REFUSALS } from './06-opening/refusals'
import type { ACCEPTANCE_REFUSALS } from './07-acceptance/refusals'
import type { RAISES_REFUSALS } from './08-raises/refusals'
import type { DRAW_REFUSALS } from './09-draw/refusals'
import type { PACK_REFUSALS } from './10-pack/refusals'
import type { ARRIVAL_REFUSALS } from './11-arrival/refusals'
import type { SHOWDOWN_REFUSALS } from './12-showdown/refusals'
import type { PAROL_REFUSALS } from './13-parol/refusals'
import type { ONORI_REFUSALS } from './14-onori/refusals'
import type { PARTITO_REFUSALS } from './15-partito/refusals'
import type { TABLEAU_REFUSALS } from './16-tableau/refusals'
import type { ARBITRATION_REFUSALS } from './17-arbitration/refusals'
import type { AFFRANCO_REFUSALS } from './18-affranco/refusals'
import type { FRAME_REFUSALS } from './frame/refusals'
import type { TABLE_REFUSALS } from './frame/table-refusals'
import type { PLAY_REFUSALS } from './play/refusals'
import type { ProvisionId } from './provisions'

/** The refusals of each article, by the number that its provisions begin with. */
interface Own {
  I: typeof FORMATION_REFUSALS
  II: typeof SEATS_REFUSALS
  III: typeof RESTO_REFUSALS
  IV: typeof POT_REFUSALS
  V: typeof DEAL_REFUSALS
  VI: typeof OPENING_REFUSALS
  VII: typeof ACCEPTANCE_REFUSALS
  VIII: typeof RAISES_REFUSALS
  IX: typeof DRAW_REFUSALS
  X: typeof PACK_REFUSALS
  XI: typeof ARRIVAL_REFUSALS
  XII: typeof SHOWDOWN_REFUSALS
  XIII: typeof PAROL_REFUSALS
  XIV: typeof ONORI_REFUSALS
  XV: typeof PARTITO_REFUSALS
  XVI: typeof TABLEAU_REFUSALS
  XVII: typeof ARBITRATION_REFUSALS
  A: typeof AFFRANCO_REFUSALS
}

type Shared = typeof FRAME_REFUSALS & typeof TABLE_REFUSALS & typeof PLAY_REFUSALS

/**
 * Refuses by a provision of the regulation, or by null before any article. The code is one of the provision's article
 * or a shared one, and the values are those in the code's sentence.
 */
export const refuse = refusing<ProvisionId, Own, Shared>()
