import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XIII; those of one command in their order of precedence. */
export const PAROL_REFUSALS = {
  'no-parol': {
    it: 'Nessun parol attende: si gioca un colpo ordinario.',
    en: 'No parol is waiting: an ordinary colpo is played.',
  },
  'not-entitled': {
    it: '{member} non ha partecipato alla formazione del pot: non può intervenire al parol.',
    en: '{member} did not take part in forming the pot: they cannot enter the parol.',
  },
  'already-declared': {
    it: '{member} ha già detto se partecipa: la parola data non si ritira.',
    en: '{member} has declared already: the declaration cannot be taken back.',
  },
  'declares-too-late': {
    it: 'Una mano del parol è già data, e {member} non aveva detto se partecipa: resta fuori finché il parol finisce.',
    en: 'A hand of the parol has been dealt, and {member} had not said whether they take part: they stay out until it ends.',
  },
  'not-his-turn': {
    it: 'Prima di {member} deve dire {next} se partecipa.',
    en: '{next} has to declare before {member}.',
  },
  'away-from-parol': {
    it: '{member} non è al tavolo: attendete il ritorno, o dichiarate che non partecipa.',
    en: '{member} is away from the table: wait for them, or declare that they stay out.',
  },
  'resto-below-parol': {
    it: 'Il resto di {member} deve almeno pareggiare il pot: mancano {missing}. Prenda prima una passata.',
    en: '{member}’s resto must at least equal the pot: {missing} are missing. They must take a passata first.',
  },
  'resto-below-quota': {
    it: 'Per entrare nel parol a {member} mancano {missing}: prenda prima una passata.',
    en: '{member} is {missing} short of the price to enter the parol: they must take a passata first.',
  },
  'already-split': {
    it: 'Il pot è già spartito.',
    en: 'The pot is split already.',
  },
  'parol-begun': {
    it: 'Una mano del parol è già giocata: il pot non si spartisce più.',
    en: 'A hand of the parol has been played: the pot can no longer be split.',
  },
  'split-after-declaring': {
    it: 'Il pot si spartisce quando tutti hanno detto se partecipano: tocca a {member}.',
    en: 'The pot is split once all have said whether they take part: it is {member}’s turn to say.',
  },
  'pot-too-small': {
    it: 'Un pot di {pot} è troppo piccolo per essere spartito così.',
    en: 'A pot of {pot} is too small to be split like that.',
  },
  'parol-undeclared': {
    it: 'Parol: {member} deve ancora dire se partecipa.',
    en: 'Parol: {member} has still to say whether they take part.',
  },
  'parol-under-way': {
    it: 'Un parol attende di essere giocato: prima finitelo.',
    en: 'A parol waits to be played: finish it first.',
  },
  'participants-away': {
    it: 'Chi gioca il parol è lontano dal tavolo: attendete il ritorno, o la fine della mezz’ora.',
    en: 'Players of the parol are away from the table: wait for them, or for the end of their half hour.',
  },
  'quota-missing': {
    it: '{member} non ha di che pagare la quota del parol: chieda una passata, o salti questa mano.',
    en: '{member} cannot pay their share of the parol: they ask for a passata, or sit this hand out.',
  },
  'passata-for-parol': {
    it: 'Chi gioca il parol deve avere un resto almeno pari al pot ({pot}): per {members} serve una passata, o si salta questa mano.',
    en: 'A player in a parol needs a resto at least equal to the pot ({pot}): {members} must take a passata, or sit this hand out.',
  },
  'parol-rests-on-it': {
    it: 'Il parol poggia sul colpo {colpo}: prima delle carte del parol togliete le dichiarazioni, l’ultima per prima, e correggete; poi ci pensa il deputato.',
    en: 'The parol rests on colpo {colpo}: before the parol’s cards take the declarations back, the last one first, and correct it; after that the deputato sees to it.',
  },
} as const satisfies RefusalTexts
