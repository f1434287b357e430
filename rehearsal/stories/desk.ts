import { gapIn, is, restiToCount, row, tableIn } from '../poker'
import type { Story } from '../story'
import { FIRST_EVENING_SECRETARY } from './first-evening-secretary'

/** More than the limit above which a count has to be made again. */
const PUT_ASIDE = 60
const { steps } = FIRST_EVENING_SECRETARY
const toTheCount = steps.findIndex(({ control }) => control === 'desk.cash.begin')

/** The first player to be counted, who has put chips aside and does not say so. */
export const putAside = (state: unknown): Readonly<Record<string, number>> => {
  const [first] = Object.entries(tableIn(state)?.closing?.expected ?? {}).find(
    ([, chips]) => (chips ?? 0) > PUT_ASIDE,
  ) ?? [undefined]
  return first === undefined ? {} : { [first]: -PUT_ASIDE }
}

/** A count that does not balance, and balances when it is made again. */
export const WRONG_COUNT: Story = {
  name: 'wrong-count',
  title: { it: 'Una conta che non torna', en: 'A count that does not balance' },
  what: {
    it: 'Alla fine della serata mancano fiches: si trova di chi, si riconta e si chiude.',
    en: 'At the end of the evening chips are missing: they are found, counted again, and the tableau is closed.',
  },
  office: 'secretary',
  games: [{ game: 'poker', level: 2 }],
  begins: (state) => (tableIn(state)?.colpi.length ?? 0) >= 6 && tableIn(state)?.colpo === null,
  steps: [
    ...steps.slice(toTheCount, toTheCount + 1),
    {
      say: {
        it: 'Contate i resti, uno per uno. Ciascuno vi mostra:',
        en: 'Count the resti, one by one. Each of them shows you:',
      },
      row: row('XVI.1'),
      facts: (state) => restiToCount(state, putAside(state)),
      ends: true,
      isDone: (noted, state) => is('restoCounted')(noted) && restiToCount(state).length === 0,
      hint: {
        it: 'Scrivete ciò che vedete, anche se lo schermo si aspetta altro.',
        en: 'Type what you see, even if the screen expects something else.',
      },
      control: 'desk.count.restoOf',
    },
    {
      say: {
        it: 'Mancano 60 fiches, scivolate sotto il tavolo. Aprite «Tutti i resti sono contati»: si vede a chi. Ricontate quel resto, com’era atteso.',
        en: '60 chips are missing: they had slipped under the table. Open “Every resto is counted” to see whose. Count that resto again, as it was expected.',
      },
      row: row('XVI.2'),
      waits: ({ command }) => command.type === 'acceptImbalance',
      isDone: (noted, state) => is('restoCounted')(noted) && gapIn(state) === 0,
      hint: {
        it: 'Nella riga con il divario si riscrive il numero, e Invio.',
        en: 'In the row with the gap type the number again, and Enter.',
      },
      control: 'desk.count.done',
    },
    ...steps.slice(toTheCount + 2),
  ],
}

/** A whole evening at the desk, from its opening to its end, with as many colpi as one likes. */
export const WHOLE_EVENING: Story = {
  ...FIRST_EVENING_SECRETARY,
  name: 'whole-evening',
  title: { it: 'Una serata intera', en: 'A whole evening' },
  what: {
    it: 'Come la prima, con dodici colpi, passate chieste mentre si gioca, e i pagamenti.',
    en: 'Like the first, with twelve colpi, passate asked during play, and the payments.',
  },
  steps: [
    ...steps.slice(0, toTheCount),
    {
      say: {
        it: 'La serata va. Consegnate le passate chieste, fino al dodicesimo colpo.',
        en: 'The evening goes on. Hand out the passate that are asked for, until the twelfth colpo.',
      },
      row: row('III.3'),
      isDone: (noted, state) =>
        is('colpoSettled')(noted) && (tableIn(state)?.colpoNumber ?? 0) >= 12,
      hint: {
        it: 'Le richieste stanno in «In attesa della segreteria».',
        en: 'The requests are under “Waiting for the desk”.',
      },
      control: 'desk.waiting.hand',
    },
    ...steps.slice(toTheCount, -1),
    {
      say: {
        it: 'Segnate ogni pagamento: consegnato, poi ricevuto.',
        en: 'Mark each payment: handed over, then received.',
      },
      row: row('XVI.2'),
      isDone: (noted, state) =>
        is('paymentReceived')(noted) &&
        (tableIn(state)?.tableau?.payments.every(({ receivedAt }) => receivedAt !== null) ?? false),
      hint: { it: 'I pagamenti sono sotto il tableau.', en: 'The payments are below the tableau.' },
      control: 'desk.payments.hand',
    },
    ...steps.slice(-1),
  ],
}
