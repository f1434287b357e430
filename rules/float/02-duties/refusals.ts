import type { RefusalTexts } from '../../kernel/article'

/** Section 2: what the changeur does. */
export const DUTY_REFUSALS = {
  'stack-open': {
    it: 'Una massa al cambio aspetta di essere cambiata.',
    en: 'A stack put up for change waits to be changed.',
  },
  'no-stack': {
    it: 'Non c’è una massa al cambio.',
    en: 'There is no stack to change.',
  },
  'inspector-grants': {
    it: 'Solo il commissario concede anticipazioni.',
    en: 'Only the inspector grants advances.',
  },
  'no-leave': {
    it: 'Manca il permesso del commissario.',
    en: 'The inspector’s permission is missing.',
  },
  'count-under-way': {
    it: 'La dotazione si sta contando: nulla si muove.',
    en: 'The float is being counted: nothing moves.',
  },
  'hand-over-first': {
    it: 'Prima si passa il turno.',
    en: 'The turn is handed over first.',
  },
  'wait-for-coup': {
    it: 'Si aspetta la fine del colpo.',
    en: 'Wait for the end of the coup.',
  },
  'same-changeur': {
    it: 'Il turno è già suo.',
    en: 'The turn is theirs already.',
  },
  'another-float': {
    it: '{member} risponde già della dotazione del tavolo {table}: un turno alla volta.',
    en: '{member} answers for the float of table {table} already: one turn at a time.',
  },
  'not-a-changeur': {
    it: '{member} non è in servizio come changeur a questo tavolo.',
    en: '{member} is not on duty as changeur at this table.',
  },
  'no-handover': {
    it: 'Nessun cambio di turno è in corso.',
    en: 'No handover is under way.',
  },
  'only-the-two': {
    it: 'Contano solo {from} e {to}.',
    en: 'Only {from} and {to} count.',
  },
  'other-counts': {
    it: 'Adesso conta l’altro.',
    en: 'Now the other one counts.',
  },
  'counts-differ': {
    it: 'Le due conte sono diverse: si conta di nuovo.',
    en: 'The two counts differ: count again.',
  },
  'inspector-must-attend': {
    it: 'Il commissario deve assistere.',
    en: 'The inspector must attend.',
  },
  'attended-already': {
    it: 'Il commissario assiste già.',
    en: 'The inspector attends already.',
  },
  'no-tax-due': {
    it: 'Questo colpo non paga cagnotte.',
    en: 'This coup pays no tax.',
  },
  'tax-paid': {
    it: 'La cagnotte di questo colpo è già nella cassetta.',
    en: 'The tax of this coup is in the box already.',
  },
  'tax-is': {
    it: 'Di fatto {won}: la cagnotte è {tax}.',
    en: 'Di fatto {won}: the tax is {tax}.',
  },
  'tax-left': {
    it: 'La cagnotte è {tax}, e {inBox} sono già nella cassetta: si versano gli altri {left}.',
    en: 'The tax is {tax}, and {inBox} are in the box already: pay the other {left}.',
  },
} as const satisfies RefusalTexts
