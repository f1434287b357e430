import type { RefusalTexts } from '../../kernel/article'

/** Section 3: the float. */
export const FLOAT_REFUSALS = {
  'box-not-open': {
    it: 'La cassetta della dotazione non è aperta.',
    en: 'The box of the float is not open.',
  },
  'declared-between-coups': {
    it: 'Un colpo è in gioco: la dotazione si dichiara tra un colpo e l’altro.',
    en: 'A coup is in play: a float is declared between two coups.',
  },
  'no-count-waits': {
    it: 'Nessuna conta attende conferma.',
    en: 'No count waits for confirmation.',
  },
  'witness-awaited': {
    it: 'Si attende la conferma del testimone.',
    en: 'The witness’s confirmation is awaited.',
  },
  'three-persons': {
    it: 'Commissario, testimone e changeur sono tre persone diverse.',
    en: 'Inspector, witness and changeur are three different persons.',
  },
  'too-late': {
    it: 'Sono passati più di {minutes} minuti: si conta di nuovo.',
    en: 'More than {minutes} minutes have passed: count again.',
  },
  'not-its-value': {
    it: 'La dotazione vale {value}; ne sono contati {counted}.',
    en: 'The float is worth {value}; {counted} are counted.',
  },
  'no-such-piece': {
    it: 'Questa casa non ha pezzi da {chips}.',
    en: 'This house has no pieces of {chips}.',
  },
  'no-such-gap': {
    it: 'Questo plus o minus non c’è.',
    en: 'There is no such plus or minus.',
  },
  'coup-first': {
    it: 'Prima si finisce il colpo.',
    en: 'The coup is finished first.',
  },
  'nothing-taken': {
    it: 'Occorre almeno una fiche.',
    en: 'At least one chip is needed.',
  },
  'not-equal': {
    it: 'Si prendono {taken} e se ne danno {given}: il cambio deve essere pari.',
    en: '{taken} are taken and {given} given: a change is equal.',
  },
  'not-in-float': {
    it: 'Nella dotazione mancano {chips} in questi pezzi.',
    en: 'The float lacks {chips} in these pieces.',
  },
  'stakes-left': {
    it: 'Sul tappeto restano poste: si giocano, oppure prima si chiude il tavolo.',
    en: 'Stakes are left on the cloth: they are played, or the table is closed first.',
  },
  'movement-under-way': {
    it: 'Il modulo {form} è ancora in corso.',
    en: 'Form {form} is still under way.',
  },
  'no-such-form': {
    it: 'Questo modulo non c’è.',
    en: 'There is no such form.',
  },
  'not-equal-value': {
    it: 'Escono {out} ed entrano {in}: il reintegro è pari nei due sensi.',
    en: '{out} go out and {in} come in: a reintegro is equal both ways.',
  },
  'not-so-many-notes': {
    it: 'Non ci sono tante banconote.',
    en: 'There are not so many banknotes.',
  },
  'desk-lacks': {
    it: 'Alla cassa mancano {chips} in questi pezzi.',
    en: 'The cash desk lacks {chips} in these pieces.',
  },
  'only-comes': {
    it: 'Un’aggiunta porta pezzi e non ne prende.',
    en: 'An addition brings pieces and takes none.',
  },
  'only-goes': {
    it: 'Un reso prende pezzi e non ne porta.',
    en: 'A return takes pieces and brings none.',
  },
  'more-than-added': {
    it: 'Si rende al più ciò che è stato aggiunto, con i moduli in corso.',
    en: 'At most what was added is returned, forms under way included.',
  },
  'declare-first': {
    it: 'Prima si dichiara il plus o minus.',
    en: 'The plus or minus is declared first.',
  },
  'no-difference': {
    it: 'La conta è quella attesa.',
    en: 'The count is the expected one.',
  },
  'judged-already': {
    it: 'È già fatto.',
    en: 'It is done already.',
  },
  'above-the-gap': {
    it: 'È più della differenza.',
    en: 'It is more than the difference.',
  },
  'play-waits': {
    it: 'Per il plus o minus il commissario deve ancora decidere se si gioca.',
    en: 'The inspector has still to decide whether play goes on after the plus or minus.',
  },
} as const satisfies RefusalTexts
