import { provision } from '../../kernel/provision'

export const DEAL_PROVISIONS = {
  'B.4.1': provision(
    'enforced',
    [
      'La prima carta',
      'Le carte si danno scoperte dalla sinistra del dealer: una a ogni casella puntata, poi una al banco.',
      'Le caselle 2 e 5 sono puntate: una carta alla 2, una alla 5, una al banco.',
    ],
    [
      'The first card',
      'Cards are dealt face up from the dealer’s left: one to each staked casella, then one to the banco.',
      'Caselle 2 and 5 are staked: one card to 2, one to 5, one to the banco.',
    ],
  ),
  'B.4.2': provision(
    'enforced',
    [
      'La seconda carta',
      'Poi una seconda carta alle caselle, nessuna al banco.',
      'Dopo il giro il banco ha una carta, le caselle due.',
    ],
    [
      'The second card',
      'Then a second card to the caselle, none to the banco.',
      'After it the banco has one card and each casella two.',
    ],
  ),
} as const
