import type { RefusalTexts } from '../../kernel/article'

/** Why Art. XII refuses, in order of precedence. */
export const SHOWDOWN_REFUSALS = {
  'no-colpo-in-play': {
    it: 'Nessun colpo è in gioco: prima si distribuiscono le carte.',
    en: 'No colpo is in play: deal the cards first.',
  },
  'no-such-colpo': {
    it: 'Il colpo {colpo} non è più tra gli ultimi trenta: ne risponde il deputato.',
    en: 'Colpo {colpo} is no longer among the last thirty: the deputato answers for it.',
  },
  'named-twice': {
    it: '{member} è nominato due volte: lasciatelo una sola.',
    en: '{member} is named twice: keep him once.',
  },
  'not-in-colpo': {
    it: '{member} non era in questo colpo: togliete la sua messa.',
    en: '{member} was not in this colpo: take his stake out.',
  },
  'back-above-pot': {
    it: 'Dal pot non si possono ritirare {chips}: ne contiene {pot}. Correggete le uscite ritirate.',
    en: '{chips} cannot be withdrawn from the pot: it holds {pot}. Correct the uscite withdrawn.',
  },
  'put-above-resto': {
    it: '{member} non può aver messo {chips}: il suo resto arrivava a {limit}.',
    en: '{member} cannot have put in {chips}: his resto reached {limit}.',
  },
  'bet-not-covered': {
    it: '{member} è rimasto con {chips} contro {bet}, e non era a resto finito: correggete la sua messa.',
    en: '{member} stayed in with {chips} against {bet} and was not all in: correct his stake.',
  },
  'refund-from-outsider': {
    it: '{member} non ha preso parte al colpo: non può averlo aperto.',
    en: '{member} did not take part in the colpo: he cannot have opened it.',
  },
  'wrong-opener-cannot-win': {
    it: '{member} ha aperto senza apertura e non guadagna nulla: annullate il colpo, ognuno riprende la sua messa.',
    en: '{member} opened without the opening and wins nothing: void the colpo, everyone takes his stake back.',
  },
  'side-amount-unclaimed': {
    it: 'Restano {chips} contesi tra {members}: indicate chi di loro ha il punto migliore.',
    en: '{chips} are left between {members}: say which of them has the better hand.',
  },
  'later-colpi-depend': {
    it: 'Su quel pot, o sul pot in onore, si è giocato ancora: si corregge chi ha vinto e quanto ha messo, non come è finito né gli onori.',
    en: 'That pot, or the pot in honour, has been played on since: who won and what each put in may be corrected, not how it ended nor the honours.',
  },
  'would-be-short': {
    it: 'A {member} mancherebbero {missing}: prenda prima una passata, poi correggete.',
    en: '{member} would be short by {missing}: let him take a passata first, then correct.',
  },
} as const satisfies RefusalTexts
