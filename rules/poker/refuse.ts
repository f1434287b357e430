import { refusing } from '../kernel/refusal'
import type { ProvisionId } from './provisions'
import type { FORMATION_REFUSALS } from './refusals/01-formation'
import type { SEATS_REFUSALS } from './refusals/02-seats'
import type { RESTO_REFUSALS } from './refusals/03-resto'
import type { POT_REFUSALS } from './refusals/04-pot'
import type { DEAL_REFUSALS } from './refusals/05-deal'
import type { OPENING_REFUSALS } from './refusals/06-opening'
import type { ACCEPTANCE_REFUSALS } from './refusals/07-acceptance'
import type { RAISES_REFUSALS } from './refusals/08-raises'
import type { DRAW_REFUSALS } from './refusals/09-draw'
import type { PACK_REFUSALS } from './refusals/10-pack'
import type { ARRIVAL_REFUSALS } from './refusals/11-arrival'
import type { SHOWDOWN_REFUSALS } from './refusals/12-showdown'
import type { PAROL_REFUSALS } from './refusals/13-parol'
import type { ONORI_REFUSALS } from './refusals/14-onori'
import type { PARTITO_REFUSALS } from './refusals/15-partito'
import type { TABLEAU_REFUSALS } from './refusals/16-tableau'
import type { ARBITRATION_REFUSALS } from './refusals/17-arbitration'
import type { AFFRANCO_REFUSALS } from './refusals/18-affranco'
import type { FRAME_REFUSALS } from './refusals/frame'
import type { PLAY_REFUSALS } from './refusals/play'
import type { TABLE_REFUSALS } from './refusals/table'

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
