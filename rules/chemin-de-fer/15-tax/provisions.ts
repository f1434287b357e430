import { provision } from '../../kernel/provision'

export const TAX_PROVISIONS = {
  'S.10a': provision(
    'enforced',
    [
      'La cagnotte',
      'L’impiegato dirige e preleva dal banco, colpo per colpo, una percentuale di ciò che il banchiere vince «di fatto»: 5 nelle case, quella scelta al Circolo (impostazione «percentuale»). Si arrotonda alla fiche, mai oltre la vincita. Nulla su parità, colpi nulli, aggiunte o incanti.',
      'Alfa vince 70: il 5 per cento è 3,5, e la cagnotte ne prende 4.',
    ],
    [
      'The tax',
      'The employee leads the game and takes from the bank, coup by coup, a share of the banker’s matched win: 5 % in both houses, the club’s own choice here (setting “percentage”). It is rounded to the chip, never above the win. Nothing on ties, void coups, additions or auctions.',
      'Alfa wins 70: 5 per cent is 3.5, and the tax takes 4.',
    ],
    ['V.lead', 'V.tax'],
  ),
} as const
