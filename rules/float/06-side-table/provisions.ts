import { provision } from '../../kernel/provision'

export const SIDE_PROVISIONS = {
  'V.tips': provision(
    'recorded',
    [
      'Le mance',
      'Le mance ricevute restano in vista sul tavolino e sono riferite al commissario appena possibile.',
      'Una mancia di 20 delle 22.15 è riferita alle 22.30.',
    ],
    [
      'Tips',
      'Tips received lie in view on the small table and are reported to the inspector as soon as possible.',
      'A tip of 20 at 10.15 is reported at 10.30 p.m.',
    ],
  ),
  'V.orphans': provision(
    'recorded',
    [
      'Gli orfanelli',
      'Così anche le masse che nessuno reclama; il commissario ritira puntate e vincite non reclamate, che sono depositate, e rese a chi le reclama in tempo.',
      'Una massa di 30 al posto 5: il commissario la ritira, Alfa la reclama il giorno dopo.',
    ],
    [
      'Orphans',
      'So do stacks that nobody claims; the inspector withdraws unclaimed stakes and winnings, which are deposited, and given to the person who claims them in time.',
      'A stack of 30 at seat 5: the inspector withdraws it, Alfa claims it the next day.',
    ],
    ['V.orphans-deposit', 'S.40'],
  ),
} as const
