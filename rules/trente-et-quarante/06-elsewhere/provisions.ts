import { provision } from '../../kernel/provision'

export const ELSEWHERE_PROVISIONS = {
  'T.10': provision(
    'notice',
    [
      'Il resto',
      'Per quanto qui non è detto valgono le norme cautelative della roulette; decide l’ispettore e la decisione va nel massimario.',
      'Una carta di troppo: si ricostruisce per ordine o il colpo è nullo.',
    ],
    [
      'Elsewhere',
      'For what is not said here the protective rules of roulette hold; the inspector decides, and the ruling enters the massimario.',
      'A card too many: the rows are rebuilt in order, or the colpo is void.',
    ],
  ),
  'T.11': provision(
    'recorded',
    [
      'Le modifiche',
      'L’amministrazione può cambiare il regolamento in ogni momento; una versione nuova vale fra due taglie e porta data e autore.',
      'La prigione doppia vale dalla prossima taglia.',
    ],
    [
      'Amendments',
      'The administration may amend the regulation at any time; a new version holds from between two taglie, with its date and author.',
      'Nested prisons hold from the next taglia.',
    ],
  ),
} as const
