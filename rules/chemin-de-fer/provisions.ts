import { type ArticleWords, type Provision, provisionsOf, titlesOf } from '../kernel/provision'
import type { ArticlesOf } from '../kernel/refusal'
import { ROOM_PROVISIONS } from './wording/01-room'
import { CARDS_PROVISIONS } from './wording/02-cards'
import { BANK_PROVISIONS } from './wording/03-bank'
import { BETS_PROVISIONS } from './wording/04-bets'
import { BANCO_PROVISIONS } from './wording/05-banco'
import { HOLDER_PROVISIONS } from './wording/06-holder'
import { COUP_PROVISIONS } from './wording/07-coup'
import { SEGUITO_PROVISIONS } from './wording/08-seguito'
import { PARTNERS_PROVISIONS } from './wording/09-partners'
import { BANKER_ERRORS_PROVISIONS } from './wording/10-banker-errors'
import { PUNTER_ERRORS_PROVISIONS } from './wording/11-punter-errors'
import { EMPLOYEE_ERRORS_PROVISIONS } from './wording/12-employee-errors'
import { ALLA_REGOLA_PROVISIONS } from './wording/13-alla-regola'
import { PAYMENT_PROVISIONS } from './wording/14-payment'
import { TAX_PROVISIONS } from './wording/15-tax'
import { AUTHORITY_PROVISIONS } from './wording/16-authority'
import { CLUB_PROVISIONS } from './wording/17-club'

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

/** The sections' titles in both languages, by number. */
export const SECTION_TITLES = titlesOf(REGULATION)

/** The provision with this id, or null. */
export function findProvision(id: string): Provision | null {
  return Object.hasOwn(PROVISIONS, id) ? PROVISIONS[id as ProvisionId] : null
}
