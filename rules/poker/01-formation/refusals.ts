import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. I; those of one command in their order of precedence. */
export const FORMATION_REFUSALS = {
  'class-already-listed': {
    it: 'Per questa uscita e questa passata c’è già la lista «{title}»: si firma lì.',
    en: 'There is a list for this uscita and passata already, “{title}”: members sign there.',
  },
  'list-closed': {
    it: 'Questa lista è chiusa.',
    en: 'This list is closed.',
  },
  'someone-waits': {
    it: 'C’è ancora chi aspetta su questa lista ({waiting}): finché qualcuno attende non si chiude.',
    en: 'Still waiting on this list: {waiting}. It cannot be closed while anyone waits.',
  },
  'places-free': {
    it: 'Al tavolo {table} c’è ancora posto: la lista si chiude quando i tavoli sono al completo o all’ultimo giro.',
    en: 'There is still a place at table {table}: the list closes when its tables are full or in their last giro.',
  },
  'own-witness': {
    it: 'Nessuno attesta la propria firma: firmate dal vostro telefono, o davanti a un altro segretario.',
    en: 'Nobody witnesses their own signature: sign on your phone, or before another secretary.',
  },
  'autograph-missing': {
    it: 'Manca la firma: tracciatela a mano nel riquadro.',
    en: 'The autograph is missing: draw it by hand in the box.',
  },
  'already-signed': {
    it: 'Avete già firmato per questa classe, al numero {number}.',
    en: 'You have signed for this class already, with number {number}.',
  },
  'already-playing': {
    it: 'Siete al tavolo {table}: per firmare un’altra lista bisogna prima lasciarlo.',
    en: 'You sit at table {table}: leave it first to sign another list.',
  },
  'sign-up-ended': {
    it: 'Questa firma non vale più: per giocare firmate di nuovo.',
    en: 'This signature no longer counts: sign again to play.',
  },
  'not-called': {
    it: 'Non c’è una chiamata a cui rispondere.',
    en: 'There is no call to answer.',
  },
  'table-counted': {
    it: 'Il tavolo {table} non gioca più: si contano i resti.',
    en: 'Table {table} no longer plays: its resti are being counted.',
  },
  'leave-the-table-instead': {
    it: 'La partita al tavolo {table} è iniziata: non si ritira la firma, si lascia il tavolo.',
    en: 'The game at table {table} has begun: leave the table instead of withdrawing.',
  },
  'presence-unchanged': {
    it: 'È già segnato così.',
    en: 'It is recorded like this already.',
  },
  'sits-at-a-table': {
    it: 'Siede al tavolo {table}, dunque è al Circolo: se si assenta, segnatene l’assenza al tavolo.',
    en: 'The member sits at table {table}, so they are at the Club: if they go away, mark them away there.',
  },
  'no-offer-passed': {
    it: 'Non ha lasciato passare alcun posto: il prossimo è offerto a suo turno.',
    en: 'No offer was let pass: the next place is offered in turn.',
  },
  'no-option-due': {
    it: 'Per ora non c’è da scegliere: si opta quando tutte e due le liste contano cinque.',
    en: 'There is nothing to opt for yet: you opt when both lists count five.',
  },
  'others-wait-for-it': {
    it: 'Il posto è offerto per poco e altri aspettano: accettate o lasciatelo passare.',
    en: 'The place is on offer for a short time and others wait: take it or let it pass.',
  },
  'already-answered': {
    it: 'Avete già risposto che venite: prendete posto al tavolo.',
    en: 'You have answered that you are coming: take your place at the table.',
  },
  'more-time-once': {
    it: 'Il tempo si allunga una volta sola: rispondete se venite o rinunciate.',
    en: 'More time is given once only: say whether you come or give up.',
  },
  'time-not-over': {
    it: 'Il tempo per rispondere non è ancora passato.',
    en: 'The time to answer is not over yet.',
  },
  'no-first-table': {
    it: 'Non c’è ancora un primo tavolo di questa classe da dividere.',
    en: 'There is no first table of this class to split yet.',
  },
  'two-tables-already': {
    it: 'I tavoli di questa classe sono già due.',
    en: 'There are two tables of this class already.',
  },
  'seats-assigned': {
    it: 'I posti del primo tavolo sono già assegnati: chi è oltre il quinto resta dov’è.',
    en: 'The first table’s seats are assigned already: those beyond the fifth stay there.',
  },
  'fewer-than-ten': {
    it: 'Per due tavoli servono dieci firmatari presenti; per ora: {signed}.',
    en: 'Two tables need ten members signed and present; so far: {signed}.',
  },
  'game-under-way': {
    it: 'Questa partita è già cominciata.',
    en: 'This game has begun already.',
  },
  'too-few-seated': {
    it: 'Giocatori seduti: {seated}. Per cominciare ne servono almeno {needed}.',
    en: 'Players seated: {seated}. At least {needed} are needed to begin.',
  },
  'game-not-under-way': {
    it: 'La partita non è in corso.',
    en: 'The game is not under way.',
  },
  'giro-already-begun': {
    it: 'Il giro è già cominciato: si gioca il giro {giro}.',
    en: 'That giro has begun already: giro {giro} is being played.',
  },
  'giro-not-next': {
    it: 'Si gioca il giro {giro}: i giri vengono uno dopo l’altro.',
    en: 'Giro {giro} is being played: the giri come one after the other.',
  },
  'last-giro-announced': {
    it: 'L’ultimo giro è già annunciato.',
    en: 'The last giro has been announced already.',
  },
  'last-giro-not-announced': {
    it: 'L’ultimo giro non è stato annunciato.',
    en: 'The last giro has not been announced.',
  },
  'last-giro-over': {
    it: 'L’ultimo giro è finito: la partita è chiusa e la segreteria conta i resti.',
    en: 'The last giro is over: the game has ended and the desk counts the resti.',
  },
  'game-not-on': {
    it: 'Al tavolo {table} non si gioca ora.',
    en: 'There is no game on at table {table} now.',
  },
  'not-seated': {
    it: 'Non siede al tavolo.',
    en: 'The player is not seated at the table.',
  },
  'sits-elsewhere': {
    it: 'Siede ora al tavolo {table}.',
    en: 'The member sits at table {table} now.',
  },
  'not-away': {
    it: 'Non risulta assente.',
    en: 'The player is not away from the table.',
  },
  'colpo-in-play': {
    it: 'C’è un colpo in gioco: si guarda alla fine del colpo.',
    en: 'A colpo is in play: this is looked at when it ends.',
  },
  'half-hour-not-over': {
    it: 'La mezz’ora non è ancora passata.',
    en: 'The half hour is not over yet.',
  },
  'not-at-this-table': {
    it: 'Non siede a questo tavolo.',
    en: 'The member does not sit at this table.',
  },
  'withdraw-instead': {
    it: 'La partita non è cominciata: si può ritirare la firma.',
    en: 'The game has not begun: the signature can be withdrawn.',
  },
  'colpo-to-finish': {
    it: 'C’è un colpo in gioco: si lascia il tavolo quando è finito.',
    en: 'A colpo is in play: one leaves the table when it is over.',
  },
  'deputato-allows': {
    it: 'Il permesso di lasciare prima dell’ora lo dà il deputato di gioco, o in sua vece la segreteria.',
    en: 'Permission to stop before the hour is given by the deputato di gioco, or by the desk on the deputato’s behalf.',
  },
  'first-hour': {
    it: 'La partita dura almeno un’ora: mancano {minutes} min. Prima si smette solo se si è perso tutto.',
    en: 'The game lasts at least an hour: {minutes} min to go. Until then only a player who has lost everything may stop.',
  },
  'place-elsewhere': {
    it: 'Ha già un posto al tavolo {table}.',
    en: 'The member has a place at table {table} already.',
  },
  'hour-not-over': {
    it: 'La partita dura almeno un’ora: mancano {minutes} min.',
    en: 'The game lasts at least an hour: {minutes} min to go.',
  },
} as const satisfies RefusalTexts
