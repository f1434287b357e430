import { type ArticleWords, provisionFinder, provisionsOf } from '../kernel/provision'
import { FORMATION_PROVISIONS } from './01-formation/provisions'
import { SEATS_PROVISIONS } from './02-seats/provisions'
import { RESTO_PROVISIONS } from './03-resto/provisions'
import { POT_PROVISIONS } from './04-pot/provisions'
import { DEAL_PROVISIONS } from './05-deal/provisions'
import { OPENING_PROVISIONS } from './06-opening/provisions'
import { ACCEPTANCE_PROVISIONS } from './07-acceptance/provisions'
import { RAISES_PROVISIONS } from './08-raises/provisions'
import { DRAW_PROVISIONS } from './09-draw/provisions'
import { PACK_PROVISIONS } from './10-pack/provisions'
import { ARRIVAL_PROVISIONS } from './11-arrival/provisions'
import { SHOWDOWN_PROVISIONS } from './12-showdown/provisions'
import { PAROL_PROVISIONS } from './13-parol/provisions'
import { ONORI_PROVISIONS } from './14-onori/provisions'
import { PARTITO_PROVISIONS } from './15-partito/provisions'
import { TABLEAU_PROVISIONS } from './16-tableau/provisions'
import { ARBITRATION_PROVISIONS } from './17-arbitration/provisions'
import { AFFRANCO_PROVISIONS } from './18-affranco/provisions'

/** The regulation, article by article, in our own words; `A` is the appendix. */
export const REGULATION = [
  {
    id: 'I',
    title: { it: 'Formazione della partita', en: 'Formation of the game' },
    provisions: FORMATION_PROVISIONS,
  },
  { id: 'II', title: { it: 'I posti', en: 'The seats' }, provisions: SEATS_PROVISIONS },
  { id: 'III', title: { it: 'Il resto', en: 'The resto' }, provisions: RESTO_PROVISIONS },
  { id: 'IV', title: { it: 'Il pot', en: 'The pot' }, provisions: POT_PROVISIONS },
  { id: 'V', title: { it: 'La distribuzione', en: 'The deal' }, provisions: DEAL_PROVISIONS },
  { id: 'VI', title: { it: 'L’apertura', en: 'The opening' }, provisions: OPENING_PROVISIONS },
  {
    id: 'VII',
    title: { it: 'L’accettazione', en: 'Acceptance' },
    provisions: ACCEPTANCE_PROVISIONS,
  },
  { id: 'VIII', title: { it: 'I rilanci', en: 'Raises' }, provisions: RAISES_PROVISIONS },
  { id: 'IX', title: { it: 'L’accomodo', en: 'The draw' }, provisions: DRAW_PROVISIONS },
  { id: 'X', title: { it: 'Il mazzo viziato', en: 'A faulty pack' }, provisions: PACK_PROVISIONS },
  { id: 'XI', title: { it: 'L’arrivo', en: 'After the draw' }, provisions: ARRIVAL_PROVISIONS },
  {
    id: 'XII',
    title: { it: 'L’accusa del punto', en: 'The showdown' },
    provisions: SHOWDOWN_PROVISIONS,
  },
  { id: 'XIII', title: { it: 'Il parol', en: 'The parol' }, provisions: PAROL_PROVISIONS },
  { id: 'XIV', title: { it: 'Gli onori', en: 'The onori' }, provisions: ONORI_PROVISIONS },
  { id: 'XV', title: { it: 'Il partito', en: 'The partito' }, provisions: PARTITO_PROVISIONS },
  { id: 'XVI', title: { it: 'Il tableau', en: 'The tableau' }, provisions: TABLEAU_PROVISIONS },
  {
    id: 'XVII',
    title: { it: 'L’arbitraggio', en: 'Arbitration' },
    provisions: ARBITRATION_PROVISIONS,
  },
  {
    id: 'A',
    title: { it: 'Appendice: l’affranco', en: 'Appendix: the affranco' },
    provisions: AFFRANCO_PROVISIONS,
  },
] as const satisfies readonly ArticleWords[]

/** Every provision by its id. */
export const PROVISIONS = provisionsOf(REGULATION)

export type ProvisionId = keyof typeof PROVISIONS

/** All ids in the regulation's order. */
export const PROVISION_IDS = Object.keys(PROVISIONS) as ProvisionId[]

/** The provision with this id, or null. */
export const findProvision = provisionFinder(PROVISIONS)

/** The article of a provision: `III` for `III.3`. */
export const articleOfProvision = (id: string) => id.slice(0, id.indexOf('.'))
