import { provision } from '../../kernel/provision'

export const PRISON_PROVISIONS = {
  'T.5.1': provision(
    'enforced',
    [
      'Il colpo nullo',
      'Due file uguali, ma non a 31: il colpo è nullo e nulla ha effetto.',
      '35 e 35: le puntate restano dove sono.',
    ],
    [
      'The null colpo',
      'Equal rows, but not at 31: the colpo is null and nothing has any effect.',
      '35 and 35: the stakes stay where they are.',
    ],
  ),
  'T.5.2': provision(
    'enforced',
    [
      'La prigione',
      'Due file a 31: le puntate vanno in prigione, con le regole scelte dalla casa per lo zero.',
      '31 e 31: i 20 di Hotel sono in prigione; se poi il nero vince, sono liberi.',
    ],
    [
      'Prison',
      'Both rows at 31: the stakes go to prison, by the rules for zero that the house has chosen.',
      '31 and 31: Hotel’s 20 are in prison; if nero wins next, they are free.',
    ],
  ),
  'T.5.3': provision(
    'prompted',
    [
      'Il ritiro',
      'Chi ha una puntata in prigione può ritirarla e ne perde la metà.',
      'India ritira 20 e ne riceve 10.',
    ],
    [
      'Withdrawing',
      'The owner of an imprisoned stake may withdraw it and loses half.',
      'India withdraws 20 and receives 10.',
    ],
  ),
  'T.5.4': provision(
    'enforced',
    [
      'Lo spostamento',
      'A richiesta di chi punta, l’impiegato sposta la puntata in prigione su un’altra combinazione: resta in prigione.',
      'Juliett chiede il rosso: i 20 passano dal nero al rosso, sempre in prigione.',
    ],
    [
      'Moving',
      'At the owner’s request the staff moves an imprisoned stake to another chance; it stays imprisoned.',
      'Juliett asks for rosso: the 20 move from nero to rosso, still in prison.',
    ],
  ),
  'T.9': provision(
    'enforced',
    [
      'L’ultima taglia',
      'Se l’ultima taglia finisce con due file a 31, niente prigione: le puntate si dividono subito.',
      'Ultimo colpo, 31 e 31: di 20 ne tornano 10.',
    ],
    [
      'The last taglia',
      'When the last taglia ends with both rows at 31 there is no prison: the stakes are divided at once.',
      'Last colpo, 31 and 31: of 20, 10 come back.',
    ],
  ),
} as const
