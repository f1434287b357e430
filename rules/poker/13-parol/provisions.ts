import { provision } from '../../kernel/provision'

export const PAROL_PROVISIONS = {
  'XIII.1': provision(
    'enforced',
    [
      'Al parol chi ha fatto il pot',
      'Al parol prendono parte soltanto quelli che hanno formato il pot; con l’uscita del cartaro, i presenti quando fu fatta.',
      'Sierra è arrivata dopo il deal: non entra nel parol.',
    ],
    [
      'To the parol, who made the pot',
      'Only those who formed the pot take part in the parol; with the cartaro’s uscita, those present when it was made.',
      'Sierra came after the deal: she is not in the parol.',
    ],
  ),
  'XIII.2': provision(
    'prompted',
    [
      'Si dichiara una volta sola',
      'Ciascuno dichiara nel giro se partecipa, una volta per tutto il parol.',
      'Tango dice no: resta fuori finché il parol finisce.',
    ],
    [
      'Declared once only',
      'Each player declares in giro order whether they take part, once for the whole parol.',
      'Tango says no, and is out until the parol ends.',
    ],
  ),
  'XIII.3': provision(
    'enforced',
    [
      'Ogni resto almeno pari al pot',
      'A ogni mano del parol il resto di ciascuno è almeno pari al pot che si gioca: chi ha meno prende una passata o salta quella mano.',
      'Pot 120, resto 80: prima delle carte si prende una passata.',
    ],
    [
      'Every resto at least the pot',
      'At each hand of the parol every resto is at least the pot played for: a player with less takes a passata or sits that hand out.',
      'Pot 120, resto 80: a passata is taken before the deal.',
    ],
  ),
  'XIII.4': provision(
    'prompted',
    [
      'Il pot si può dividere',
      'Quando tutti hanno detto se partecipano, e se nessuno si oppone, il pot si divide in due o tre, giocati uno dopo l’altro.',
      'Pot 101 in tre: 35, 33 e 33.',
    ],
    [
      'The pot may be split',
      'When all have said whether they take part, and if nobody objects, the pot is split in two or three, played one after the other.',
      'A pot of 101 in three: 35, 33 and 33.',
    ],
  ),
  'XIII.5': provision(
    'enforced',
    [
      'Chi entra mette quanto gli altri',
      'Chi interviene al parol mette quanto ha messo chi lo ha determinato.',
      'I rimasti avevano messo 30, Uniform 10: entra con 20.',
    ],
    [
      'Coming in costs as much as the others put',
      'A player who comes into the parol puts in as much as those who caused it.',
      'The remainers had put 30, Uniform 10: Uniform enters with 20.',
    ],
  ),
  'XIII.6': provision(
    'enforced',
    [
      'Nel parol niente uscita',
      'Durante il parol non si paga uscita né arrosage.',
      'Due mani di parol: il pot non cresce da sé.',
    ],
    [
      'No uscita during the parol',
      'During a parol neither uscita nor arrosage is paid.',
      'Two hands of parol: the pot does not grow by itself.',
    ],
  ),
  'XIII.7': provision(
    'enforced',
    [
      'Chi fa carte e chi alza nel parol',
      'Fa carte chi ne ha diritto o, se non partecipa, il primo in gioco dopo di lui; alza il primo in gioco alla sua destra.',
      'Tocca a Victor, che è fuori: fa carte Whisky.',
    ],
    [
      'Deal and cut in the parol',
      'The deal belongs to the player whose turn it is or, if that player does not take part, to the first in play after them; the first in play on the dealer’s right cuts.',
      'It is Victor’s deal and Victor is out: Whisky deals.',
    ],
  ),
  'XIII.8': provision(
    'enforced',
    [
      'Finito il parol, la mano torna indietro',
      'Se il parol ha preso più mani, poi fa carte chi ne aveva diritto quando nacque. Se ne ha presa una sola, quella valeva la mano e si va avanti.',
      'Il parol è nato quando toccava ad Alfa: si riprende da Alfa.',
    ],
    [
      'After the parol the deal goes back',
      'If the parol took more than one hand, the deal goes back to the player to whom it was due when it arose. A parol of one hand was that deal, and play goes on from it.',
      'The parol arose when Alfa was due: play resumes with Alfa.',
    ],
  ),
} as const
