import { provision } from '../../kernel/provision'

export const DOUBLING_PROVISIONS = {
  'B.10.1': provision(
    'enforced',
    [
      'Il raddoppio',
      'Con 9, 10 o 11 dopo la distribuzione si può raddoppiare la puntata.',
      'Con sei e cinque Delta aggiunge 20 ai suoi 20.',
    ],
    [
      'Doubling',
      'With 9, 10 or 11 after the deal the puntata may be doubled.',
      'With six and five Delta adds 20 to 20.',
    ],
  ),
  'B.10.2': provision(
    'enforced',
    [
      'Una sola carta',
      'Chi raddoppia riceve una carta e una soltanto.',
      'Delta riceve un due: resta a 13.',
    ],
    [
      'One card only',
      'A player who doubles receives one card, and only one.',
      'Delta gets a two: the mano stays on 13.',
    ],
  ),
  'B1.split.4': provision(
    'prompted',
    [
      'Gli altri della casella',
      'Gli altri che hanno puntato sulla casella possono raddoppiare con il titolare, senza obbligo.',
      'Echo raddoppia, Golf lascia i suoi 10.',
    ],
    [
      'Companions',
      'Companions need not double with the titolare.',
      'Echo doubles, Golf leaves the 10 as they are.',
    ],
  ),
  'B.11.3': provision(
    'enforced',
    [
      'Raddoppio dopo la divisione',
      'Dopo una divisione, con 9, 10 o 11 si può ancora raddoppiare.',
      'Diviso un otto arriva un tre: 11, si raddoppia.',
    ],
    [
      'Doubling after a split',
      'After a split, a second card that makes 9, 10 or 11 may be doubled as well.',
      'An eight is split and a three comes: 11 is doubled.',
    ],
  ),
} as const
