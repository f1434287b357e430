import { socio, tavolo } from '@/simulate/actors'
import { is, row, tableIn } from '../poker'
import type { Story } from '../story'

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
  scene(state) {
    const table = tableIn(state)
    if (!table) return null
    const [dispute] = table.disputes
    const seated = Object.values(table.players).filter(({ status }) => status === 'seated')
    const contenders = seated.slice(0, 2).map(({ member }) => member)
    const [one] = contenders
    if (!dispute) {
      const about = 'chi ha aperto con quale mano'
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
        en: 'A dispute waits for you: choose who is right and the provision, write why, and give the final decision.',
      },
      row: row('XVII.2'),
      waits: ({ command }) => command.type === 'ruleDispute' || command.type === 'withdrawDispute',
      isDone: ({ event }) => event.type === 'disputeRuled' && event.final === true,
      hint: {
        it: 'Aprite il caso dalla lista; più in basso c’è «La vostra decisione».',
        en: 'Open the case from the list; further down is your decision.',
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
