import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XVI; those of one command in their order of precedence. */
export const TABLEAU_REFUSALS = {
  'tableau-closed': {
    it: 'Il tableau è già chiuso: per toccarlo va riaperto, da due persone.',
    en: 'The tableau is already closed: to touch it, two people must reopen it.',
  },
  'tableau-not-closed': {
    it: 'Il tableau non è chiuso: non c’è nulla da riaprire.',
    en: 'The tableau is not closed: there is nothing to reopen.',
  },
  'count-under-way': {
    it: 'La conta è già in corso.',
    en: 'The count is already under way.',
  },
  'count-not-begun': {
    it: 'La conta non è cominciata: cominciatela prima.',
    en: 'The count has not begun: begin it first.',
  },
  'colpo-in-play': {
    it: 'Un colpo è in gioco: registratene il risultato o annullatelo, poi contate.',
    en: 'A colpo is in play: record its result or void it, then count.',
  },
  'no-name': {
    it: 'Serve un nome: entrate con la vostra tessera.',
    en: 'A name is needed: sign in with your own card.',
  },
  'not-on-tableau': {
    it: '{member} non ha prelevato casse a questo tavolo.',
    en: '{member} drew no casse at this table.',
  },
  'not-all-counted': {
    it: 'Restano da contare: {members}.',
    en: 'Still to be counted: {members}.',
  },
  'recount-first': {
    it: 'Il divario di {imbalance} supera {limit}: ricontate, oppure lo accetti il deputato di gioco.',
    en: 'The gap of {imbalance} is above {limit}: count again, or let the deputato di gioco accept it.',
  },
  'nothing-to-accept': {
    it: 'Non c’è un divario da accettare: il tableau si può chiudere.',
    en: 'There is no gap to accept: the tableau can be closed.',
  },
  'no-such-payment': {
    it: 'Questo pagamento non c’è: aggiornate lo schermo.',
    en: 'There is no such payment: refresh the screen.',
  },
  'not-the-payer': {
    it: 'La consegna la segna chi paga, o la segreteria.',
    en: 'The payer, or the secretary, marks the handing over.',
  },
  'not-the-payee': {
    it: 'L’incasso lo segna chi riceve, o la segreteria.',
    en: 'The payee, or the secretary, marks the receipt.',
  },
  'not-handed-yet': {
    it: 'Il pagamento non risulta consegnato: prima la consegna, poi l’incasso.',
    en: 'The payment is not handed over yet: first handed, then received.',
  },
  'already-marked': {
    it: 'È già segnato.',
    en: 'It is marked already.',
  },
  'not-marked': {
    it: 'Non c’è nessun segno da togliere.',
    en: 'Nothing is marked that could be taken back.',
  },
  'reopening-asked': {
    it: 'La riapertura è già chiesta: la confermi un’altra persona.',
    en: 'Reopening is asked already: let another person confirm it.',
  },
  'reopening-not-asked': {
    it: 'Nessuno ha chiesto la riapertura.',
    en: 'Nobody has asked to reopen it.',
  },
  'same-person': {
    it: 'Servono due persone: la riapertura la confermi un’altra persona.',
    en: 'It takes two people: somebody else must confirm the reopening.',
  },
  'payments-marked': {
    it: 'Ci sono pagamenti già consegnati: togliete prima quei segni.',
    en: 'Some payments are marked as handed over: take those marks back first.',
  },
  'more-than-drawn': {
    it: '{member} ha prelevato soltanto {drawn}: non si può togliere di più.',
    en: '{member} drew only {drawn}: no more than that can be taken back.',
  },
  'table-not-closed': {
    it: 'Al tavolo {table} ci sono ancora fiches: chiudetene prima il tableau.',
    en: 'Table {table} still has chips: close its tableau first.',
  },
} as const satisfies RefusalTexts
