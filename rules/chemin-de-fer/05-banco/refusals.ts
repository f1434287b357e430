import type { Sentence } from '../../kernel/tell'

/** Banco solo, con il tavolo, suivi: refusals in their order of precedence. */
export const BANCO_REFUSALS = {
  'only-stakes': {
    it: 'Riaperto il gioco si toccano le puntate: banco non si chiama più.',
    en: 'Once the game is let open again stakes may move, but banco is no longer called.',
  },
  'already-called': {
    it: '{member} ha già chiamato: ritirate prima la chiamata.',
    en: '{member} has called already: withdraw that call first.',
  },
  'no-call': { it: '{member} non ha chiamato.', en: '{member} has not called.' },
  'respects-nobody': {
    it: 'Si rispettano le puntate già sul tavolo, non la propria.',
    en: 'Only stakes laid already can be respected, and not one’s own.',
  },
  'helper-not-possible': {
    it: '{member} non può dare una parte di questo banco.',
    en: '{member} cannot take a part in this banco.',
  },
  'nothing-left': {
    it: 'Le puntate rispettate coprono già il banco: non resta nulla da giocare.',
    en: 'The respected stakes cover the bank already: nothing is left to play.',
  },
  'bank-covered': {
    it: 'Il banco è già coperto.',
    en: 'The bank is covered already.',
  },
  'not-with-them': {
    it: 'Le carte non sono di {member}.',
    en: '{member} does not have the cards.',
  },
  'no-suivi': {
    it: '{member} non ha il suivi: non ha preso l’ultimo banco.',
    en: '{member} has no suivi: the last banco was not theirs.',
  },
  'suivi-let-go': {
    it: '{member} ha lasciato il suivi: lo riprende solo dopo un colpo pari.',
    en: '{member} has let the suivi go: only a tie brings it back.',
  },
  'suivi-called': {
    it: '{member} ha chiamato suivi: ritirate prima la chiamata.',
    en: '{member} has called suivi: withdraw the call first.',
  },
  'no-choice': {
    it: 'Il doppio si sceglie solo se il banchiere ha aggiunto e il banco supera il doppio della perdita.',
    en: 'Twice the loss is a choice only when the banker has added and the bank is above it.',
  },
  'another-comes-first': {
    it: 'Un’altra chiamata viene prima di questa.',
    en: 'Another call comes before this one.',
  },
  'cards-with-another': {
    it: 'Le carte sono già di {member}: il suivi vale solo se acconsente.',
    en: 'The cards are with {member} already: the suivi counts only with their consent.',
  },
  'too-late-for-suivi': {
    it: 'È tardi per il suivi: le carte sono in gioco.',
    en: 'It is too late for a suivi: the cards are in play.',
  },
  'cards-were-seen': {
    it: 'Le carte sono state viste: non si cedono più.',
    en: 'The cards have been seen: they cannot be given up any more.',
  },
  'no-suivi-called': {
    it: 'Le carte tornano così solo a chi ha chiamato suivi.',
    en: 'The cards come back this way only to a player who called suivi.',
  },
  'point-seen': {
    it: '{member} ha visto il punto: gioca il colpo, e chi aveva il suivi non può protestare.',
    en: '{member} has seen the point and plays the coup; the suivi holder cannot protest.',
  },
  'no-table-right': {
    it: '{member} non ha la precedenza al banco solo.',
    en: '{member} has no first right to banco solo.',
  },
  'not-solo': {
    it: 'Le offerte si accettano dentro un banco solo: {member} non ne ha chiamato uno.',
    en: 'Offers are accepted inside a banco solo: {member} has called none.',
  },
  'others-called': {
    it: 'Anche altri hanno chiamato: chi ha chiamato solo non può chiedere puntate.',
    en: 'Others have called too: a player who called solo may not ask for stakes.',
  },
  'card-seen': {
    it: 'Vista una carta non si accettano più offerte.',
    en: 'Once a card has been seen no offer is accepted.',
  },
  'above-half': {
    it: 'Le offerte non superano la metà del banco: ne restano {chips}.',
    en: 'Offers come to half the bank at most: {chips} are left.',
  },
  'not-lost-beside': {
    it: '{member} non ha perso l’ultimo banco accanto a chi chiama.',
    en: '{member} did not lose the last banco beside the caller.',
  },
  'above-double': {
    it: 'Si accetta al massimo il doppio di quanto ha perso: {chips}.',
    en: 'At most twice what was lost is taken in: {chips}.',
  },
  'banker-grants': {
    it: 'Lo concede solo chi tiene il banco.',
    en: 'Only the banker grants it.',
  },
  'not-closed-yet': {
    it: 'Il gioco è aperto: si chiama senza chiedere.',
    en: 'The game is open: anybody may call without leave.',
  },
  'given-already': {
    it: 'Le carte sono già assegnate.',
    en: 'The cards are given already.',
  },
} as const satisfies Record<string, Sentence>
