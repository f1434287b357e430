import { provision } from '../../kernel/provision'

export const ARBITRATION_PROVISIONS = {
  'XVII.1': provision(
    'prompted',
    [
      'Decide la maggioranza del tavolo',
      'Ciò che le regole non risolvono lo decide la maggioranza del tavolo; i contendenti non votano.',
      'Tre voti a uno per Foxtrot: per ora ha ragione lui.',
    ],
    [
      'The table’s majority decides',
      'The table’s majority decides questions that the rules do not settle; the contenders do not vote.',
      'Three votes to one for Foxtrot: for now Foxtrot is right.',
    ],
  ),
  'XVII.2': provision(
    'prompted',
    [
      'Poi il deputato di gioco',
      'Se la decisione non contenta i contendenti, decide il deputato di gioco, che non siede a quel tavolo.',
      'Golf non si accontenta del voto: il caso va al deputato.',
    ],
    [
      'Then the deputato di gioco',
      'If that does not satisfy the contenders the deputato di gioco decides, and does not sit at that table.',
      'Golf is not content with the vote: the case goes to the deputato.',
    ],
  ),
  'XVII.3': provision(
    'prompted',
    [
      'In sua assenza, per il momento',
      'In assenza del deputato vale per il momento la maggioranza; l’ultima parola resta sua.',
      'Stasera il deputato non c’è: si gioca col voto, lui deciderà domani.',
    ],
    [
      'In the deputato’s absence, for the moment',
      'In the deputato’s absence the majority decides for the moment; the final word stays with the deputato.',
      'The deputato is not here tonight: play follows the vote, and the deputato decides tomorrow.',
    ],
  ),
  'XVII.4': provision(
    'prompted',
    [
      'Senza deputato, un arbitro',
      'Dove il deputato manca, giudica un arbitro o un collegio nominato d’accordo fra le parti.',
      'Le parti nominano il socio Hotel: la sua decisione è registrata come definitiva.',
    ],
    [
      'Without a deputato, an arbiter',
      'Where there is no deputato, an arbiter or a panel named by both sides judges.',
      'The parties name member Hotel: Hotel’s decision is recorded as final.',
    ],
  ),
} as const
