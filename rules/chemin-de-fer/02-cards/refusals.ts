import type { Sentence } from '../../kernel/tell'

/** Cards, shuffle, cut, sabot: refusals in their order of precedence. */
export const CARDS_REFUSALS = {
  'one-colour': {
    it: 'I sei mazzi sono di due colori: indicatene due diversi.',
    en: 'The six packs have two colours: name two different ones.',
  },
  'packs-entered': {
    it: 'I mazzi sono già segnati: per cambiarli, usate il cambio dei mazzi.',
    en: 'The packs have already been entered: to replace them, change the packs.',
  },
  'no-packs': {
    it: 'I mazzi non sono ancora segnati.',
    en: 'The packs have not been entered yet.',
  },
  'checked-already': {
    it: 'Le carte sono già verificate.',
    en: 'The cards have already been checked.',
  },
  'taglia-running': {
    it: 'Una taglia è in corso.',
    en: 'A taglia is running.',
  },
  'no-sabot': {
    it: 'Il sabot non è pronto: prima si mescola, si taglia e si carica.',
    en: 'The sabot is not ready: mix, cut and load it first.',
  },
  'taglia-over': {
    it: 'Era l’ultimo colpo della taglia: chiudetela.',
    en: 'That was the last coup of the taglia: end it.',
  },
  'not-mixing': {
    it: 'Le carte non si stanno mescolando.',
    en: 'The cards are not being mixed.',
  },
  'announced-already': {
    it: '“Le carte passano” è già detto.',
    en: '“The cards pass” has already been said.',
  },
  'not-announced': {
    it: 'Prima l’annuncio: “le carte passano”.',
    en: 'First the announcement: “the cards pass”.',
  },
  'banker-never-mixes': {
    it: 'Il banchiere non mescola.',
    en: 'The banker never mixes.',
  },
  'only-seated-mix': {
    it: '{member} non è seduto: mescola un giocatore seduto.',
    en: '{member} is not seated: a seated player mixes.',
  },
  'mixed-already': {
    it: 'Ha già mescolato {member}: uno solo per taglia.',
    en: '{member} has already mixed: only one player does in a taglia.',
  },
  'wished-already': {
    it: '{member} ha già chiesto di mescolare.',
    en: '{member} has already asked to mix.',
  },
  'another-mixes': {
    it: 'Prima di mescolare tocca a {member}, nell’ordine del taglio.',
    en: '{member} mixes first, in the order of the cut.',
  },
  'not-cutting': {
    it: 'Non è il momento del taglio.',
    en: 'It is not the time to cut.',
  },
  'never-cuts': {
    it: '{member} non taglia: è il banchiere, il suo socio o il primo di mano.',
    en: '{member} does not cut: banker, partner and the first to play never do.',
  },
  'cut-is-offered': {
    it: 'Il taglio è offerto a {member}.',
    en: 'The cut is offered to {member}.',
  },
  'cut-already': {
    it: 'Le carte sono già tagliate.',
    en: 'The cards have already been cut.',
  },
  'not-cut': { it: 'Le carte non sono ancora tagliate.', en: 'The cards have not been cut yet.' },
  'cut-too-near': {
    it: 'Le due parti devono avere almeno {least} carte.',
    en: 'Each part must have at least {least} cards.',
  },
  'too-few-at-cut': {
    it: 'Al taglio devono essere presenti {least} giocatori del tavolo.',
    en: '{least} players of the table must be present at the cut.',
  },
  'nobody-sits': {
    it: 'Nessuno è seduto: la taglia non comincia.',
    en: 'Nobody is seated: the taglia cannot begin.',
  },
  'has-not-looked': {
    it: '{member} non ha guardato le carte nel sabot.',
    en: '{member} has not looked at cards in the sabot.',
  },
  'mask-out-already': {
    it: 'L’ultimo colpo è già annunciato.',
    en: 'The last coup has already been announced.',
  },
  'last-coup-due': {
    it: 'L’ultimo colpo della taglia va ancora giocato.',
    en: 'The last coup of the taglia has still to be played.',
  },
  'mask-still-in': {
    it: 'La mascherina non è ancora uscita.',
    en: 'The mask is not out yet.',
  },
  'not-last-coup': {
    it: 'Non è l’ultimo colpo della taglia.',
    en: 'This is not the last coup of the taglia.',
  },
  'counted-already': {
    it: 'Le sette carte sono già contate.',
    en: 'The seven cards have already been counted.',
  },
  'count-seven': {
    it: 'È l’ultimo colpo della taglia: prima di pagare, contate le carte.',
    en: 'This is the last coup of the taglia: count the cards before paying.',
  },
  'nothing-dealt': {
    it: 'Le carte non sono ancora date.',
    en: 'No cards have been dealt yet.',
  },
} as const satisfies Record<string, Sentence>
