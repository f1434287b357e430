import type { RefusalTexts } from '../../kernel/article'

/** Section 1: the offices. */
export const OFFICE_REFUSALS = {
  'not-on-duty': {
    it: 'Questo servizio è già finito.',
    en: 'This duty has ended already.',
  },
  'chief-sets-staff': {
    it: 'Il personale lo mette in servizio il commissario capo.',
    en: 'The chief inspector sets the staff to work.',
  },
  'no-such-table': {
    it: 'Questo tavolo non c’è.',
    en: 'There is no such table.',
  },
  'table-needed': {
    it: 'Per questo ufficio ({office}) si indica il tavolo.',
    en: 'This office ({office}) needs a table.',
  },
  'on-duty-already': {
    it: '{member} è già in servizio qui.',
    en: '{member} is on duty here already.',
  },
  'never-merged': {
    it: 'Chi è testimone non può avere altri uffici.',
    en: 'A witness holds no other office.',
  },
  'inspector-on-shift': {
    it: 'Un commissario è di turno: il vice non subentra.',
    en: 'An inspector is on shift: the vice does not step in.',
  },
  'capo-there': {
    it: 'Il tavolo ha già un capo partita.',
    en: 'The table has a capo partita already.',
  },
  'boxes-out': {
    it: 'Una cassetta è fuori custodia.',
    en: 'A box is out of keeping.',
  },
  'box-open': {
    it: 'La cassetta è già aperta.',
    en: 'The box is open already.',
  },
  'ordered-already': {
    it: 'L’ordine è già dato.',
    en: 'The order is given already.',
  },
  'no-order': {
    it: 'Manca l’ordine del commissario.',
    en: 'The inspector’s order is missing.',
  },
  'table-not-open': {
    it: 'Il tavolo non è aperto.',
    en: 'The table is not open.',
  },
  'no-capo': {
    it: 'Al tavolo manca il capo partita.',
    en: 'The table has no capo partita.',
  },
  'packs-not-counted': {
    it: 'Prima si tolgono i sigilli ai mazzi e si contano le carte.',
    en: 'First the packs are unsealed and the cards counted.',
  },
  'cards-not-counted': {
    it: 'Prima si contano le carte per la chiusura.',
    en: 'First the cards are counted for the closing.',
  },
  'note-needed': {
    it: 'Se qualcosa non va, occorre una nota.',
    en: 'When something is wrong, a note is needed.',
  },
  'say-what-is-wrong': {
    it: 'Devono esserci {cards} carte e {masks} divisorie: si annota che cosa manca o avanza.',
    en: 'There should be {cards} cards and {masks} masks: the missing or extra card is written down.',
  },
  'between-coups': {
    it: 'Si conta tra un colpo e l’altro.',
    en: 'The count is between two coups.',
  },
  'no-count-waits': {
    it: 'Nessuna conta attende conferma.',
    en: 'No count waits for confirmation.',
  },
  'advances-off': {
    it: 'In questa casa le anticipazioni sono escluse.',
    en: 'This house gives no advances.',
  },
  'not-to-oneself': {
    it: 'Nessuno concede un’anticipazione a se stesso.',
    en: 'Nobody grants an advance to themselves.',
  },
  'above-person': {
    it: 'A una persona al più {most}.',
    en: 'At most {most} to one person.',
  },
  'above-table': {
    it: 'A un tavolo al più {most}.',
    en: 'At most {most} at one table.',
  },
} as const satisfies RefusalTexts
