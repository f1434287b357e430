import type { ClosedTableau, Game } from '@/server/games/game'
import { type Count, type CountCommand, type CountEvent, counter } from './rules'

const PREFIX = 'resto:'

/** The result of each as the club's history keeps it. */
function sheetOf({ title, day, closedAt, taken, balances }: Count): ClosedTableau {
  const members = Object.keys(balances).filter((account) => account.startsWith(PREFIX))
  return {
    tableId: 'T1',
    title,
    day,
    class: '',
    closedAt,
    gap: 0,
    document: {},
    rows: members.map((account, index) => {
      const memberId = account.slice(PREFIX.length)
      const casse = taken[memberId] ?? 0
      const left = balances[account] ?? 0
      return { line: index + 1, memberId, casse, counted: left, share: 0, final: left - casse }
    }),
  }
}

/** The tests' second game: a register, views, a till with a device, a paper, results, and a clock. */
export const counterGame: Game<Count, CountCommand, CountEvent> = {
  decider: counter as unknown as Game<Count, CountCommand, CountEvent>['decider'],
  register: ({ title, day, status }) => ({ title, day, status }),
  view: ({ times, balances, alarm, title }, audience) => ({
    kind: audience.kind,
    title,
    times,
    balances,
    alarm: alarm?.at ?? null,
  }),
  opening: ({ title, day }) => ({ type: 'open', title, day }),
  mayOwe: (account) => account === 'cassa',
  posts: {
    role: () => 'cassa',
    called: (_state, post) => (post === 'till' ? 'La cassa' : null),
  },
  sheets: (before, after) => ({
    closed: before.status !== 'closed' && after.status === 'closed' ? [sheetOf(after)] : [],
    reopened: [],
  }),
  papers: {
    documents: new URL('./documents.ts', import.meta.url).href,
    rights: { conta: ['segretario'] },
    async find(_asked, { title, times, balances }, parts) {
      if (parts.join('/') !== 'conta.pdf') return null
      const left = Object.entries(balances).map(([account, chips]) => `${account}: ${chips}`)
      const content = { title, lines: [`${times}`, ...left] }
      return {
        kind: 'conta',
        ties: {},
        make: () => ({ name: 'conta.pdf', counted: null, content }),
      }
    },
  },
}
