import { seated } from '@/rules/chemin-de-fer/mano/order'
import { cheminRow, cheminTableIn } from '../chemin'
import { deliveryIn, floatIn, formGoesOn, isFloatOpen } from '../float'
import { calledBy, is } from '../poker'
import type { Said, Step, Story } from '../story'

const games = [{ game: 'chemin-de-fer', level: 2, hasFloat: true }] as const
const office = 'changeur'

/** The float is open, and some coups have been played. */
const begins = (state: unknown): boolean =>
  isFloatOpen(state) && floatIn(state).taxes.some(({ chips }) => chips > 0)

/** The changeur asks for small pieces against a large one. */
const ASK: Step = {
  say: {
    it: 'I pezzi piccoli stanno per finire. Chiedete un reintegro alla cassa esterna: un pezzo da 100 contro cinque da 20.',
    en: 'The small pieces will run out. Ask the cash desk for a reintegro: one piece of 100 for five of 20.',
  },
  row: cheminRow('V.reintegro'),
  isDone: ({ event }) => event.type === 'movementAsked' && event.kind === 'reintegro',
  hint: {
    it: 'Nella parte «Reintegri»: «Reintegro», i pezzi che entrano e quelli che escono, dello stesso valore.',
    en: 'In the part for reintegri: a reintegro, the pieces that come in and those that go out, of the same value.',
  },
  control: 'float-post.parts.forms',
}

const CARRIED: Step = {
  say: {
    it: 'Il commissario approva, la cassa prepara, il valletto parte: guardate le firme sul modulo.',
    en: 'The inspector approves, the desk prepares, the valletto leaves: watch the signatures on the form.',
  },
  row: cheminRow('V.reintegro'),
  isDone: is('movementCarried'),
  hint: {
    it: 'Firmano tutti dal loro schermo: qui si aspetta.',
    en: 'They all sign on their own screens: wait here.',
  },
  control: null,
}

const RECEIVE: Step = {
  say: {
    it: 'Il valletto è arrivato: contate i pezzi e riceveteli.',
    en: 'The valletto has come: count the pieces and receive them.',
  },
  row: cheminRow('V.reintegro'),
  facts: (state) => {
    const gets = Object.entries(deliveryIn(state)?.gets ?? {})
    return gets.map(([value, pieces]) => ({
      it: `Nel vassoio: ${pieces} da ${value}`,
      en: `On the tray: ${pieces} of ${value}`,
    }))
  },
  isDone: is('movementReceived'),
  hint: {
    it: '«Conta e ricevi», poi il numero di ogni taglio.',
    en: 'Count and receive; then the number of each denomination.',
  },
  control: 'float-post.forms.receive',
}

/** The player who asks for change: always the one at the first seat that is taken. */
function asker(state: unknown): string {
  const table = cheminTableIn(state)
  return calledBy((table && seated(table)[0]) ?? '')
}

const says =
  (it: (name: string) => string, en: (name: string) => string) =>
  (state: unknown): Said[] => [{ it: it(asker(state)), en: en(asker(state)) }]

/** The first evening of the changeur: a change, the tax in pieces, a reintegro, a tip. */
export const FIRST_EVENING_CHANGEUR: Story = {
  name: 'first-evening-changeur',
  title: { it: 'La prima serata', en: 'The first evening' },
  what: {
    it: 'Si cambia un pezzo, si versa la cagnotte, si chiede un reintegro e lo si riceve, si posa una mancia.',
    en: 'A piece is changed, the tax is paid, a reintegro is asked for and received, a tip is laid down.',
  },
  office,
  games,
  begins,
  scene: formGoesOn,
  steps: [
    {
      say: {
        it: 'Fate il cambio: entra un pezzo da 100, escono pezzi dello stesso valore.',
        en: 'Make the change: a piece of 100 comes in, pieces of the same value go out.',
      },
      row: cheminRow('V.cambio'),
      facts: says(
        (name) => `${name} posa un pezzo da 100 e chiede pezzi piccoli.`,
        (name) => `${name} lays down a piece of 100 and asks for small ones.`,
      ),
      isDone: is('changed'),
      hint: {
        it: 'Nella parte «Cambio»: toccate il 100 fra i pezzi che entrano; quelli che escono sono già proposti.',
        en: 'In the part for changes: touch the 100 among the pieces that come in; those that go out are proposed.',
      },
      control: 'float-post.change.send',
    },
    {
      say: {
        it: 'Versate una cagnotte nella cassetta, con i pezzi che bastano.',
        en: 'Pay a tax into the box, with the pieces that are enough.',
      },
      row: cheminRow('V.cagnotte-pieces'),
      isDone: is('taxPaid'),
      hint: {
        it: 'Nella parte «Cagnotte» il colpo e i pezzi sono già scritti.',
        en: 'In the part for the tax the coup and the pieces are already there.',
      },
      control: 'float-post.parts.tax',
    },
    ASK,
    CARRIED,
    RECEIVE,
    {
      say: {
        it: 'Posate la mancia sul tavolino, in vista.',
        en: 'Lay the tip on the small table, in view.',
      },
      row: cheminRow('V.tips'),
      facts: says(
        (name) => `${name} lascia un pezzo da 5.`,
        (name) => `${name} leaves a piece of 5.`,
      ),
      isDone: is('tipTaken'),
      hint: {
        it: 'Nella parte «Tavolino»: «Mancia o orfanello…», un pezzo da 5.',
        en: 'In the part for the small table: a tip or an orphan, one piece of 5.',
      },
      control: 'float-post.parts.side',
    },
  ],
}

/** The inspector signs at the changeur's tablet, as they do at a table. */
const INSPECTOR = 'commissario'
const PIN = '270418'

/** A delivery that never comes. */
export const LOST_VALLETTO: Story = {
  name: 'lost-valletto',
  title: { it: 'Il valletto non arriva', en: 'The valletto does not come' },
  what: {
    it: 'Un reintegro parte e non arriva: il commissario firma il minus, e se ne chiede un altro.',
    en: 'A reintegro leaves and never comes: the inspector signs the minus, and another is asked for.',
  },
  office,
  games,
  begins,
  scene: formGoesOn,
  pins: { [INSPECTOR]: PIN },
  steps: [
    ASK,
    CARRIED,
    {
      say: {
        it: 'Passano i minuti e il valletto non arriva. Chiamate il commissario: firma qui, sul modulo. Quello che era uscito diventa un minus.',
        en: 'Minutes pass and the valletto does not come. Call the inspector, who signs here, on the form. What had left becomes a minus.',
      },
      row: cheminRow('V.plus-minus'),
      facts: () => [
        {
          it: `${calledBy(INSPECTOR)} viene al tavolo. Il suo PIN: ${PIN}`,
          en: `${calledBy(INSPECTOR)} comes to the table. Their PIN: ${PIN}`,
        },
      ],
      isDone: is('movementLost'),
      hint: {
        it: 'Nella parte «Reintegri», sotto il modulo: «Il valletto non arriva: firma il commissario».',
        en: 'In the part for reintegri, below the form: the valletto does not come, the inspector signs.',
      },
      control: 'float-post.forms.lost',
    },
    {
      ...ASK,
      say: {
        it: 'I pezzi piccoli mancano ancora: chiedete un altro reintegro.',
        en: 'The small pieces are still missing: ask for another reintegro.',
      },
    },
    RECEIVE,
  ],
}
