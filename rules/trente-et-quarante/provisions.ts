import { FLOAT_REGULATION } from '../float/provisions'
import { type ArticleWords, provisionFinder, provisionsOf } from '../kernel/provision'
import type { ArticlesOf } from '../kernel/refusal'
import { CARDS_PROVISIONS } from './01-cards/provisions'
import { ROWS_PROVISIONS } from './02-rows/provisions'
import { STAKES_PROVISIONS } from './03-stakes/provisions'
import { PRISON_PROVISIONS } from './04-prison/provisions'
import { INSURANCE_PROVISIONS } from './05-insurance/provisions'
import { ELSEWHERE_PROVISIONS } from './06-elsewhere/provisions'
import { CLUB_PROVISIONS } from './07-club/provisions'

/** The register of trente et quarante, section by section, in our own words; `K` is the club’s own. */
export const REGULATION = [
  {
    id: '1',
    title: { it: 'Carte e taglia', en: 'Cards and taglia' },
    provisions: CARDS_PROVISIONS,
  },
  {
    id: '2',
    title: { it: 'Combinazioni e file', en: 'Chances and rows' },
    provisions: ROWS_PROVISIONS,
  },
  { id: '3', title: { it: 'Le puntate', en: 'Stakes' }, provisions: STAKES_PROVISIONS },
  {
    id: '4',
    title: { it: 'File uguali e prigione', en: 'Equal rows and prison' },
    provisions: PRISON_PROVISIONS,
  },
  {
    id: '5',
    title: { it: 'L’assicurazione', en: 'Insurance' },
    provisions: INSURANCE_PROVISIONS,
  },
  {
    id: '6',
    title: { it: 'Quanto non è detto', en: 'Elsewhere' },
    provisions: ELSEWHERE_PROVISIONS,
  },
  { id: 'K', title: { it: 'Il circolo', en: 'The club' }, provisions: CLUB_PROVISIONS },
] as const satisfies readonly ArticleWords[]

/** The same with the float, which the game is composed with. */
export const WHOLE_REGULATION = [...REGULATION, ...FLOAT_REGULATION] as const

/** Every provision of trente et quarante by its id. */
export const PROVISIONS = provisionsOf(REGULATION)

export type ProvisionId = keyof typeof PROVISIONS

export const PROVISION_IDS = Object.keys(PROVISIONS) as ProvisionId[]

/** The section of each provision. */
export type Sections = ArticlesOf<typeof REGULATION>

/** The provision with this id, or null. */
export const findProvision = provisionFinder(PROVISIONS)
