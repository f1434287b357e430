import { provision } from '../../kernel/provision'

export const TAX_PROVISIONS = {
  'S.10a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The employee leads the game and takes 5 % of what the banker wins, coup by coup, and of nothing else.',
      '',
    ],
    ['V.lead', 'V.tax'],
  ),
} as const
