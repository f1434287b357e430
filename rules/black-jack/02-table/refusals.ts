import type { Sentence } from '../../kernel/tell'

/** Table, caselle, titolare: refusals in their order of precedence. */
export const TABLE_REFUSALS = {
  'no-such-seat': {
    it: 'Il tavolo ha {seats} posti.',
    en: 'The table has {seats} seats.',
  },
  'no-such-casella': {
    it: 'Il tavolo ha {caselle} caselle.',
    en: 'The table has {caselle} caselle.',
  },
  'seat-taken': {
    it: 'Il posto è di {player}.',
    en: 'The seat is {player}’s.',
  },
  'no-seat': {
    it: '{player} non ha un posto a questo tavolo.',
    en: '{player} has no seat at this table.',
  },
  'has-a-seat': {
    it: 'Questa persona siede già al tavolo.',
    en: 'This person is seated at the table.',
  },
  'marked-so-already': {
    it: 'È già segnato così.',
    en: 'It is marked so already.',
  },
  'crowd-so-already': {
    it: 'Il tavolo è già dichiarato così.',
    en: 'The table is declared so already.',
  },
  'one-puntata-each': {
    it: 'I giocatori sono molti: {player} ha già la sua puntata.',
    en: 'There are many players: {player} has a puntata already.',
  },
  'two-caselle-alone': {
    it: '{player} gioca contro il banco senza altri: servono puntate su due caselle.',
    en: '{player} is alone against the banco: puntate on two caselle are needed.',
  },
  'only-the-titolare': {
    it: 'Per questa casella parla solo {player}.',
    en: 'Only {player} speaks for this casella.',
  },
} as const satisfies Record<string, Sentence>
