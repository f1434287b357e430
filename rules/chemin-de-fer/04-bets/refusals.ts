import type { Sentence } from '../../kernel/tell'

/** Bets: refusals in their order of precedence. */
export const BETS_REFUSALS = {
  'banker-stakes': {
    it: 'Chi tiene il banco non punta contro di sé.',
    en: 'The banker does not stake against the bank.',
  },
  'away-from-table': {
    it: '{member} non è al tavolo: da lontano non si punta.',
    en: '{member} is away: nobody stakes away from the table.',
  },
  'not-own-place': {
    it: 'Si punta davanti al proprio posto: indicate quello, o un varco per chi gioca in piedi.',
    en: 'A stake lies before one’s own place: name it, or a gap for a player who stands.',
  },
  'no-such-place': {
    it: 'A questo tavolo quel posto non c’è.',
    en: 'There is no such place at this table.',
  },
  'game-closed': {
    it: 'Il gioco è chiuso: la puntata torna indietro, se il banchiere non lo riapre.',
    en: 'The game is closed: the stake is pushed back, unless the banker lets stakes in again.',
  },
  'below-least-stake': {
    it: 'La puntata minima è {least}.',
    en: 'The minimum stake is {least}.',
  },
  'part-needs-line': {
    it: 'Una parte si dichiara solo sulla linea, e non supera la puntata.',
    en: 'A part is declared only on the line, and is no more than the stake.',
  },
  'already-staked': {
    it: '{member} ha già una puntata: cambiatela.',
    en: '{member} has a stake already: change it.',
  },
  'nothing-staked': {
    it: '{member} non ha puntate su questo colpo.',
    en: '{member} has no stake on this coup.',
  },
  'same-stake': { it: 'La puntata è già così.', en: 'The stake is like this already.' },
  'committed-by-call': {
    it: '{member} ha chiamato: la somma impegnata, {chips}, resta oltre la linea finché non si ritira la chiamata.',
    en: '{member} has called: the committed {chips} lie beyond the line until the call is withdrawn.',
  },
  'nothing-to-repeat': {
    it: '{member} non aveva puntate nell’ultimo colpo.',
    en: '{member} had no stake on the last coup.',
  },
  'not-the-banker': {
    it: 'Lo può dire solo chi tiene il banco.',
    en: 'Only the banker may say so.',
  },
  'answers-awaited': {
    it: 'Qualcuno deve ancora dire se tiene la puntata.',
    en: 'Somebody has still to say whether their stake stays.',
  },
  'call-uncovered': {
    it: 'Alla chiamata di {member} mancano {chips}: li metta oltre la linea, o ritiri la chiamata.',
    en: '{member}’s call lacks {chips}: lay them beyond the line, or withdraw the call.',
  },
  'already-open': {
    it: 'Il gioco è aperto: si punta liberamente.',
    en: 'The game is open: anybody may stake.',
  },
  'cards-are-given': {
    it: 'Le carte sono già assegnate: le puntate non si toccano più.',
    en: 'The cards are given already: no stake moves any more.',
  },
  'nothing-over': {
    it: 'Le puntate non superano il banco: non c’è nulla da aggiungere.',
    en: 'The stakes do not go over the bank: there is nothing to add.',
  },
  'over-too-much': {
    it: 'Le puntate superano il banco di {chips}: si aggiunge al massimo questo.',
    en: 'The stakes go over the bank by {chips}: add no more than that.',
  },
  'not-reopened': {
    it: 'Si aggiunge al banco solo per puntate lasciate entrare dopo la chiusura.',
    en: 'The bank is added to only for stakes let in after the closing.',
  },
  'bank-by-arithmetic': {
    it: 'È un banco suivi: vale la somma ricostruita, {chips}.',
    en: 'This is a suivi: the sum rebuilt by arithmetic, {chips}, counts.',
  },
  'bank-as-announced': {
    it: 'Il banco disteso è già {chips}.',
    en: 'The bank that lies there is {chips} already.',
  },
  'said-too-late': {
    it: 'Il banco si controlla prima delle carte: ora il colpo si gioca così.',
    en: 'The bank is checked before the cards: now the coup is played as it is.',
  },
  'not-standing': {
    it: 'Riguarda chi punta in piedi.',
    en: 'This is about a player who stakes standing.',
  },
} as const satisfies Record<string, Sentence>
