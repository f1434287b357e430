import { provision } from '../../kernel/provision'

export const ADVANCE_PROVISIONS = {
  'V.out-and-back': provision(
    'enforced',
    [
      'Uscite e rientri',
      'Le somme che escono dalla dotazione per un giocatore e rientrano sono movimenti del registro, detti ad alta voce, ciascuno con la sua ora.',
      'Alfa riceve 200 alle 22 e ne rende 50 alle 23: restano fuori 150.',
    ],
    [
      'Out and back',
      'Sums that leave the float for a player and come back are movements of the book, said aloud, each with its hour.',
      'Alfa receives 200 at 10 and gives back 50 at 11: 150 are still out.',
    ],
  ),
  'V.hours': provision(
    'enforced',
    [
      'Le ore dei rientri',
      'Di ogni rientro si scrive l’ora, anche dell’ultimo.',
      'I rientri di Alfa: 23.00 e 23.40.',
    ],
    [
      'The hours of returns',
      'The hour of every return is written, of the last one too.',
      'Alfa’s returns: 11.00 and 11.40 p.m.',
    ],
    ['V.last-return'],
  ),
  'V.last-return-call': provision(
    'prompted',
    [
      'L’ultimo rientro',
      'Quando un giocatore ha reso tutto, il changeur lo dice ad alta voce al capo partita, con il posto.',
      '«Ultimo rientro, posto 4.»',
    ],
    [
      'The last return',
      'When a player has given everything back, the changeur says so aloud to the capo partita, naming the seat.',
      '“Last return, seat 4.”',
    ],
  ),
  'V.unwritten': provision(
    'recorded',
    [
      'L’anticipazione non scritta',
      'Un’anticipazione che manca dal registro appare come un minus.',
      'Mancano 100: la causa è un’anticipazione non scritta.',
    ],
    [
      'The advance not written',
      'An advance that is missing from the book shows up as a minus.',
      '100 are missing: the cause is an advance not written down.',
    ],
  ),
} as const
