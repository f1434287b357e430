import { type ArticleWords, provisionFinder, provisionsOf } from '../kernel/provision'
import type { ArticlesOf } from '../kernel/refusal'
import { ROOM_PROVISIONS } from './01-room/provisions'
import { CARDS_PROVISIONS } from './02-cards/provisions'
import { BANK_PROVISIONS } from './03-bank/provisions'
import { BETS_PROVISIONS } from './04-bets/provisions'
import { BANCO_PROVISIONS } from './05-banco/provisions'
import { HOLDER_PROVISIONS } from './06-holder/provisions'
import { COUP_PROVISIONS } from './07-coup/provisions'
import { SEGUITO_PROVISIONS } from './08-seguito/provisions'
import { PARTNERS_PROVISIONS } from './09-partners/provisions'
import { BANKER_ERRORS_PROVISIONS } from './10-banker-errors/provisions'
import { PUNTER_ERRORS_PROVISIONS } from './11-punter-errors/provisions'
import { EMPLOYEE_ERRORS_PROVISIONS } from './12-employee-errors/provisions'
import { ALLA_REGOLA_PROVISIONS } from './13-alla-regola/provisions'
import { PAYMENT_PROVISIONS } from './14-payment/provisions'
import { TAX_PROVISIONS } from './15-tax/provisions'
import { AUTHORITY_PROVISIONS } from './16-authority/provisions'
import { CLUB_PROVISIONS } from './17-club/provisions'

/** The two houses' regulations in one register, section by section, in our own words; `C` is the club's own. */
export const REGULATION = [
  {
    id: '1',
    title: { it: 'Sala e posti', en: 'The room and the seats' },
    provisions: ROOM_PROVISIONS,
  },
  {
    id: '2',
    title: { it: 'Carte, mescolata, taglio, sabot', en: 'Cards, shuffle, cut, sabot' },
    provisions: CARDS_PROVISIONS,
  },
  {
    id: '3',
    title: { it: 'Il banco', en: 'The bank' },
    provisions: BANK_PROVISIONS,
  },
  {
    id: '4',
    title: { it: 'Le puntate', en: 'Bets' },
    provisions: BETS_PROVISIONS,
  },
  {
    id: '5',
    title: { it: 'Banco solo, con il tavolo, suivi', en: 'Banco solo, con il tavolo, suivi' },
    provisions: BANCO_PROVISIONS,
  },
  {
    id: '6',
    title: { it: 'A chi vanno le carte', en: 'The holder of the cards' },
    provisions: HOLDER_PROVISIONS,
  },
  {
    id: '7',
    title: { it: 'Il colpo e la tavola', en: 'The coup and the drawing table' },
    provisions: COUP_PROVISIONS,
  },
  {
    id: '8',
    title: { it: 'Il seguito e l’incanto', en: 'The seguito and the auction' },
    provisions: SEGUITO_PROVISIONS,
  },
  {
    id: '9',
    title: { it: 'I soci', en: 'Partners' },
    provisions: PARTNERS_PROVISIONS,
  },
  {
    id: '10',
    title: { it: 'Errori del banchiere', en: 'Errors of the banker' },
    provisions: BANKER_ERRORS_PROVISIONS,
  },
  {
    id: '11',
    title: { it: 'Errori del puntatore', en: 'Errors of the punter' },
    provisions: PUNTER_ERRORS_PROVISIONS,
  },
  {
    id: '12',
    title: { it: 'Errori dell’impiegato', en: 'Errors of the employee' },
    provisions: EMPLOYEE_ERRORS_PROVISIONS,
  },
  {
    id: '13',
    title: { it: 'Alla regola, consigli', en: 'Alla regola, advice' },
    provisions: ALLA_REGOLA_PROVISIONS,
  },
  {
    id: '14',
    title: { it: 'Ordine dei pagamenti', en: 'Order of payment' },
    provisions: PAYMENT_PROVISIONS,
  },
  {
    id: '15',
    title: { it: 'La cagnotte', en: 'The tax' },
    provisions: TAX_PROVISIONS,
  },
  {
    id: '16',
    title: { it: 'Autorità e condotta', en: 'Authority and conduct' },
    provisions: AUTHORITY_PROVISIONS,
  },
  {
    id: 'C',
    title: { it: 'Casse e tableau', en: 'Casse and tableau' },
    provisions: CLUB_PROVISIONS,
  },
] as const satisfies readonly ArticleWords[]

/** Every provision by its id. */
export const PROVISIONS = provisionsOf(REGULATION)

export type ProvisionId = keyof typeof PROVISIONS

/** The section of each provision. */
export type Sections = ArticlesOf<typeof REGULATION>

/** All ids in the register's order. */
export const PROVISION_IDS = Object.keys(PROVISIONS) as ProvisionId[]

/** The provision with this id, or null. */
export const findProvision = provisionFinder(PROVISIONS)
