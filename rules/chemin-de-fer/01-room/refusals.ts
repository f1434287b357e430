import type { Sentence } from '../../kernel/tell'

/** The room and the seats: refusals in their order of precedence. */
export const ROOM_REFUSALS = {
  'no-vote': {
    it: 'Non si sta votando sui posti.',
    en: 'There is no vote on seats.',
  },
  'not-seated': {
    it: '{member} non ha un posto a questo tavolo.',
    en: '{member} has no seat at this table.',
  },
  'no-such-seat': {
    it: 'Il tavolo ha {seats} posti.',
    en: 'The table has {seats} seats.',
  },
  'too-few-seated': {
    it: 'I giocatori seduti sono {seated}: per giocare ne servono {least}.',
    en: 'There are {seated} seated players: play needs {least}.',
  },
  'below-minimum': {
    it: 'Il banco parte da almeno {minimum}.',
    en: 'The bank opens with at least {minimum}.',
  },
  'seated-elsewhere': {
    it: '{member} ha già il posto {seat} al tavolo {number}: prima lo lasci.',
    en: '{member} already has seat {seat} at table {number}: they must leave it first.',
  },
  'booked-already': {
    it: '{member} è già in lista per un posto.',
    en: '{member} has already booked a seat.',
  },
  'not-booked': {
    it: '{member} non è in lista per un posto.',
    en: '{member} has not booked a seat.',
  },
  'seat-is-free': {
    it: 'C’è un posto libero: ci si può sedere subito.',
    en: 'A seat is free: they may sit down at once.',
  },
  'seat-taken': { it: 'Il posto è di {holder}.', en: 'The seat is {holder}’s.' },
  'seat-kept': {
    it: '{holder} è via e tiene il posto: nessuno vi si siede.',
    en: '{holder} is away and keeps the seat: nobody sits there.',
  },
  'seat-for-seated': {
    it: 'Il posto tocca prima a {member}, che ha chiesto di cambiare.',
    en: 'The seat is first for {member}, who asked to move.',
  },
  'seat-for-standing': {
    it: 'Durante la taglia il posto tocca a chi è in piedi: {member} è in lista.',
    en: 'During the taglia the seat is for the standing: {member} has booked.',
  },
  'seat-called': {
    it: 'Per questo posto è chiamato {member}.',
    en: '{member} has been called to this seat.',
  },
  'booked-first': {
    it: 'Prima viene {member}, che è in lista.',
    en: '{member} comes first, having booked.',
  },
  'nobody-to-call': {
    it: 'In lista non c’è nessuno da chiamare.',
    en: 'Nobody is left to call on the list.',
  },
  'call-runs': { it: 'La chiamata è ancora in corso.', en: 'The call has not lapsed yet.' },
  'not-called': {
    it: '{member} non è chiamato a un posto.',
    en: '{member} has not been called to a seat.',
  },
  'banker-stays': {
    it: '{member} tiene il banco: prima finisca o passi la mano.',
    en: '{member} holds the bank: they must finish or pass the mano first.',
  },
  'plays-this-coup': {
    it: '{member} gioca in questo colpo: prima va concluso.',
    en: '{member} plays in this coup: finish it first.',
  },
  'away-already': { it: '{member} è già assente.', en: '{member} is away already.' },
  'turn-elsewhere': {
    it: 'La mano non è arrivata a questo posto.',
    en: 'The mano has not reached this seat.',
  },
  'not-away': { it: '{member} non è assente.', en: '{member} is not away.' },
  'is-away': {
    it: '{member} è assente: torni, oppure l’ispettore fa la mano in vece sua.',
    en: '{member} is away: they must come back, or the inspector takes the mano for them.',
  },
  'stood-in-once': {
    it: 'In questa assenza l’ispettore ha già fatto una mano: un’altra solo per un motivo serio.',
    en: 'The inspector has already taken one mano in this absence: another only for a serious reason.',
  },
  'stand-in-over': {
    it: 'L’ispettore ha dato i colpi previsti: ora la mano si passa.',
    en: 'The inspector has given the coups agreed: the mano must now be passed.',
  },
  'stands-in-already': {
    it: 'L’ispettore fa già questa mano.',
    en: 'The inspector already takes this mano.',
  },
  'warned-already': {
    it: 'L’avviso è già dato.',
    en: 'The warning has already been given.',
  },
  'warn-first': {
    it: 'Prima l’avviso, poi il posto si dichiara libero.',
    en: 'Warn first; then the seat may be declared free.',
  },
  'warning-runs': {
    it: 'L’avviso non è ancora scaduto.',
    en: 'The warning has not run out yet.',
  },
  'swap-open': {
    it: 'Uno scambio è già proposto: prima si concluda quello.',
    en: 'A swap has already been proposed: settle that one first.',
  },
  'same-seat': { it: 'È già il suo posto.', en: 'It is their seat already.' },
  'asked-already': {
    it: '{member} ha già chiesto di cambiare posto.',
    en: '{member} has already asked to move.',
  },
  'nothing-asked': {
    it: '{member} non ha chiesto di cambiare posto.',
    en: '{member} has not asked to move.',
  },
  'no-swap': { it: 'Nessuno scambio è proposto.', en: 'No swap has been proposed.' },
  'not-in-swap': {
    it: 'Lo scambio non riguarda {member}.',
    en: 'The swap does not concern {member}.',
  },
  'other-swap': {
    it: 'Intanto è proposto un altro scambio, con {member}: rispondete a quello.',
    en: 'Another swap is proposed by now, with {member}: answer that one.',
  },
  'swap-needs-both': {
    it: 'Per lo scambio manca il sì di {member}.',
    en: 'The swap still needs {member}’s consent.',
  },
  'seats-fixed': {
    it: 'In questa casa i posti non si aggiungono.',
    en: 'This house does not add seats.',
  },
  'not-large': {
    it: 'Posti si aggiungono solo al tavolo grande.',
    en: 'Seats are added only at the large table.',
  },
  'mid-taglia': {
    it: 'Si fa solo tra una taglia e l’altra.',
    en: 'This is done only between two taglie.',
  },
  'too-many-seats': {
    it: 'Il tavolo può avere al massimo {most} posti.',
    en: 'The table may have {most} seats at most.',
  },
  'vote-open': {
    it: 'Si sta già votando sui posti.',
    en: 'The vote on seats is already open.',
  },
  'voted-already': { it: '{member} ha già detto sì.', en: '{member} has already agreed.' },
  'all-must-agree': {
    it: 'Manca il sì di {member}: per i posti in più ci vogliono tutti i seduti.',
    en: '{member} has not agreed: more seats need everyone seated.',
  },
  'already-so': { it: 'È già così.', en: 'It is so already.' },
  'not-stopped': { it: 'Il gioco non è fermo.', en: 'The game has not been stopped.' },
} as const satisfies Record<string, Sentence>
