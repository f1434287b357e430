import { provision } from '../../kernel/provision'

export const BLACK_JACK_PROVISIONS = {
  'B.8.1': provision(
    'enforced',
    [
      'Il black jack',
      'Ventuno con le prime due carte è black jack e paga tre a due.',
      'Asso e re con 20: 30 di vincita.',
    ],
    [
      'Black jack',
      'Twenty-one with the first two cards dealt is black jack and pays three to two.',
      'Ace and king with 20 staked: it wins 30.',
    ],
  ),
  'B.8.2': provision(
    'enforced',
    [
      'Ventuno dopo una divisione',
      'Dopo una divisione 21 non è black jack: si paga alla pari e perde contro il black jack del banco.',
      'Assi divisi, arriva un re: 21 semplice.',
    ],
    [
      'Twenty-one after a split',
      'Twenty-one after a split is no black jack: paid at par, lost against the banco’s black jack.',
      'Aces split, a king comes: plain 21.',
    ],
  ),
  'B.13.3': provision(
    'enforced',
    [
      'Pagato subito',
      'Il black jack è pagato prima del tiraggio se il banco non mostra asso né dieci.',
      'Il banco ha un sette: India è pagata subito.',
    ],
    [
      'Paid at once',
      'It is paid before tiraggio when the banco shows neither an ace nor a card of ten.',
      'The banco has a seven: India is paid at once.',
    ],
  ),
  'B1.game.2': provision(
    'enforced',
    [
      'Le carte si ritirano',
      'Le carte di un black jack pagato si ritirano subito.',
      'Pagata la casella 4, le sue carte spariscono.',
    ],
    [
      'The cards are taken away',
      'The cards of a paid black jack are taken away at once.',
      'Casella 4 is paid and its cards go.',
    ],
  ),
  'B.12': provision(
    'enforced',
    [
      'Nessuna terza carta',
      'Il black jack esclude una terza carta: estrarla è un falso tiraggio.',
      'Una carta data a un black jack è una carta in più.',
    ],
    [
      'No third card',
      'A black jack takes no third card: drawing one is a false draw.',
      'A card drawn for a black jack is a surplus card.',
    ],
  ),
} as const
