import { provision } from '../../kernel/provision'

export const LIMIT_PROVISIONS = {
  'V.no-paper': provision(
    'enforced',
    [
      'Niente assegni',
      'Il changeur non accetta dai giocatori assegni, titoli o certificati di deposito (gialline).',
      'Alfa offre un assegno: il changeur non lo prende.',
    ],
    [
      'No paper',
      'The changeur takes no cheques, instruments or certificates of deposit (gialline) from players.',
      'Alfa offers a cheque: the changeur does not take it.',
    ],
  ),
  'V.paper-leave': provision(
    'prompted',
    [
      'Il permesso del commissario',
      'Se occorre, il commissario può autorizzare quello scambio: avviene alla cassa esterna, e le fiches arrivano al tavolo per quella persona.',
      'Per un assegno di 500 la cassa prepara le fiches e il valletto le porta ad Alfa.',
    ],
    [
      'The inspector’s leave',
      'If there is need the inspector may authorise that exchange: it takes place at the cash desk, and the chips come to the table for that person.',
      'For a cheque of 500 the desk prepares the chips and the valletto brings them to Alfa.',
    ],
  ),
  'V.no-cash-out': provision(
    'enforced',
    [
      'Mai banconote per fiches',
      'Il changeur non cambia mai fiches in banconote, anche quando ha preso banconote.',
      'Alfa vuole indietro le banconote: si va alla cassa.',
    ],
    [
      'Never notes for chips',
      'The changeur never turns a player’s chips into banknotes, even after taking banknotes in.',
      'Alfa wants the banknotes back: that is for the cash desk.',
    ],
  ),
  'V.cash-limit': provision(
    'enforced',
    [
      'Il limite del contante',
      'Banconote in fiches al più fino al limite di legge, per persona e per giornata, su tutti i tavoli; da una soglia la persona è identificata.',
      'Con un limite di 3000, chi ne ha cambiati 2000 ne cambia ancora 1000.',
    ],
    [
      'The limit of cash',
      'Banknotes into chips at most up to the law’s limit, per person and gaming day, over all tables; from a threshold on the person is identified.',
      'With a limit of 3000, a person who changed 2000 changes 1000 more.',
    ],
  ),
  'V.foreign': provision(
    'enforced',
    [
      'Niente valuta estera',
      'Non si accettano banconote estere.',
      'Alfa offre franchi: il changeur li rifiuta.',
    ],
    [
      'No foreign notes',
      'No foreign banknotes are taken.',
      'Alfa offers francs: the changeur refuses them.',
    ],
    ['S.15'],
  ),
} as const
