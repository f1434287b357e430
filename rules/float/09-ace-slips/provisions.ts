import { provision } from '../../kernel/provision'

export const ACE_PROVISIONS = {
  'V.ace-slip': provision(
    'enforced',
    [
      'L’asso di cuori',
      'In una gara chi ottiene un asso di cuori riceve un tagliando numerato: gara, nome, ora, data, posto e tavolo: il banchiere o il puntatore che ha le carte, al suo posto. Le carte nulle non ne danno.',
      'Alfa, al posto 3, riceve il tagliando 12.',
    ],
    [
      'The ace of hearts',
      'In a tournament the person who gets an ace of hearts receives a numbered slip: tournament, name, hour, date, seat and table: the banker or the punter with the cards, at their own seat. Void cards give none.',
      'Alfa, on seat 3, receives slip 12.',
    ],
  ),
  'V.ace-count': provision(
    'enforced',
    [
      'Sei assi per taglia',
      'Sei mazzi hanno sei assi di cuori: una taglia dà al più sei tagliandi.',
      'Il settimo tagliando della taglia è rifiutato.',
    ],
    [
      'Six aces a taglia',
      'Six packs hold six aces of hearts: a taglia gives at most six slips.',
      'The seventh slip of the taglia is refused.',
    ],
  ),
  'V.ace-sign': provision(
    'prompted',
    [
      'La firma',
      'Un tagliando vale quando il direttore di gara l’ha firmato; fino ad allora aspetta in ordine.',
      'I tagliandi 12 e 13 aspettano la firma.',
    ],
    [
      'The signature',
      'A slip is valid once the tournament director has signed it; until then it waits in order.',
      'Slips 12 and 13 wait for the signature.',
    ],
  ),
} as const
