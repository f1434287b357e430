import { minus, NO_CHIPS } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { accountsIn } from '@/rules/kernel/ledger'
import { makeOffersTo } from '@/rules/kernel/offers'
import type { Audience, ClosedTableau, Game } from '@/server/games/game'
import { type Count, type CountCommand, type CountEvent, counter } from './rules'

const PREFIX = 'resto:'

/** The actor at a screen that gives commands. */
const actorsAt = (audience: Audience): readonly Actor[] =>
  audience.kind === 'desk'
    ? [{ roles: audience.roles, member: audience.member, post: null }]
    : audience.kind === 'member'
      ? [{ roles: ['socio'], member: audience.member, post: null }]
      : []

/** Each player's result, as the club's history stores it. */
function sheetOf({ title, day, closedAt, taken, balances }: Count): ClosedTableau {
  const members = accountsIn(balances).filter((account) => account.startsWith(PREFIX))
  return {
    tableId: 'T1',
    title,
    day,
    class: '',
    closedAt,
    gap: NO_CHIPS,
    document: {},
    rows: members.map((account, index) => {
      const memberId = account.slice(PREFIX.length)
      const casse = taken[memberId] ?? NO_CHIPS
      const left = balances[account] ?? NO_CHIPS
      return {
        line: index + 1,
        memberId: asMember(memberId),
        casse,
        counted: left,
        share: NO_CHIPS,
        final: minus(left, casse),
      }
    }),
  }
}

/** The tests' second game: a register, views, a till with a device, a paper, results, and a clock. */
export const counterGame: Game<Count, CountCommand, CountEvent> = {
  title: { it: 'La conta', en: 'The count' },
  decider: counter as unknown as Game<Count, CountCommand, CountEvent>['decider'],
  register: ({ title, day, status }) => ({ title, day, status }),
  view: (state, audience, at) => ({
    kind: audience.kind,
    title: state.title,
    times: state.times,
    balances: state.balances,
    alarm: state.alarm?.at ?? null,
    offers: actorsAt(audience).flatMap((by) => makeOffersTo(counter)(state, by, at)),
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
