import type { Sentence } from '../../kernel/tell'

/** Authority and conduct: refusals in their order of precedence. */
export const AUTHORITY_REFUSALS = {
  'no-such-dispute': {
    it: 'Questa contestazione non c’è: aggiornate lo schermo.',
    en: 'There is no such dispute: refresh the screen.',
  },
  'dispute-over': {
    it: 'La contestazione è già chiusa: la decisione dell’ispettore è inappellabile.',
    en: 'The dispute is over: the inspector’s ruling is without appeal.',
  },
  'reopen-tableau-first': {
    it: 'Il tableau è chiuso: prima va riaperto, da due persone.',
    en: 'The tableau is closed: two people must reopen it first.',
  },
  'no-such-coup': {
    it: 'Il colpo {coup} non è stato giocato a questo tavolo.',
    en: 'Coup {coup} has not been played at this table.',
  },
  'named-twice': {
    it: 'Una persona è nominata due volte.',
    en: 'Somebody is named twice.',
  },
  'ruled-first': {
    it: 'Ne avete già {open} aperte: prima l’ispettore decide quelle, o le ritirate.',
    en: 'You have {open} open already: the inspector rules on those first, or you withdraw them.',
  },
  'said-already': {
    it: 'Di questa contestazione avete già detto la vostra {times} volte.',
    en: 'You have had your say on this dispute {times} times already.',
  },
  'opener-withdraws': {
    it: 'La ritira chi l’ha aperta, o la segreteria.',
    en: 'It is withdrawn by whoever opened it, or by the secretary.',
  },
  'inspector-signs': {
    it: 'La decisione porta una firma: entrate con la vostra tessera.',
    en: 'A ruling is signed: sign in with your own card.',
  },
  'rule-for-a-contender': {
    it: 'Si dà ragione a una delle parti, o a nessuna.',
    en: 'Rule for one of the parties, or for none.',
  },
  'account-not-here': {
    it: 'Una decisione sposta solo fiches di chi partecipa, del banco tenuto, della cagnotte o dei depositi.',
    en: 'A ruling moves only chips of those who take part, of the bank held, of the tax or of deposits.',
  },
  'account-holds-less': {
    it: 'Da lì si possono prendere al più {chips}: cambiate la somma o prendetela altrove.',
    en: 'At most {chips} can come from there: change the sum, or take it from elsewhere.',
  },
  'nothing-to-read': {
    it: 'Qui non c’è una decisione da leggere.',
    en: 'There is no ruling to read here.',
  },
  'no-such-deposit': {
    it: 'Questo deposito non c’è.',
    en: 'There is no such deposit.',
  },
  'deposit-claimed': {
    it: 'Il deposito è già stato ritirato.',
    en: 'The deposit has been claimed already.',
  },
  'not-their-deposit': {
    it: 'Il deposito è di {member}.',
    en: 'The deposit is {member}’s.',
  },
  'sheet-signed': {
    it: 'Il foglio è datato e firmato: entrate con la vostra tessera.',
    en: 'The sheet is dated and signed: sign in with your own card.',
  },
  'sent-out-already': {
    it: '{member} è già fuori dalla sala.',
    en: '{member} is out of the rooms already.',
  },
  'still-at-stake': {
    it: '{member} ha ancora un banco o una puntata: prima si conclude o si passa la mano.',
    en: '{member} still has a bank or a stake: finish it or pass the mano first.',
  },
  'not-sent-out': {
    it: '{member} non è fuori dalla sala.',
    en: '{member} is not out of the rooms.',
  },
} as const satisfies Record<string, Sentence>
