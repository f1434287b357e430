import { provision } from '../../kernel/provision'

export const PARTITO_PROVISIONS = {
  'XV.1': provision(
    'prompted',
    [
      'Il partito',
      'Tutti d’accordo, i rimasti riprendono le messe e si contendono il solo pot, quando nessuno ha rilanciato e l’apertore non ha aperto sopra il pot.',
      'Aperto per il pot e due accettazioni: i tre si accordano per il partito.',
    ],
    [
      'The partito',
      'All agreeing, those left take their stakes back and contest the bare pot, when nobody raised and the opener did not open above the pot.',
      'Opened for the pot and two calls: the three agree on a partito.',
    ],
  ),
} as const
