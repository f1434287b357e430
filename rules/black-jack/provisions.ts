import { FLOAT_REGULATION } from '../float/provisions'
import { type ArticleWords, provisionFinder, provisionsOf } from '../kernel/provision'
import type { ArticlesOf } from '../kernel/refusal'
import { CARDS_PROVISIONS } from './01-cards/provisions'
import { TABLE_PROVISIONS } from './02-table/provisions'
import { STAKES_PROVISIONS } from './03-stakes/provisions'
import { DEAL_PROVISIONS } from './04-deal/provisions'
import { INSURANCE_PROVISIONS } from './05-insurance/provisions'
import { BLACK_JACK_PROVISIONS } from './06-black-jack/provisions'
import { WORD_PROVISIONS } from './07-word/provisions'
import { DOUBLING_PROVISIONS } from './08-doubling/provisions'
import { SPLITTING_PROVISIONS } from './09-splitting/provisions'
import { BANCO_PROVISIONS } from './10-banco/provisions'
import { SETTLING_PROVISIONS } from './11-settling/provisions'
import { ERROR_PROVISIONS } from './12-errors/provisions'
import { CLUB_PROVISIONS } from './13-club/provisions'

/** The register of black jack, section by section, in our own words; `J` is the club’s own. */
export const REGULATION = [
  {
    id: '1',
    title: { it: 'Carte, sabot, taglio, mascherina', en: 'Cards, shoe, cut, mascherina' },
    provisions: CARDS_PROVISIONS,
  },
  {
    id: '2',
    title: { it: 'Tavolo, caselle, titolare', en: 'Table, caselle, titolare' },
    provisions: TABLE_PROVISIONS,
  },
  {
    id: '3',
    title: { it: 'Limiti e puntate', en: 'Limits and stakes' },
    provisions: STAKES_PROVISIONS,
  },
  { id: '4', title: { it: 'La distribuzione', en: 'Dealing' }, provisions: DEAL_PROVISIONS },
  {
    id: '5',
    title: { it: 'Assicurazione e pagamento alla pari', en: 'Insurance and payment at par' },
    provisions: INSURANCE_PROVISIONS,
  },
  { id: '6', title: { it: 'Black jack', en: 'Black jack' }, provisions: BLACK_JACK_PROVISIONS },
  {
    id: '7',
    title: { it: 'La parola del giocatore', en: 'The player’s word' },
    provisions: WORD_PROVISIONS,
  },
  { id: '8', title: { it: 'Il raddoppio', en: 'Doubling' }, provisions: DOUBLING_PROVISIONS },
  { id: '9', title: { it: 'La divisione', en: 'Splitting' }, provisions: SPLITTING_PROVISIONS },
  {
    id: '10',
    title: { it: 'La mano del banco', en: 'The banco’s hand' },
    provisions: BANCO_PROVISIONS,
  },
  { id: '11', title: { it: 'I pagamenti', en: 'Settling' }, provisions: SETTLING_PROVISIONS },
  {
    id: '12',
    title: { it: 'Errori al tavolo', en: 'Errors at the table' },
    provisions: ERROR_PROVISIONS,
  },
  { id: 'J', title: { it: 'Il circolo', en: 'The club' }, provisions: CLUB_PROVISIONS },
] as const satisfies readonly ArticleWords[]

/** The same with the float, which the game is composed with. */
export const WHOLE_REGULATION = [...REGULATION, ...FLOAT_REGULATION] as const

/** Every provision of black jack by its id. */
export const PROVISIONS = provisionsOf(REGULATION)

export type ProvisionId = keyof typeof PROVISIONS

export const PROVISION_IDS = Object.keys(PROVISIONS) as ProvisionId[]

/** The section of each provision. */
export type Sections = ArticlesOf<typeof REGULATION>

/** The provision with this id, or null. */
export const findProvision = provisionFinder(PROVISIONS)
