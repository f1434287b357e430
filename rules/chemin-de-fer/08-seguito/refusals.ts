import type { Sentence } from '../../kernel/tell'

/** The seguito and the auction: refusals in their order of precedence. */
export const SEGUITO_REFUSALS = {
  'nothing-on-offer': {
    it: 'Nessuna mano passata è in offerta.',
    en: 'No passed mano is on offer.',
  },
  'barred-from-buying': {
    it: 'L’ispettore ha tolto a {member} il diritto di acquistare mani.',
    en: 'The inspector has taken the right to buy mani from {member}.',
  },
  'only-banco-calls': {
    it: 'A {member}, che ha passato una mano acquistata, restano solo le domande di banco finché il prossimo banchiere non avrà finito.',
    en: '{member} passed a bought mano and keeps only banco calls until the next banker’s mano is over.',
  },
  'own-mano': {
    it: '{member} ha appena passato questa mano: può riprenderla solo se nessun altro la vuole.',
    en: '{member} has just passed this mano, and may take it back only when nobody else wants it.',
  },
  'not-in-own-auction': {
    it: '{member} era banchiere o socio di questa mano: all’incanto non può offrire.',
    en: '{member} was banker or partner of this mano, and may not bid for it.',
  },
  'holder-away': {
    it: '{member} è assente: la paletta passa oltre.',
    en: '{member} is away: the palette goes past.',
  },
  'sits-elsewhere': {
    it: '{member} ha un posto a un altro tavolo.',
    en: '{member} has a seat at another table.',
  },
  'is-seated': {
    it: '{member} è seduto: risponde alla paletta, non con chi è in piedi.',
    en: '{member} is seated, and answers the palette, not with the standing.',
  },
  'round-not-over': {
    it: 'Il giro della paletta non è finito: chi è in piedi aspetta.',
    en: 'The palette has not gone round yet: the standing wait.',
  },
  'standing-not-asked': {
    it: 'Qui chi è in piedi compra solo all’incanto.',
    en: 'In this house the standing buy only at the auction.',
  },
  'standing-over': {
    it: 'Chi è in piedi è già stato sentito: ora si offre all’incanto.',
    en: 'The standing have been asked already: bid at the auction.',
  },
  'let-it-go-by': {
    it: '{member} ha lasciato passare la paletta: può chiedere la mano a giro finito.',
    en: '{member} let the palette go by, and may ask for the mano when the round is over.',
  },
  'palette-not-there': {
    it: 'La paletta non è ancora davanti a {member}.',
    en: 'The palette has not come to {member} yet.',
  },
  'palette-gone': {
    it: 'La paletta ha finito il giro.',
    en: 'The palette has gone round.',
  },
  'seated-too-late': {
    it: 'I seduti hanno già lasciato la mano: ora si offre all’incanto.',
    en: 'The seated have let the mano go: bid at the auction.',
  },
  'not-at-the-table': {
    it: '{member} non ha un posto: parla con chi è in piedi, a giro finito.',
    en: '{member} has no seat, and speaks with the standing when the round is over.',
  },
  'not-the-outgoing': {
    it: 'La mano può riprenderla solo {member}, che l’ha passata.',
    en: 'Only {member}, who passed the mano, may take it back.',
  },
  'outgoing-not-asked': {
    it: 'Prima vanno sentiti gli altri; poi la mano può riprenderla chi l’ha passata, se la casa lo ammette.',
    en: 'The others come first; then its banker may take the mano back, where the house allows it.',
  },
  'passed-after-tie': {
    it: '{member} ha passato una mano acquistata dopo un pari al primo colpo: non può riprenderla.',
    en: '{member} passed a bought mano after a tie at its first coup, and may not take it back.',
  },
  'auction-is-next': {
    it: 'Nessun altro può prenderla all’altezza: aprite l’incanto.',
    en: 'Nobody else can take it at its sum: begin the auction.',
  },
  'others-first': {
    it: 'Prima dell’incanto vanno sentiti tutti quelli che possono prenderla all’altezza.',
    en: 'Before the auction, ask everybody who may take it at its sum.',
  },
  'auction-begun': { it: 'L’incanto è già aperto.', en: 'The auction has begun already.' },
  'no-auction': { it: 'L’incanto non è aperto.', en: 'No auction is open.' },
  'not-a-multiple': {
    it: 'Le offerte sono multipli del minimo, {minimum}.',
    en: 'Bids are multiples of the minimum, {minimum}.',
  },
  'not-above': {
    it: 'L’ultima offerta è {chips}: ne serve una più alta.',
    en: 'The last bid is {chips}: a higher one is needed.',
  },
  'not-the-same-sum': {
    it: 'Contemporanea è solo un’offerta di altri pari all’ultima.',
    en: 'Only an equal bid of somebody else can be at the same moment as the last.',
  },
  'employee-marks': {
    it: 'Se due parlano nello stesso momento, lo segna chi dirige il tavolo.',
    en: 'Only the person who leads the game marks that two spoke at the same moment.',
  },
  'no-bids': {
    it: 'Nessuno ha offerto: la mano tocca al posto a destra della mano iniziale.',
    en: 'Nobody has bid: the mano falls to the seat on the right of the one where it began.',
  },
  'has-bids': {
    it: 'C’è chi ha offerto: aggiudicate la mano.',
    en: 'There are bids: award the mano.',
  },
  'not-bought': {
    it: 'La mano di {member} non è acquistata.',
    en: '{member} did not buy this mano.',
  },
  'coup-given': {
    it: 'Il primo colpo è già cominciato: la mano non si lascia più.',
    en: 'The first coup has begun: the mano can no longer be dropped.',
  },
  'stakes-not-in': {
    it: 'Prima si chiude il gioco: solo allora si sa quanto è puntato.',
    en: 'Close the game first: only then is it known how much is staked.',
  },
  'enough-staked': {
    it: 'Sono puntati {staked}, il doppio del minimo è {twice}: il colpo va dato.',
    en: '{staked} are staked and twice the minimum is {twice}: the coup must be given.',
  },
  'may-drop': {
    it: 'Le puntate non arrivano al doppio del minimo: si può lasciare la mano senza perdere il posto.',
    en: 'The stakes do not reach twice the minimum: the mano can be dropped without losing the seat.',
  },
  'already-barred': {
    it: '{member} è già escluso dagli acquisti.',
    en: '{member} is barred from buying already.',
  },
  'not-barred': {
    it: '{member} non è escluso dagli acquisti.',
    en: '{member} is not barred from buying.',
  },
} as const satisfies Record<string, Sentence>
