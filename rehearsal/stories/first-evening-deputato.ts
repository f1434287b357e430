import { uncounted } from '@/rules/poker/16-tableau/rows'
import { segretario } from '@/simulate/actors'
import type { Chosen } from '@/simulate/game'
import { gapIn, is, row, tableIn } from '../poker'
import type { Story } from '../story'
import { DISPUTE, decidesItself } from './dispute'

/** Chips that the count does not find: more than a gap that the desk may close by itself. */
const MISSING = 80
/** The step at which the evening ends, and its count is short. */
const SHORT = 2

/** The desk counts, and of the first resti some chips are not found. */
function counting(state: unknown): Chosen<{ type: string }> | null {
  const table = tableIn(state)
  if (!table || table.colpo) return null
  const of = { table: table.id }
  if (!table.closing) return { command: { type: 'beginCount', ...of }, by: segretario }
  const { expected } = table.closing
  const [member] = uncounted(table)
  if (member === undefined) return null
  const due = expected[member] ?? 0
  const chips = Math.max(0, due - Math.max(0, MISSING - gapIn(state)))
  return { command: { type: 'countResto', ...of, member, chips } as never, by: segretario }
}

/** The first evening of the deputato: a dispute decided for now and for good, and a gap accepted. */
export const FIRST_EVENING_DEPUTATO: Story = {
  ...DISPUTE,
  name: 'first-evening-deputato',
  title: { it: 'La prima serata', en: 'The first evening' },
  what: {
    it: 'Si decide una contestazione, prima per ora e poi per sempre, e si accetta un ammanco alla fine.',
    en: 'A dispute is decided, for now and then for good, and a gap is accepted at the end.',
  },
  scene: (state, step, told) =>
    step === SHORT ? counting(state) : (DISPUTE.scene?.(state, step, told) ?? null),
  steps: [
    {
      say: {
        it: 'Una contestazione attende voi: aprite il caso, scegliete chi ha ragione, la norma, il motivo e che cosa cambia, e decidete per ora.',
        en: 'A dispute waits for you: open the case, choose who is right, the provision, the reason and what changes, and rule for now.',
      },
      row: row('XVII.2'),
      waits: decidesItself,
      isDone: ({ event }) => event.type === 'disputeRuled' && event.final === false,
      hint: {
        it: 'Si tocca il caso nella lista; la pagina finisce con «La vostra decisione».',
        en: 'Touch the case in the list; its page ends with your ruling.',
      },
      control: 'deputato.rule.provisional',
    },
    {
      say: {
        it: 'Il gioco riprende, e il caso resta vostro. Adesso decidete in via definitiva.',
        en: 'Play goes on, and the case is still yours. Now rule for good.',
      },
      row: row('XVII.3'),
      waits: decidesItself,
      isDone: ({ event }) => event.type === 'disputeRuled' && event.final === true,
      hint: {
        it: 'Lo stesso caso, la stessa pagina: l’altro pulsante.',
        en: 'The same case and the same page: the other button.',
      },
      control: 'deputato.rule.final',
    },
    {
      say: {
        it: 'La serata finisce. La conta non torna e il divario supera il limite: quando la segreteria ha contato tutto, accettatelo.',
        en: 'The evening ends. The count does not balance and the gap is above the limit: once the desk has counted everything, accept it.',
      },
      row: row('XVI.2'),
      // The colpo in play is finished first.
      waits: ({ command }, state) => command.type === 'deal' || tableIn(state)?.closing != null,
      isDone: is('imbalanceAccepted'),
      hint: {
        it: 'L’avviso appare in alto nella vostra pagina, con il pulsante.',
        en: 'The notice shows at the top of your page, with its button.',
      },
      control: 'deputato.imbalance.accept',
    },
    {
      say: {
        it: 'La segreteria chiude il tableau: l’ammanco si ripartisce fra chi ha vinto.',
        en: 'The desk closes the tableau: the ammanco is shared by those who won.',
      },
      row: row('XVI.2'),
      ends: true,
      isDone: is('tableauClosed'),
      hint: { it: 'Si aspetta.', en: 'Wait.' },
      control: null,
    },
  ],
}
