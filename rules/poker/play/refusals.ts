import type { RefusalTexts } from '../../kernel/article'

/** Why a move is refused at a table kept move by move, in order of precedence. */
export const PLAY_REFUSALS = {
  'no-play': {
    it: 'Nessun colpo è giocato mossa per mossa a questo tavolo: distribuite le carte al dettaglio 3.',
    en: 'No colpo is played move by move at this table: deal the cards at level 3.',
  },
  'not-dealt-in': {
    it: '{member} non ha carte in questo colpo: gioca dal prossimo.',
    en: '{member} holds no cards in this colpo: he plays from the next.',
  },
  'opening-in-question': {
    it: 'Prima chi è entrato dica se ha l’apertura.',
    en: 'First let those who entered say whether they hold the opening.',
  },
  'cards-thrown': {
    it: '{member} non ha più le carte: in questo colpo non rientra.',
    en: '{member} no longer holds his cards: he does not come back into this colpo.',
  },
  'not-the-opener': {
    it: '{member} non è l’apertore di questo colpo.',
    en: '{member} is not the opener of this colpo.',
  },
  'opening-not-asked': {
    it: 'A {member} non è chiesto di dire se ha l’apertura.',
    en: '{member} is not asked whether he holds the opening.',
  },
  'no-raise-of-his': {
    it: '{member} non ha rilanciato per ultimo.',
    en: 'The last raise is not {member}’s.',
  },
  'nothing-asked-yet': {
    it: '{member} non ha ancora chiesto carte.',
    en: '{member} has not asked for cards yet.',
  },
  'not-at-the-draw': {
    it: 'Non è il momento dell’accomodo.',
    en: 'This is not the moment of the draw.',
  },
  'not-at-the-showdown': {
    it: 'Non è ancora il momento di mostrare le carte.',
    en: 'It is not yet the moment to show the cards.',
  },
  'not-in-the-game': {
    it: '{member} non è più in gioco.',
    en: '{member} is no longer in the game.',
  },
  'not-opened-yet': {
    it: 'Il colpo non è ancora aperto: un errore della distribuzione lo annulla.',
    en: 'The colpo is not opened yet: an error of the deal voids it.',
  },
  'affranco-off': {
    it: 'Questo tavolo non ammette l’affranco.',
    en: 'This table does not admit the affranco.',
  },
  'too-late-for-that': {
    it: 'È tardi per questo: la fase del colpo è passata.',
    en: 'It is too late for that: that phase of the colpo is over.',
  },
  'not-after-draw': {
    it: 'Parol e puntate dal cip vengono dopo l’accomodo.',
    en: 'Parol and bets from the cip come after the draw.',
  },
  'discarded-already': {
    it: '{member} ha già scartato: una carta ammontata non torna.',
    en: '{member} has discarded already: a card thrown does not come back.',
  },
  'keep-or-withdraw-first': {
    it: '{member} aveva parlato in anticipo: prima dica se conferma o ritira.',
    en: '{member} had spoken early: first let him keep it or take it back.',
  },
  'not-your-turn': {
    it: 'Non tocca a {member}: aspetti che parli chi lo precede.',
    en: 'It is not {member}’s turn: let him wait for the one before him.',
  },
  'early-stands': {
    it: '{member} ha già parlato in anticipo: ciò che ha detto resta fino al suo turno.',
    en: '{member} has spoken early already: what he said stands until his turn.',
  },
  'already-opened': {
    it: 'Il colpo è già aperto: si accetta, si rilancia o si gettano le carte.',
    en: 'The colpo is opened already: accept, raise or throw the cards.',
  },
  'nothing-to-accept': {
    it: 'Non c’è una puntata da accettare.',
    en: 'There is no bet to accept.',
  },
  'nothing-to-raise': {
    it: 'Non c’è una puntata da rilanciare.',
    en: 'There is no bet to raise.',
  },
  'raise-not-reopened': {
    it: 'Chi era a resto finito non ha raggiunto il rilancio minimo: si accetta o si gettano le carte.',
    en: 'The last one was all in below the smallest raise: accept or throw the cards.',
  },
  'resto-too-short': {
    it: 'Il resto arriva a {limit}: si può accettare, non rilanciare.',
    en: 'The resto reaches {limit}: accepting is possible, raising is not.',
  },
  'bet-before-you': {
    it: 'Davanti a voi ci sono già {chips}: accettate, rilanciate o gettate le carte.',
    en: '{chips} are already bet before you: accept, raise or throw the cards.',
  },
  'too-little': {
    it: '{chips} è troppo poco: almeno {min}.',
    en: '{chips} is too little: at least {min}.',
  },
  'above-resto': {
    it: '{chips} supera il resto: al massimo {max}.',
    en: '{chips} is more than the resto: at most {max}.',
  },
  'nothing-early': {
    it: '{member} non ha parlato in anticipo.',
    en: '{member} has not spoken early.',
  },
  'no-right-to-withdraw': {
    it: 'Ciò che {member} ha detto in anticipo resta: nessuno ha cambiato il gioco prima di lui.',
    en: 'What {member} said early stands: nobody before him changed the game.',
  },
  'next-has-spoken': {
    it: 'Chi segue ha già parlato: la mossa non si cambia più.',
    en: 'The next in turn has already spoken: the move can no longer be changed.',
  },
  'nothing-to-take-back': {
    it: 'Non c’è una mossa da ritirare.',
    en: 'There is no move to take back.',
  },
  'cards-seen': {
    it: 'Le carte nuove sono già viste: la richiesta non si corregge più.',
    en: 'The new cards have been seen: the request can no longer be corrected.',
  },
  'second-take-not-due': {
    it: 'Nessuno attende la seconda ripresa.',
    en: 'Nobody waits for the second take.',
  },
  'not-neighbours': {
    it: 'Sei carte e quattro devono essere di due vicini: controllate di chi si tratta.',
    en: 'Six cards and four must be two neighbours’: check who they are.',
  },
  'no-quadriglia': {
    it: 'Nessuna quadriglia sotto il minimo è stata trovata in questo colpo.',
    en: 'No quadriglia below the minimum was found in this colpo.',
  },
  'not-below-the-pack': {
    it: 'Il {lowest} è già una carta del mazzo in uso.',
    en: 'The {lowest} already is a card of the pack in use.',
  },
  'opening-already-said': {
    it: 'Dell’apertura si è già detto.',
    en: 'The opening has already been accounted for.',
  },
  'nothing-went-back': {
    it: '{member} non ha cambiato carte: la sua apertura non può essere tornata nel mazzo.',
    en: '{member} drew no cards: his opening cannot have gone back into the pack.',
  },
  'does-not-open': {
    it: 'Queste carte non aprono: occorre la pariglia richiesta, o meglio.',
    en: 'These cards do not open: it takes the required pair, or better.',
  },
  'already-shown': {
    it: '{member} ha già mostrato o ammontato le carte.',
    en: '{member} has already shown or mucked his cards.',
  },
  'not-first-to-show': {
    it: 'Mostra prima {member}.',
    en: '{member} shows first.',
  },
  'more-than-held': {
    it: '{member} ha {count} carte: non può mostrarne né chiederne di più.',
    en: '{member} holds {count} cards: he cannot show or ask for more.',
  },
  'five-cards-each': {
    it: '{member} mostra tutte e cinque le carte: soltanto l’ultimo può fermarsi a quelle che bastano.',
    en: '{member} shows all five cards: only the last may stop at those that win.',
  },
  'not-in-the-pack': {
    it: 'Questa carta non è nel mazzo in uso.',
    en: 'This card is not in the pack in use.',
  },
  'card-shown-twice': {
    it: 'Questa carta è già sul tavolo: controllate quelle mostrate.',
    en: 'This card already lies on the table: check those that were shown.',
  },
  'last-hand-wins': {
    it: '{member} è l’ultimo con le carte in mano: il pot è suo, non le butti.',
    en: '{member} is the last with cards in hand: the pot is his, let him not throw them.',
  },
  'opening-not-shown': {
    it: 'Manca l’apertura: prima dite se è stata mostrata.',
    en: 'The opening is missing: first say whether it was shown.',
  },
  'partito-not-now': {
    it: 'Il partito si fa solo se nessuno ha rilanciato e l’apertura non superava il pot.',
    en: 'A partito is possible only if nobody raised and the opening was not above the pot.',
  },
  'affranco-of-two': {
    it: 'L’affranco è fra due giocatori di questo tavolo, non di più.',
    en: 'An affranco is between two players of this table, no more.',
  },
  'affranco-in-passetto': {
    it: 'In passetto, con il solo compagno in gioco, l’affranco non rilancia mai.',
    en: 'In passetto, with only the partner in, an affranco never raises.',
  },
  'affranco-needs-tris': {
    it: 'Primo dopo il compagno che ha aperto, l’affranco rilancia solo con tris o meglio: lo dichiari.',
    en: 'First after the partner who opened, an affranco raises only with tris or better: let him declare it.',
  },
  'affranchi-lay-down': {
    it: 'Soli fra loro e senza rilanci, gli affranchi non puntano: mettono le carte sul tavolo.',
    en: 'Alone with each other and with no raise, affranchi do not bet: they lay their cards down.',
  },
  'not-two-affranchi-alone': {
    it: 'Le carte si mettono sul tavolo quando restano soli i due affranchi.',
    en: 'The cards are laid down when only the two affranchi are left.',
  },
} as const satisfies RefusalTexts
