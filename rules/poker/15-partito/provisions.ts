import { provision } from '../../kernel/provision'

export const PARTITO_PROVISIONS = {
  'XV.1': provision(
    'prompted',
    [
      'Il partito',
      'Tutti d’accordo, i rimasti riprendono le messe e si contendono il solo pot, quando nessuno ha rilanciato e l’apertore non ha aperto sopra il pot; dove il Circolo lo vuole basta una delle due cose. Si può fino alla prima puntata dopo l’accomodo; le messe di chi è uscito restano nel pot.',
      'Aperto per il pot e due accettazioni: i tre si accordano per il partito.',
    ],
    [
      'The partito',
      'All agreeing, those left take their stakes back and contest the bare pot, when nobody raised and the opener did not open above the pot; where the Club wishes, either is enough. It may be agreed until the first bet after the draw; the stakes of those who folded stay in the pot.',
      'Opened for the pot and two calls: the three agree on a partito.',
    ],
  ),
} as const
