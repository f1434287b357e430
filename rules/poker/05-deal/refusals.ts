import type { RefusalTexts } from '../../kernel/article'

/** Why Art. V refuses, in order of precedence. */
export const DEAL_REFUSALS = {
  'table-not-playing': {
    it: 'Il tavolo non gioca: si è sciolto, è in conteggio o è chiuso.',
    en: 'The table does not play: it dissolved, is being counted or is closed.',
  },
  'level-casse-only': {
    it: 'Questo tavolo segna soltanto le casse: cambiate il dettaglio per registrare i colpi.',
    en: 'This table keeps casse only: change the level of detail to record colpi.',
  },
  'level-already-so': {
    it: 'Il tavolo tiene già questo dettaglio.',
    en: 'The table already keeps this level of detail.',
  },
  'colpo-not-settled': {
    it: 'Un colpo è già in gioco: prima registratene l’esito.',
    en: 'A colpo is already in play: record its result first.',
  },
  'no-colpo-in-play': {
    it: 'Nessun colpo è in gioco: non c’è nulla da annullare.',
    en: 'No colpo is in play: there is nothing to void.',
  },
  'parol-undeclared': {
    it: 'Parol: {member} deve ancora dire se partecipa.',
    en: 'Parol: {member} has still to say whether he takes part.',
  },
  'parol-under-way': {
    it: 'Un parol attende di essere giocato: prima finitelo.',
    en: 'A parol waits to be played: finish it first.',
  },
  'resti-not-counted': {
    it: 'I resti non si conoscono: contateli tutti e riprendete il gioco al dettaglio voluto.',
    en: 'The resti are not known: count them all and resume play at the level you want.',
  },
  'pack-fixed': {
    it: 'Questo tavolo gioca sempre con lo stesso mazzo.',
    en: 'This table always plays with the same pack.',
  },
  'pot-unclaimed': {
    it: 'C’è un pot da vincere: il mazzo non si cambia finché non è vinto.',
    en: 'A pot waits to be won: the pack does not change before it is.',
  },
  'pack-already-so': {
    it: 'Il mazzo è già così.',
    en: 'The pack is so already.',
  },
  'nobody-absent': {
    it: 'Nessuno è assente: nel mazzo non ci sono carte superflue.',
    en: 'Nobody is absent: no card of the pack is superfluous.',
  },
  'not-here-to-sit-out': {
    it: '{member} non è al tavolo: toglietelo da chi non gioca.',
    en: '{member} is not at the table: take him off those who sit out.',
  },
  'participants-away': {
    it: 'Nessuno di chi partecipa al parol è al tavolo: attendete il ritorno.',
    en: 'Nobody who takes part in the parol is at the table: wait for them.',
  },
  'quota-missing': {
    it: '{member} non ha di che pagare la quota del parol: chieda una passata, o salti questa mano.',
    en: '{member} cannot pay his share of the parol: ask for a passata, or let him sit this hand out.',
  },
  'uscita-missing': {
    it: 'Il pot non è al completo: manca l’uscita di {members}. Chieda una passata, o non giochi il colpo.',
    en: 'The pot is not complete: the uscita of {members} is missing. Ask for a passata, or sit the colpo out.',
  },
  'nobody-may-deal': {
    it: 'Nessuno dei presenti può fare carte: attendete un giocatore.',
    en: 'Nobody present may deal: wait for a player.',
  },
  'too-few-players': {
    it: 'Per un colpo servono almeno due giocatori.',
    en: 'A colpo needs at least two players.',
  },
  'colpo-stands': {
    it: 'Il colpo è aperto: da qui in poi è valido.',
    en: 'The colpo is opened: from here on it stands.',
  },
  'no-cartaro-there': {
    it: 'Al posto {seat} non siede nessuno: indicate chi fa carte.',
    en: 'Nobody sits at seat {seat}: say who deals.',
  },
} as const satisfies RefusalTexts
