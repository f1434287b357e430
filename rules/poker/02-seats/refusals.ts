import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. II; those of one command in their order of precedence. */
export const SEATS_REFUSALS = {
  'seats-settled': {
    it: 'Il modo di assegnare i posti a questo tavolo è già deciso.',
    en: 'How this table’s seats are assigned is settled already.',
  },
  'no-change-of-seat': {
    it: 'Non si cambia posto: solo un vicino può spostarsi dove un posto si è appena liberato.',
    en: 'Seats do not change: only a neighbour may move to a seat that just fell empty.',
  },
  'no-place-here': {
    it: 'Non ha un posto da prendere a questo tavolo: si firma la lista.',
    en: 'The member has no place to take at this table: they may sign the list.',
  },
  'wish-noted': {
    it: 'È già segnato così.',
    en: 'It is recorded like this already.',
  },
  'lots-secret-changed': {
    it: 'Il seme del sorteggio non corrisponde a quello pubblicato: chiamate la segreteria.',
    en: 'The seed of the lots is not the one published: call the secretary.',
  },
  'lots-made-first-cartaro': {
    it: 'Il primo cartaro è chi ha sorteggiato il posto 1.',
    en: 'The first cartaro is the one who drew seat 1.',
  },
  'not-while-seating': {
    it: 'Il primo cartaro si indica dopo aver preso posto e prima del primo colpo.',
    en: 'The first cartaro is named after the seats are taken and before the first colpo.',
  },
  'first-cartaro-already': {
    it: 'Il primo cartaro è già al posto {seat}.',
    en: 'The first cartaro is at seat {seat} already.',
  },
  'nobody-sits-there': {
    it: 'Al posto {seat} non siede nessuno: indicate un posto occupato.',
    en: 'Nobody sits at seat {seat}: name one that is taken.',
  },
  'lots-first': {
    it: 'Prima si sorteggiano i posti, o tutti si accordano per sceglierli.',
    en: 'First the seats are drawn, or everyone agrees to choose them.',
  },
  'no-such-seat': {
    it: 'Il tavolo non ha il posto {seat}.',
    en: 'The table has no seat {seat}.',
  },
  'seat-drawn-for-him': {
    it: 'Il suo posto è stato sorteggiato: è il {seat}.',
    en: 'The player’s seat was drawn by lot: it is number {seat}.',
  },
  'seat-taken': {
    it: 'Il posto {seat} è occupato, o tenuto per chi è assente: sceglietene un altro.',
    en: 'Seat {seat} is taken, or held for someone away: choose another.',
  },
  'next-seat-first': {
    it: 'Restano vuoti posti alla destra del primo cartaro: il prossimo da occupare è il {seat}.',
    en: 'Seats at the first cartaro’s right are still empty: the next to be taken is number {seat}.',
  },
  'neighbours-first': {
    it: 'Al posto {seat} può ancora spostarsi un vicino: aspettate la prossima distribuzione.',
    en: 'A neighbour may still move to seat {seat}: wait for the next deal.',
  },
  'neighbour-preferred': {
    it: 'L’altro vicino è più in perdita e ha la preferenza: aspettate che decida.',
    en: 'The other neighbour has lost more and is preferred: wait for their decision.',
  },
  'no-seat-beside': {
    it: 'Nessun posto si è liberato accanto al suo.',
    en: 'No seat has fallen empty beside this player.',
  },
  'table-not-in-game': {
    it: 'Questo tavolo non è in gioco.',
    en: 'This table is not in play.',
  },
  'never-left': {
    it: 'Non ha lasciato questo tavolo: non c’è un rientro da chiedere.',
    en: 'The member did not leave this table: there is no return to ask for.',
  },
  'come-back-instead': {
    it: 'Il suo posto, il {seat}, è ancora tenuto: può rientrare subito.',
    en: 'The member’s seat, number {seat}, is still held: they may come back at once.',
  },
  'return-asked-already': {
    it: 'Il tavolo sta già decidendo su un rientro: prima si conclude quello.',
    en: 'The table is deciding on a return already: let that one end first.',
  },
  'list-comes-first': {
    it: 'Il posto spetta a chi aspetta sulla lista: firmatela per il prossimo.',
    en: 'The place belongs to those waiting on the list: sign it for the next one.',
  },
  'no-seat-free': {
    it: 'Al tavolo non ci sono posti liberi: firmate la lista per il prossimo.',
    en: 'There is no free seat at the table: sign the list for the next one.',
  },
  'neighbours-decide-first': {
    it: 'Sul posto libero decide prima un vicino: richiedete dopo la prossima distribuzione.',
    en: 'A neighbour decides on the free seat first: ask again after the next deal.',
  },
  'no-return-asked': {
    it: 'Nessuno ha chiesto di rientrare.',
    en: 'Nobody has asked to return.',
  },
  'only-seated-consent': {
    it: 'Decide chi è seduto al tavolo.',
    en: 'Those seated at the table decide.',
  },
  'consent-given': {
    it: 'Ha già dato il suo consenso.',
    en: 'The player has given consent already.',
  },
  'colpo-not-over': {
    it: 'C’è un colpo in gioco: il tavolo si scioglie alla fine del colpo.',
    en: 'A colpo is in play: the table dissolves when it is over.',
  },
  'parol-not-played': {
    it: 'C’è un parol da giocare: il tavolo si scioglie dopo.',
    en: 'A parol is still to be played: the table dissolves after it.',
  },
  'seat-held-for-you': {
    it: 'Al tavolo {table} il vostro posto è ancora tenuto: tornateci, o rinunciate prima a quello.',
    en: 'Your seat at table {table} is still held: come back to it, or give it up first.',
  },
  'seats-not-assigned': {
    it: 'Prima si assegnano i posti, per sorteggio o per accordo di tutti.',
    en: 'The seats come first, by lot or by everyone’s agreement.',
  },
  'no-first-cartaro': {
    it: 'Indicate chi è il primo cartaro: la carta più alta.',
    en: 'Say who is the first cartaro: the highest card.',
  },
  'no-seat-kept': {
    it: 'Nessun posto è più tenuto: si firma la lista, o si chiede il consenso del tavolo.',
    en: 'No seat is kept for the member: they may sign the list, or ask the table’s consent.',
  },
} as const satisfies RefusalTexts
