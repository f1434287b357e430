import { type ArticleWords, type Provision, provisionsOf, titlesOf } from '../kernel/provision'
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

/** The regulation, article by article, in our own words; `A` is the appendix. */
export const REGULATION = [
  {
    id: 'I',
    title: { it: 'Formazione della partita', en: 'Formation of the game' },
    provisions: FORMATION,
  },
  { id: 'II', title: { it: 'I posti', en: 'The seats' }, provisions: SEATS },
  { id: 'III', title: { it: 'Il resto', en: 'The resto' }, provisions: RESTO },
  { id: 'IV', title: { it: 'Il pot', en: 'The pot' }, provisions: POT },
  { id: 'V', title: { it: 'La distribuzione', en: 'The deal' }, provisions: DEAL },
  { id: 'VI', title: { it: 'L’apertura', en: 'The opening' }, provisions: OPENING },
  { id: 'VII', title: { it: 'L’accettazione', en: 'Acceptance' }, provisions: ACCEPTANCE },
  { id: 'VIII', title: { it: 'I rilanci', en: 'Raises' }, provisions: RAISES },
  { id: 'IX', title: { it: 'L’accomodo', en: 'The draw' }, provisions: DRAW },
  { id: 'X', title: { it: 'Il mazzo viziato', en: 'A faulty pack' }, provisions: PACK },
  { id: 'XI', title: { it: 'L’arrivo', en: 'After the draw' }, provisions: ARRIVAL },
  { id: 'XII', title: { it: 'L’accusa del punto', en: 'The showdown' }, provisions: SHOWDOWN },
  { id: 'XIII', title: { it: 'Il parol', en: 'The parol' }, provisions: PAROL },
  { id: 'XIV', title: { it: 'Gli onori', en: 'The onori' }, provisions: ONORI },
  { id: 'XV', title: { it: 'Il partito', en: 'The partito' }, provisions: PARTITO },
  { id: 'XVI', title: { it: 'Il tableau', en: 'The tableau' }, provisions: TABLEAU },
  { id: 'XVII', title: { it: 'L’arbitraggio', en: 'Arbitration' }, provisions: ARBITRATION },
  {
    id: 'A',
    title: { it: 'Appendice: l’affranco', en: 'Appendix: the affranco' },
    provisions: AFFRANCO,
  },
] as const satisfies readonly ArticleWords[]

/** Every provision; its id is the key everywhere. */
export const PROVISIONS = provisionsOf(REGULATION)

export type ProvisionId = keyof typeof PROVISIONS

/** All ids in the regulation's order. */
export const PROVISION_IDS = Object.keys(PROVISIONS) as ProvisionId[]

/** The articles by their number and name, in both languages. */
export const ARTICLE_TITLES = titlesOf(REGULATION)

/** The provision of an id, or null where there is none. */
export function provision(id: string): Provision | null {
  return Object.hasOwn(PROVISIONS, id) ? PROVISIONS[id as ProvisionId] : null
}

/** The article a provision belongs to: `III` of `III.3`. */
export const articleOfProvision = (id: string) => id.slice(0, id.indexOf('.'))
