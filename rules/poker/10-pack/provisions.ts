import { provision } from '../../kernel/provision'

export const PACK_PROVISIONS = {
  'X.1': provision(
    'enforced',
    [
      'Il mazzo segue i giocatori',
      'Trentasei carte per cinque, trentadue per quattro. Due carte uguali in mani diverse valgono; nella stessa mano ne vale una.',
      'In cinque si toglie dal due al cinque: la carta più bassa è il sei.',
    ],
    [
      'The pack follows the players',
      'Thirty-six cards for five, thirty-two for four. Duplicates in different hands keep their value; in one hand only one counts.',
      'With five, the twos to the fives are taken out: the lowest card is the six.',
    ],
  ),
  'X.2': provision(
    'recorded',
    [
      'Carte estranee',
      'Trovate prima dell’apertura, la distribuzione è nulla; dopo, chi le ha può ritirare l’uscita; all’accomodo, prima che parli l’apertore, ogni messa; più tardi tutto vale.',
      'Un tre nel mazzo da trentasei, visto dopo l’apertura: chi l’ha può lasciare.',
    ],
    [
      'Alien cards',
      'Found before the opening they void the deal; after it, the holder may withdraw the uscita; at the draw, before the opener speaks, every stake; later all stands.',
      'A three in the pack of thirty-six, seen after the opening: its holder may leave.',
    ],
  ),
  'X.3': provision(
    'recorded',
    [
      'La quadriglia estranea intera gioca',
      'Una quadriglia completa sotto la carta minima conta come in gioco; se guasta una scala servita, chi l’ha può ritirare tutto.',
      'Ci sono i quattro cinque: A-6-7-8-9 non è più scala.',
    ],
    [
      'A whole alien quadriglia plays',
      'A complete quadriglia below the minimum counts as in play; if that spoils a dealt straight its holder may withdraw everything.',
      'All four fives are there: A-6-7-8-9 is a straight no more.',
    ],
  ),
} as const
