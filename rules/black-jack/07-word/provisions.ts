import { provision } from '../../kernel/provision'

export const WORD_PROVISIONS = {
  'B.5.1': provision(
    'enforced',
    [
      'Il tiraggio',
      'Dalla sinistra del dealer ogni casella, a turno, può chiedere carte, date una alla volta e scoperte.',
      'Prima parla la casella 1, poi la 3.',
    ],
    [
      'Tiraggio',
      'From the dealer’s left each casella in turn may ask for cards, which come one by one, face up.',
      'Casella 1 speaks first, then 3.',
    ],
  ),
  'B.5.2': provision(
    'enforced',
    [
      'Sballare',
      'Oltre il 21 la mano è finita: si ritirano le puntate, poi le carte.',
      'Dieci, otto e sei fanno 24: la puntata è persa.',
    ],
    [
      'Passing 21',
      'Past 21 the mano is over: puntate are collected at once, then the cards.',
      'Ten, eight and six make 24: the puntata is lost.',
    ],
  ),
  'B1.game.3': provision(
    'enforced',
    [
      'Restare o tirare',
      'Con meno di 21 in due carte si resta o si tira, quante volte si vuole.',
      'Con 12 Alfa tira un cinque e resta a 17.',
    ],
    [
      'Stay or draw',
      'With less than 21 on two cards one may stay or draw, as often as one likes.',
      'With 12 Alfa draws a five and stays on 17.',
    ],
  ),
  'B.7.1': provision(
    'enforced',
    [
      'L’asso del giocatore',
      'L’asso del giocatore vale uno o undici, a sua scelta.',
      'Asso e sei fanno 7 o 17.',
    ],
    [
      'The player’s ace',
      'The player’s ace is one or eleven, as the player chooses.',
      'Ace and six make 7 or 17.',
    ],
  ),
  'B.23.1': provision(
    'enforced',
    [
      'Vale la prima parola',
      'Vale la prima parola: «carta» fa dare carta, «no» fa passare oltre.',
      'Bravo dice «no» e poi ci ripensa: si passa oltre.',
    ],
    [
      'The first word counts',
      'The first word counts: “carta” brings a card, “no” passes on.',
      'Bravo says “no” and changes mind: play passes on.',
    ],
  ),
  'B.23.2': provision(
    'recorded',
    [
      'Gesti e altre parole',
      'Gesti e altre parole sono a rischio di chi li usa; ne risponde ogni puntata della casella, senza responsabilità verso altri.',
      'Un cenno frainteso costa il colpo a tutta la casella.',
    ],
    [
      'Signs and other words',
      'Signs and other words are at the user’s risk; every puntata on the casella bears it, and nobody is liable to the others.',
      'A nod misread costs the whole casella.',
    ],
  ),
  'B.27.1': provision(
    'notice',
    [
      'L’annuncio del punto',
      'I giocatori verificano che il dealer annunci bene il loro punto.',
      'Il dealer dice 16, sono 17: Charlie lo fa notare.',
    ],
    [
      'The announced point',
      'Players check that the dealer announces their point correctly.',
      'The dealer says 16, it is 17: Charlie says so.',
    ],
  ),
  'B1.object.1': provision(
    'notice',
    [
      'Lo scopo',
      'Si cerca di fare più del banco senza passare 21.',
      'Con 20 si batte un 19 del banco.',
    ],
    [
      'The aim',
      'The aim is more than the banco without passing 21.',
      'With 20 one beats the banco’s 19.',
    ],
  ),
} as const
