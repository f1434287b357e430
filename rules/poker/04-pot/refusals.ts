import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. IV; those of one command in their order of precedence. */
export const POT_REFUSALS = {
  'no-colpo-begun': {
    it: 'Nessun colpo è iniziato: l’uscita si paga alla distribuzione.',
    en: 'No colpo has begun: the uscita is paid at the deal.',
  },
  'was-not-away': {
    it: '{member} non può entrare in questo colpo: giocherà il prossimo.',
    en: '{member} cannot enter this colpo: they play the next.',
  },
  'not-back-yet': {
    it: '{member} risulta ancora assente: segnatene prima il ritorno.',
    en: '{member} is not back at the table yet: mark their return first.',
  },
  'too-late-to-speak': {
    it: 'Il colpo è aperto o il turno di {member} è passato: giocherà il prossimo.',
    en: 'The colpo is opened, or {member}’s turn has passed: they play the next.',
  },
  'no-uscita': {
    it: '{member} non ha di che pagare l’uscita: giocherà il prossimo colpo.',
    en: '{member} cannot pay the uscita: they play the next colpo.',
  },
  'pot-too-small-for-that': {
    it: 'Nel pot ci sono {pot}: non possono mancarne {chips}.',
    en: 'The pot holds {pot}: {chips} cannot be missing from it.',
  },
  'no-sector-here': {
    it: '{member} non ha un settore a questo tavolo: indicate un giocatore seduto.',
    en: '{member} has no sector at this table: name a player who sits here.',
  },
  'cannot-answer': {
    it: 'Al resto di {member} mancano {missing} per rimettere ciò che manca nel pot: prenda prima una passata.',
    en: '{member}’s resto is {missing} short of what is missing: they must take a passata first.',
  },
  'colpo-not-settled': {
    it: 'Un colpo è già in gioco: prima registratene il risultato.',
    en: 'A colpo is already in play: record its result first.',
  },
  'uscita-missing': {
    it: 'Il pot non è al completo: manca l’uscita di {members}. Serve una passata, o si salta il colpo.',
    en: 'The pot is not complete: the uscita of {members} is missing. It takes a passata, or sitting the colpo out.',
  },
  'too-few-players': {
    it: 'Per un colpo servono almeno due giocatori.',
    en: 'A colpo needs at least two players.',
  },
  'not-in-colpo': {
    it: '{member} non era in questo colpo: togliete la sua messa.',
    en: '{member} was not in this colpo: take their stake out.',
  },
  'not-dealt-in': {
    it: '{member} non ha carte in questo colpo: gioca dal prossimo.',
    en: '{member} holds no cards in this colpo: they play from the next.',
  },
} as const satisfies RefusalTexts
