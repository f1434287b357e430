import { socio, tavolo } from '@/simulate/actors'
import { is, row, tableIn } from '../poker'
import type { Story } from '../story'

/** The ways by which a table ends a dispute without the deputato. */
const ENDINGS: readonly string[] = [
  ...['ruleDispute', 'withdrawDispute', 'decideForNow', 'nameArbiter', 'agreeRuling'],
]

/** Whether a dispute would be decided without the person, who is the deputato. */
export const decidesItself = ({ command: { type } }: { command: { type: string } }): boolean =>
  ENDINGS.includes(type)

/** A dispute that the table cannot settle, and the deputato who decides it. */
export const DISPUTE: Story = {
  name: 'dispute',
  title: { it: 'Una contestazione', en: 'A dispute' },
  what: {
    it: 'Due giocatori non sono d’accordo e il voto non basta: decidete voi.',
    en: 'Two players disagree and the vote does not settle it: you decide.',
  },
  office: 'deputato',
  games: [{ game: 'poker', level: 2 }],
  begins: (state) => (tableIn(state)?.colpi.length ?? 0) >= 3,
  scene(state, _, told) {
    const table = tableIn(state)
    if (!table) return null
    const [dispute] = table.disputes
    const seated = Object.values(table.players).filter(({ status }) => status === 'seated')
    const contenders = seated.slice(0, 2).map(({ member }) => member)
    const [one] = contenders
    if (!dispute) {
      const about = told({
        it: 'chi ha aperto, e con quale mano',
        en: 'who opened, and with what hand',
      })
      const of = { table: table.id, colpo: table.colpoNumber, about, provision: 'VI.2', contenders }
      return { command: { type: 'openDispute', ...of }, by: tavolo(table.id) }
    }
    if (dispute.status !== 'voting' || one === undefined) return null
    const appeal = { type: 'appealDispute', table: table.id, dispute: dispute.number }
    return { command: appeal, by: socio(dispute.contenders[0] ?? one) }
  },
  steps: [
    {
      say: {
        it: 'Una contestazione attende voi: scegliete chi ha ragione e la norma, scrivete il motivo, e decidete in via definitiva.',
        en: 'A dispute waits for you: choose who is right and the provision, write why, and rule for good.',
      },
      row: row('XVII.2'),
      waits: decidesItself,
      isDone: ({ event }) => event.type === 'disputeRuled' && event.final === true,
      hint: {
        it: 'Aprite il caso dalla lista; più in basso c’è «La vostra decisione».',
        en: 'Open the case from the list; its page ends with your ruling.',
      },
      control: 'deputato.rule.final',
    },
    {
      say: {
        it: 'Il gioco riprende da sé. Guardate un colpo.',
        en: 'The play goes on by itself. Watch a colpo.',
      },
      row: row('XVII.3'),
      isDone: is('colpoSettled'),
      hint: { it: 'Si aspetta.', en: 'Wait.' },
      control: null,
    },
  ],
}
