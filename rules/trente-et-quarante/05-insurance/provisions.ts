import { provision } from '../../kernel/provision'

export const INSURANCE_PROVISIONS = {
  'T.6.1': provision(
    'enforced',
    [
      'L’assicurazione',
      'Contro il 31 pari ci si assicura pagando l’uno per cento, prima della prima carta; ciò che è assicurato resta libero.',
      'Kilo paga 5 su 500: al 31 pari i 500 non vanno in prigione.',
    ],
    [
      'Insurance',
      'Against 31–31 a player insures by paying one per cent before the first card; what is insured stays free.',
      'Kilo pays 5 on 500: at 31–31 the 500 do not go to prison.',
    ],
  ),
  'T.6.2': provision(
    'enforced',
    [
      'Quanto si assicura',
      'Almeno 500 e suoi multipli, per ogni combinazione a parte.',
      'Con 700 sul nero si assicurano 500; 300 sul nero e 300 sul rosso no.',
    ],
    [
      'Amounts insured',
      'At least 500 and multiples of it, for each chance apart.',
      'Of 700 on nero, 500 are insured; 300 on nero and 300 on rosso are not.',
    ],
  ),
} as const
