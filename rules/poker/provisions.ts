import type { Provision } from '../kernel/provision'
import { FORMATION } from './wording/01-formation'
import { SEATS } from './wording/02-seats'
import { RESTO } from './wording/03-resto'
import { POT } from './wording/04-pot'
import { DEAL } from './wording/05-deal'
import { OPENING } from './wording/06-opening'
import { ACCEPTANCE } from './wording/07-acceptance'
import { RAISES } from './wording/08-raises'
import { DRAW } from './wording/09-draw'
import { PACK } from './wording/10-pack'
import { ARRIVAL } from './wording/11-arrival'
import { SHOWDOWN } from './wording/12-showdown'
import { PAROL } from './wording/13-parol'
import { ONORI } from './wording/14-onori'
import { PARTITO } from './wording/15-partito'
import { TABLEAU } from './wording/16-tableau'
import { ARBITRATION } from './wording/17-arbitration'
import { AFFRANCO } from './wording/18-affranco'

/** The regulation, provision by provision, in our own words; the id is the key everywhere. */
export const PROVISIONS = {
  ...FORMATION,
  ...SEATS,
  ...RESTO,
  ...POT,
  ...DEAL,
  ...OPENING,
  ...ACCEPTANCE,
  ...RAISES,
  ...DRAW,
  ...PACK,
  ...ARRIVAL,
  ...SHOWDOWN,
  ...PAROL,
  ...ONORI,
  ...PARTITO,
  ...TABLEAU,
  ...ARBITRATION,
  ...AFFRANCO,
} as const satisfies Record<string, Provision>

export type ProvisionId = keyof typeof PROVISIONS

/** All ids in the regulation's order. */
export const PROVISION_IDS = Object.keys(PROVISIONS) as ProvisionId[]

/** The articles by their number and name, in both languages; `A` is the appendix. */
export const ARTICLE_TITLES = {
  I: { it: 'Formazione della partita', en: 'Formation of the game' },
  II: { it: 'I posti', en: 'The seats' },
  III: { it: 'Il resto', en: 'The resto' },
  IV: { it: 'Il pot', en: 'The pot' },
  V: { it: 'La distribuzione', en: 'The deal' },
  VI: { it: 'L’apertura', en: 'The opening' },
  VII: { it: 'L’accettazione', en: 'Acceptance' },
  VIII: { it: 'I rilanci', en: 'Raises' },
  IX: { it: 'L’accomodo', en: 'The draw' },
  X: { it: 'Il mazzo viziato', en: 'A faulty pack' },
  XI: { it: 'L’arrivo', en: 'After the draw' },
  XII: { it: 'L’accusa del punto', en: 'The showdown' },
  XIII: { it: 'Il parol', en: 'The parol' },
  XIV: { it: 'Gli onori', en: 'The onori' },
  XV: { it: 'Il partito', en: 'The partito' },
  XVI: { it: 'Il tableau', en: 'The tableau' },
  XVII: { it: 'L’arbitraggio', en: 'Arbitration' },
  A: { it: 'Appendice: l’affranco', en: 'Appendix: the affranco' },
} as const

/** The provision of an id, or null where there is none. */
export function provision(id: string): Provision | null {
  return Object.hasOwn(PROVISIONS, id) ? PROVISIONS[id as ProvisionId] : null
}

/** The article a provision belongs to: `III` of `III.3`. */
export const articleOfProvision = (id: string) => id.slice(0, id.indexOf('.'))
