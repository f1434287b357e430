import { provision } from '../../kernel/provision'

export const SPLITTING_PROVISIONS = {
  'B.11.1': provision(
    'enforced',
    [
      'La divisione',
      'Due carte dello stesso valore si possono dividere aggiungendo una puntata uguale.',
      'Due otto con 20: se ne aggiungono 20.',
    ],
    [
      'Splitting',
      'Two cards of one value may be separated by adding an equal puntata.',
      'Two eights with 20: another 20 are added.',
    ],
  ),
  'B1.split.1': provision(
    'enforced',
    [
      'I dieci sono uguali',
      'Dieci e figure hanno lo stesso valore: un dieci e un re sono una coppia.',
      'Fante e re si possono dividere.',
    ],
    [
      'Tens are alike',
      'Cards of ten are all of one value: a ten and a king make a pair.',
      'A jack and a king may be split.',
    ],
  ),
  'B1.split.2': provision(
    'enforced',
    [
      'Solo le prime due carte',
      'Si divide solo una coppia fra le prime due carte; ciascuna diventa la prima di una mano.',
      'Dopo la divisione arriva un altro otto: non si divide più.',
    ],
    [
      'Only the first two cards',
      'Only a pair in the first two cards dealt is split; each card becomes the first of a mano.',
      'After a split another eight comes: it is not split again.',
    ],
  ),
  'B1.split.3': provision(
    'enforced',
    [
      'Decide il titolare',
      'Solo il titolare decide di dividere.',
      'Hotel vorrebbe dividere, ma la casella è di India.',
    ],
    [
      'The titolare decides',
      'The titolare alone decides.',
      'Hotel would split, but the casella is India’s.',
    ],
  ),
  'B1.split.5': provision(
    'prompted',
    [
      'La carta scelta',
      'Gli altri che non aderiscono scelgono la carta su cui prosegue la puntata.',
      'Golf porta i suoi 10 sulla seconda carta.',
    ],
    [
      'The card chosen',
      'Companions who do not join choose the card with which their puntata goes on.',
      'Golf moves the 10 to the second card.',
    ],
  ),
  'B1.split.6': provision(
    'enforced',
    [
      'L’assente',
      'La puntata di una persona assente prosegue con la prima carta.',
      'Foxtrot è lontano: i suoi 10 restano sulla prima.',
    ],
    [
      'The absent companion',
      'The puntata of a companion who is not there goes with the first card.',
      'Foxtrot is away: the 10 stay with the first.',
    ],
  ),
  'B1.split.7': provision(
    'enforced',
    [
      'Una mano per volta',
      'La prima mano riceve la seconda carta e si gioca fino in fondo prima che l’altra riceva la sua.',
      'Chiusa la prima a 18, la seconda riceve un re.',
    ],
    [
      'One mano at a time',
      'The first mano gets its second card and is played to its end before the other gets its own.',
      'The first stays on 18, then the second gets a king.',
    ],
  ),
  'B.11.2': provision(
    'enforced',
    [
      'Prima a destra',
      'Prima la carta alla destra del giocatore, poi l’altra; ognuna si gioca a sé, con quante carte si vuole.',
      'Sulla destra tre carte, sull’altra due.',
    ],
    [
      'The right first',
      'First the card on the player’s right, then the other; each is played apart, with as many cards as the player likes.',
      'Three cards on the right, two on the other.',
    ],
  ),
  'B.11.4': provision(
    'enforced',
    [
      'Assi divisi',
      'Gli assi divisi ricevono una carta ciascuno e valgono undici.',
      'Sugli assi arrivano un sei e un re: 17 e 21.',
    ],
    [
      'Split aces',
      'Split aces get one card each, the ace counting eleven.',
      'A six and a king come: 17 and 21.',
    ],
  ),
  'B.11.5': provision(
    'enforced',
    [
      'Dieci diviso con un asso',
      'Un dieci diviso che riceve un asso è 21 e anche 11: si può tirare o raddoppiare.',
      'Alfa raddoppia l’undici.',
    ],
    [
      'A split ten with an ace',
      'A split card of ten that receives an ace is 21 and also 11: it may draw on, and be doubled.',
      'Alfa doubles the eleven.',
    ],
  ),
  'B.11.6': provision(
    'enforced',
    [
      'Ventuno semplice',
      'Asso e dieci dopo tale divisione sono 21 semplice.',
      'Si paga alla pari.',
    ],
    ['Plain 21', 'An ace with a card of ten after such a split is plain 21.', 'It is paid at par.'],
  ),
} as const
