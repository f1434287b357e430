import type { RefusalTexts } from '../../kernel/article'

/** Section 5: what the changeur may not do. */
export const LIMIT_REFUSALS = {
  'not-licensed': {
    it: 'Banconote, limiti e anticipazioni sono di una casa con licenza: la dichiara l’amministratore. Senza, la dotazione è in punti.',
    en: 'Banknotes, limits and advances belong to a licensed house, which the administrator declares. Without it the float is in points.',
  },
  'no-paper': {
    it: 'Assegni, titoli e gialline non si prendono al tavolo: si chiede al commissario.',
    en: 'Cheques, instruments and gialline are not taken at the table: the inspector is asked.',
  },
  'points-only': {
    it: 'Qui si gioca a punti: non si cambiano assegni né titoli.',
    en: 'This house plays for points: no cheques or instruments are exchanged.',
  },
  'not-the-paper': {
    it: 'I pezzi devono valere {chips}.',
    en: 'The pieces must be worth {chips}.',
  },
  'never-into-notes': {
    it: 'Al tavolo le fiches non si cambiano mai in banconote.',
    en: 'At the table chips are never turned into banknotes.',
  },
  'no-banknotes': {
    it: 'In questa casa al tavolo non si cambiano banconote.',
    en: 'In this house no banknotes are changed at the table.',
  },
  'above-limit': {
    it: 'Per oggi restano {left}.',
    en: '{left} are left for today.',
  },
  'identify-first': {
    it: 'Da {from} in su la persona va identificata.',
    en: 'From {from} on the person is identified.',
  },
  'name-needed': {
    it: 'Da {from} in su occorre il nome.',
    en: 'From {from} on a name is needed.',
  },
  'identified-already': {
    it: 'La persona è già identificata.',
    en: 'The person is identified already.',
  },
  'no-foreign-notes': {
    it: 'Non si accettano banconote estere.',
    en: 'No foreign banknotes are taken.',
  },
} as const satisfies RefusalTexts
