import { provision } from '../../kernel/provision'

export const TABLEAU_PROVISIONS = {
  'XVI.1': provision(
    'enforced',
    [
      'Che cosa sta nel tableau',
      'Il tableau registra per ciascuno il nome, le casse prelevate, la somma vinta o perduta.',
      'Echo: casse 100 e 50, resto 210, vince 60.',
    ],
    [
      'What the tableau holds',
      'The tableau keeps for each player the name, the casse drawn, and the sum won or lost.',
      'Echo: casse 100 and 50, resto 210, wins 60.',
    ],
  ),
  'XVI.2': provision(
    'enforced',
    [
      'Supero e ammanco',
      'In chiusura il supero va ai perditori in proporzione alla perdita; l’ammanco si colma a danno dei vincitori in proporzione alla vincita.',
      'Mancano 10; le vincite sono 60 e 40: il primo dà 6, il secondo 4.',
    ],
    [
      'Supero and ammanco',
      'At closing a supero goes to the losers in proportion to their losses; an ammanco is made good by the winners in proportion to their winnings.',
      '10 are missing; the winnings are 60 and 40: the first gives 6, the second 4.',
    ],
  ),
} as const
