import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { HolderEvent } from './events'

const HOLDER_SENTENCES = {
  suivi: { it: 'Le carte a {member}: suivi', en: 'The cards to {member}: suivi' },
  tableLoser: {
    it: 'Le carte a {member}: banco solo, dopo aver perso con il tavolo',
    en: 'The cards to {member}: banco solo, after losing con il tavolo',
  },
  banco: { it: 'Le carte a {member}: banco solo', en: 'The cards to {member}: banco solo' },
  company: {
    it: 'Le carte a {member}: banco con terzi',
    en: 'The cards to {member}: banco with others’ money',
  },
  conIlTavolo: {
    it: 'Le carte a {member}: banco con il tavolo',
    en: 'The cards to {member}: banco con il tavolo',
  },
  highest: {
    it: 'Le carte a {member}: la puntata più alta al tavolo',
    en: 'The cards to {member}: the highest stake at the table',
  },
  standing: {
    it: 'Le carte a {member}, in piedi',
    en: 'The cards to {member}, who stands',
  },
  barred: {
    it: 'Le carte a {member}, che gioca guidato e alla regola',
    en: 'The cards to {member}, who is guided and plays the rule',
  },
  employee: {
    it: 'Le carte a {member}, per scelta di chi dirige',
    en: 'The cards to {member}, by the employee’s choice',
  },
  takenOwn: {
    it: '{member} ha preso le carte di sua iniziativa: sono ritirate',
    en: '{member} took the cards uncalled: they are taken back',
  },
  takenBack: {
    it: 'Le carte date a {member} per errore sono ritirate',
    en: 'The cards given to {member} by error are taken back',
  },
  touched: { it: '{member} tocca le carte', en: '{member} touches the cards' },
  seen: { it: '{member} vede le carte', en: '{member} sees the cards' },
  inexpertMarked: {
    it: '{member} non prende le carte con puntate di altri: {why}',
    en: '{member} takes no cards with others’ money on the coup: {why}',
  },
  cardsRefused: {
    it: 'A {member}, che indugia ancora, si rifiutano le carte: {why}',
    en: '{member} delays again and is refused the cards: {why}',
  },
  inexpertEnded: {
    it: '{member} prende di nuovo le carte: {why}',
    en: '{member} takes the cards again: {why}',
  },
  delays: {
    it: '{member} indugia con le carte: richiamo',
    en: '{member} delays with the cards: reproved',
  },
  hides: {
    it: '{member} non tiene le carte in mostra: richiamo',
    en: '{member} does not keep the cards in view: reproved',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(HOLDER_SENTENCES)

type CardsGiven = Extract<HolderEvent, { type: 'cardsGiven' }>

const BY = {
  suivi: 'suivi',
  'table-loser': 'tableLoser',
  banco: 'banco',
  company: 'company',
  'con-il-tavolo': 'conIlTavolo',
  highest: 'highest',
  standing: 'standing',
  barred: 'barred',
  employee: 'employee',
} as const satisfies Record<CardsGiven['by'], keyof typeof HOLDER_SENTENCES>

/** Section 6: the holder of the cards. */
export const HOLDER: Telling<HolderEvent> = {
  cardsGiven: ({ member, by }) => tell(BY[by], { member: { member } }),
  cardsTakenBack: ({ member, provision }) =>
    tell(provision === 'S.117' ? 'takenOwn' : 'takenBack', { member: { member } }),
  cardsTouched: ({ member, seen }) => tell(seen ? 'seen' : 'touched', { member: { member } }),
  inexpertMarked: ({ member, provision, why }) =>
    tell(provision === 'S.28' ? 'cardsRefused' : 'inexpertMarked', { member: { member }, why }),
  inexpertEnded: ({ member, why }) => tell('inexpertEnded', { member: { member }, why }),
  holderReproved: ({ member, provision }) =>
    tell(provision === 'S.28' ? 'delays' : 'hides', { member: { member } }),
}
