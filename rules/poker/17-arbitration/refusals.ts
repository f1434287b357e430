import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XVII; those of one command in their order of precedence. */
export const ARBITRATION_REFUSALS = {
  'dispute-open': {
    it: 'Una contestazione ferma il gioco: prima decidetela, anche solo per ora, o ritiratela.',
    en: 'A dispute stops play: decide it first, if only for now, or withdraw it.',
  },
  'game-not-disputable': {
    it: 'A questo tavolo non c’è una partita da contestare.',
    en: 'There is no game to dispute at this table.',
  },
  'no-such-colpo': {
    it: 'Il colpo {colpo} non è ancora stato giocato.',
    en: 'Colpo {colpo} has not been played yet.',
  },
  'disputed-already': {
    it: 'Su questo il tavolo sta già votando: votate in quella contestazione.',
    en: 'The table is voting on this already: vote on that dispute.',
  },
  'ruled-first': {
    it: 'Ne avete già {open} aperte: prima si decidono quelle, o le ritirate.',
    en: 'You have {open} open already: those are decided first, or you withdraw them.',
  },
  'two-contenders-needed': {
    it: 'Indicate i contendenti: almeno due, ciascuno una volta.',
    en: 'Name the contenders: two at least, each once.',
  },
  'contender-not-here': {
    it: 'Uno dei contendenti non gioca a questo tavolo.',
    en: 'One of the contenders does not play at this table.',
  },
  'no-such-dispute': {
    it: 'Questa contestazione non c’è: aggiornate lo schermo.',
    en: 'There is no such dispute: refresh the screen.',
  },
  'vote-over': {
    it: 'La votazione è chiusa.',
    en: 'The vote is over.',
  },
  'contenders-do-not-vote': {
    it: 'I contendenti non votano.',
    en: 'The contenders do not vote.',
  },
  'only-seated-vote': {
    it: 'Vota chi è seduto al tavolo.',
    en: 'Those seated at the table vote.',
  },
  'vote-for-a-contender': {
    it: 'Si vota per uno dei contendenti.',
    en: 'The vote is for one of the contenders.',
  },
  'vote-cast': {
    it: 'Ha già votato così.',
    en: 'This vote is cast already.',
  },
  'dispute-over': {
    it: 'La contestazione è chiusa: non si dichiara più nulla.',
    en: 'The dispute is over: nothing more is stated.',
  },
  'said-already': {
    it: 'Di questa contestazione avete già detto la vostra {times} volte.',
    en: 'You have had your say on this dispute {times} times already.',
  },
  'nothing-to-decide-for-now': {
    it: 'Il gioco non aspetta più questa decisione.',
    en: 'Play does not wait for this decision any more.',
  },
  'table-may-decide': {
    it: 'Il tavolo può ancora decidere: prima votino tutti quelli che possono.',
    en: 'The table can still decide: everybody who may vote votes first.',
  },
  'cartaro-gives-word': {
    it: 'Per ora decide il cartaro, o se contende chi gli siede a sinistra; senza la sua parola le cose restano come stanno.',
    en: 'For now the cartaro decides or, if contending, the next player to the left; without a word things stay as they are.',
  },
  'nothing-to-appeal': {
    it: 'Non c’è una decisione del tavolo da portare al deputato.',
    en: 'There is no decision of the table to take to the deputato.',
  },
  'contenders-appeal': {
    it: 'Al deputato può ricorrere un contendente, o il tavolo.',
    en: 'A contender, or the table, may go to the deputato.',
  },
  'dispute-decided': {
    it: 'Su questa contestazione c’è già una decisione: non si ritira più.',
    en: 'This dispute has been decided: it can no longer be withdrawn.',
  },
  'opener-withdraws': {
    it: 'La ritira chi l’ha aperta, o la segreteria.',
    en: 'It is withdrawn by whoever opened it, or by the secretary.',
  },
  'only-contenders-name': {
    it: 'L’arbitro lo nominano i contendenti, ciascuno per sé.',
    en: 'The contenders name the arbiter, each for themselves.',
  },
  'not-the-arbiter': {
    it: 'Decide il deputato di gioco, o chi tutti i contendenti hanno nominato arbitro.',
    en: 'The deputato di gioco decides, or whoever all the contenders named as arbiter.',
  },
  'sits-at-this-table': {
    it: 'Chi gioca a questo tavolo non può giudicarne: decide un altro deputato.',
    en: 'A member who plays at this table cannot rule on it: another deputato decides.',
  },
  'table-votes-first': {
    it: 'Prima vota il tavolo; al deputato si va se non basta.',
    en: 'The table votes first; the deputato decides if that is not enough.',
  },
  'nothing-to-rule': {
    it: 'Su questa contestazione non c’è più nulla da decidere.',
    en: 'There is nothing left to decide on this dispute.',
  },
  'ruled-meanwhile': {
    it: 'Su questa contestazione si è deciso mentre scrivevate: leggete la decisione, poi decidete di nuovo se occorre.',
    en: 'This dispute was decided while you wrote: read the decision, then rule again if need be.',
  },
  'arbiters-have-spoken': {
    it: 'Chi è stato nominato si è già pronunciato: non si cambia più.',
    en: 'Whoever was named has ruled already: that can no longer be changed.',
  },
  'arbiter-plays-here': {
    it: 'L’arbitro non può essere chi gioca a questo tavolo: nominate un altro socio.',
    en: 'The arbiter cannot be somebody who plays at this table: name another member.',
  },
  'arbiter-named': {
    it: 'Ha già nominato questo arbitro.',
    en: 'The contender has named this arbiter already.',
  },
  'rule-for-a-contender': {
    it: 'Si dà ragione a uno dei contendenti, o a nessuno.',
    en: 'A ruling is for one of the contenders, or for none.',
  },
  'proposal-changed': {
    it: 'La proposta è cambiata: rileggetela.',
    en: 'The proposal has changed: read it again.',
  },
  'ruling-agreed': {
    it: 'Siete già d’accordo con questa proposta.',
    en: 'You have agreed to this proposal already.',
  },
  'nothing-to-read': {
    it: 'Questa decisione è già stata letta, o non vi riguarda.',
    en: 'This decision has been read already, or does not concern you.',
  },
  'decided-anew': {
    it: 'Nel frattempo c’è una nuova decisione: leggetela.',
    en: 'There is a new decision meanwhile: read it.',
  },
  'rota-as-it-is': {
    it: 'L’ordine di chiamata è già questo.',
    en: 'The deputati are called in this order already.',
  },
  'reopen-tableau-first': {
    it: 'Il tableau è chiuso: per muovere fiches va prima riaperto.',
    en: 'The tableau is closed: it must be reopened before chips move.',
  },
  'money-between-colpi': {
    it: 'C’è un colpo in gioco: le fiches si muovono quando è finito.',
    en: 'A colpo is in play: chips move when it is over.',
  },
  'account-not-here': {
    it: 'Le fiches si muovono solo tra i resti di questo tavolo e il suo pot; alla conta solo tra i resti.',
    en: 'Chips move only between this table’s resti and its pot; during the count only between resti.',
  },
  'not-enough-chips': {
    it: 'A chi dovrebbe darle mancano fiches: {missing}.',
    en: 'Whoever should give them is short of chips: {missing}.',
  },
  'remedy-or-chips': {
    it: 'La decisione cambia il colpo oppure muove fiches: scegliete una delle due cose.',
    en: 'A ruling either changes the colpo or moves chips: choose one of the two.',
  },
  'no-colpo-to-change': {
    it: 'Non c’è un colpo che si possa ancora cambiare; si possono muovere fiches.',
    en: 'There is no colpo that can still be changed; chips can be moved.',
  },
  'no-such-raise': {
    it: 'Questo rilancio non è più tra le mosse del colpo.',
    en: 'This raise is no longer among the moves of the colpo.',
  },
  'raise-settled': {
    it: 'Il colpo è finito e il rilancio ha avuto risposta: si possono muovere fiches.',
    en: 'The colpo is over and the raise was answered: chips can be moved.',
  },
  'hand-not-in-play': {
    it: 'Quella mano non è in gioco, o è l’unica rimasta.',
    en: 'That hand is not in play, or is the only one left.',
  },
  'no-pot-to-divide': {
    it: 'Il pot si divide quando si mostrano le carte, tra chi è rimasto in gioco.',
    en: 'The pot is divided once cards are shown, between those still in the game.',
  },
  'too-late-to-void': {
    it: 'Dopo un’altra distribuzione, in un parol o durante la conta il colpo non si annulla; si possono muovere fiches.',
    en: 'After another deal, in a parol or during the count a colpo is not made void; chips can be moved.',
  },
} as const satisfies RefusalTexts
