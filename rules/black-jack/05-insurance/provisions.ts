import { provision } from '../../kernel/provision'

export const INSURANCE_PROVISIONS = {
  'B1.insurance.1': provision(
    'prompted',
    [
      'L’offerta dell’assicurazione',
      'Se la carta del banco è un asso, prima del tiraggio il dealer offre a tutti l’assicurazione.',
      'Il banco ha un asso: «assicurazione?».',
    ],
    [
      'The offer of insurance',
      'When the banco’s card is an ace, the dealer offers insurance to everybody before tiraggio.',
      'The banco has an ace: “insurance?”.',
    ],
  ),
  'B.9.1': provision(
    'enforced',
    [
      'Quando ci si assicura',
      'L’assicurazione è aperta solo contro un asso, dalla fine della distribuzione finché il gioco non prosegue.',
      'Dopo la prima parola Foxtrot non si assicura più.',
    ],
    [
      'When insurance is open',
      'Insurance is open only against an ace, from the end of the deal until play goes on.',
      'After the first word Foxtrot can no longer insure.',
    ],
  ),
  'B.9.2': provision(
    'enforced',
    [
      'Fino a metà',
      'Ci si assicura fino alla metà della puntata iniziale, in uno spazio a parte.',
      'Con 40 di puntata l’assicurazione arriva a 20.',
    ],
    [
      'Up to half',
      'Insurance goes up to half the initial puntata, on its own place.',
      'With a puntata of 40, insurance goes up to 20.',
    ],
  ),
  'B.9.3': provision(
    'enforced',
    [
      'L’assicurazione sta a sé',
      'Dipende solo dal black jack del banco, qualunque sia l’esito della mano.',
      'Golf sballa, il banco fa black jack: l’assicurazione vince.',
    ],
    [
      'Insurance stands alone',
      'It hangs only on the banco making black jack, whatever becomes of the mano.',
      'Golf passes 21, the banco makes black jack: the insurance wins.',
    ],
  ),
  'B.13.1': provision(
    'enforced',
    [
      'L’assicurazione vince',
      'Se il banco fa black jack l’assicurazione è pagata il doppio.',
      'Assicurati 10: tornano i 10 e 20 di vincita.',
    ],
    [
      'Insurance wins',
      'When the banco makes black jack, insurance wins twice its amount.',
      'Insured for 10: the 10 come back with 20.',
    ],
  ),
  'B.13.2': provision(
    'enforced',
    [
      'L’assicurazione perde',
      'Altrimenti si ritira subito sulla seconda carta, annunciando che perde.',
      'Il banco prende un sei: «l’assicurazione perde».',
    ],
    [
      'Insurance loses',
      'Otherwise it is collected at once on the second card, announced as lost.',
      'The banco draws a six: “insurance loses”.',
    ],
  ),
  'B1.game.1': provision(
    'prompted',
    [
      'Il pagamento alla pari',
      'Un black jack davanti a un asso o a un dieci può essere pagato alla pari, se lo si chiede prima che il gioco prosegua.',
      'Hotel ha black jack con 20 e prende 20 subito.',
    ],
    [
      'Payment at par',
      'A black jack that faces an ace or a card of ten may be paid at par, if asked before play goes on.',
      'Hotel has black jack with 20 and takes 20 at once.',
    ],
  ),
} as const
