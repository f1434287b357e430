import { z } from 'zod'
import { withTax } from '@/rules/float/01-offices/tax-taken'
import { floatArticles } from '@/rules/float/articles'
import { FLOAT_FRAME_REFUSALS } from '@/rules/float/frame/refusals'
import { dealingBarredByFloat } from '@/rules/float/playing'
import { FLOAT_REGULATION } from '@/rules/float/provisions'
import { NO_FLOAT } from '@/rules/float/room'
import type { FloatHost } from '@/rules/float/scene'
import type { FloatRoom } from '@/rules/float/state/room'
import { Amount } from '@/rules/kernel/amount'
import { articleOf, type RefusalTexts } from '@/rules/kernel/article'
import { asChips, type Chips, NO_CHIPS, plus } from '@/rules/kernel/chips'
import { compose } from '@/rules/kernel/compose'
import { type CommandOf, type Decision, type EventOf, happens } from '@/rules/kernel/decider'
import { asAccount, type Balances, move, post, type Transfer } from '@/rules/kernel/ledger'
import { MemberId } from '@/rules/kernel/memberId'
import { type ArticleWords, provision } from '@/rules/kernel/provision'
import { refusing } from '@/rules/kernel/refusal'

/** A game as small as the float allows: a bank wins or loses a coup, and a twentieth of a win is the tax. */
export interface Toss {
  readonly balances: Balances
  readonly float: FloatRoom
  readonly tables: Readonly<Record<string, TossTable>>
  readonly drawn: Readonly<Record<string, Chips>>
}

interface TossTable {
  readonly inCoup: boolean
  readonly coups: number
  readonly taglia: number
  readonly isVoid: boolean
}

export const BOOK = 'sala'
export const TAX = asAccount('cagnotte')
export const DESK = asAccount('cassa')
export const chipsOf = (member: MemberId) => asAccount(`chips:${member}`)

type TossEvent =
  | {
      type: 'cassaHanded'
      member: MemberId
      chips: Chips
      book: string
      transfers: readonly Transfer[]
    }
  | { type: 'coupDealt'; table: string }
  | {
      type: 'coupEnded'
      table: string
      won: Chips
      tax: Chips
      isVoid: boolean
      isLast: boolean
      book: string
      transfers: readonly Transfer[]
    }

const TOSS_REFUSALS = {
  'no-coup': { it: 'Nessun colpo è in corso.', en: 'No coup is in play.' },
  'coup-in-play': { it: 'Un colpo è in corso.', en: 'A coup is in play.' },
} as const satisfies RefusalTexts

const REGULATION = [
  {
    id: '1',
    title: { it: 'Il gioco', en: 'The game' },
    provisions: {
      '1.1': provision(
        'enforced',
        ['Un colpo per volta', 'Si gioca un colpo per volta.', 'Finito uno si dà l’altro.'],
        ['One at a time', 'One coup is played at a time.', 'When one ends the next is dealt.'],
      ),
    },
  },
] as const satisfies readonly ArticleWords[]

const refuse = refusing<'1.1', { '1': typeof TOSS_REFUSALS }, typeof FLOAT_FRAME_REFUSALS>()

const { article, command } = articleOf<Toss, TossEvent, never, 'socio' | 'segretario' | 'tavolo'>()
const ofTable = z.object({ table: z.string() })

const toss = article({
  id: '1',
  commands: {
    hand: command({
      schema: z.object({ member: MemberId, chips: Amount }),
      may: ['segretario'],
      decide: (_, { member, chips }): Decision<TossEvent> =>
        happens({
          type: 'cassaHanded',
          member,
          chips,
          book: BOOK,
          transfers: move(DESK, chipsOf(member), chips),
        }),
    }),
    deal: command({
      schema: ofTable,
      may: ['tavolo'],
      decide: (state, { table }): Decision<TossEvent> =>
        (state.tables[table]?.inCoup
          ? refuse('1.1', 'coup-in-play')
          : dealingBarredByFloat(state.float, table)) ?? happens({ type: 'coupDealt', table }),
    }),
    end: command({
      schema: ofTable.extend({
        won: z.int(),
        isVoid: z.boolean().default(false),
        /** The last coup of its taglia. */
        isLast: z.boolean().optional(),
      }),
      may: ['tavolo'],
      decide(state, { table, won, isVoid, isLast = false }): Decision<TossEvent> {
        if (!state.tables[table]?.inCoup) return refuse('1.1', 'no-coup')
        const tax = asChips(won > 0 ? Math.round(won / 20) : 0)
        const transfers = move(asAccount(`senza-nome:${table}`), TAX, tax)
        const told = { table, won: asChips(won), tax, isVoid, isLast, book: BOOK, transfers }
        return happens({ type: 'coupEnded', ...told })
      },
    }),
  },
  refusals: TOSS_REFUSALS,
  evolve: {
    cassaHanded: (state, { transfers }) => ({
      ...state,
      balances: post(state.balances, transfers),
    }),
    coupDealt: (state, { table }) =>
      withTable(state, table, ({ coups }) => ({ inCoup: true, isVoid: false, coups: coups + 1 })),
    coupEnded: (state, { table, won, tax, isVoid, isLast, transfers }, { at }) => {
      const paid = { ...state, balances: post(state.balances, transfers) }
      const { coups: coup = 0, taglia = 1 } = paid.tables[table] ?? {}
      const next = isLast ? taglia + 1 : taglia
      const ended = withTable(paid, table, () => ({ inCoup: false, isVoid, taglia: next }))
      return { ...ended, float: withTax(state.float, { table, coup, taglia, won, chips: tax }, at) }
    },
  },
})

const withTable = (
  state: Toss,
  id: string,
  change: (table: TossTable) => Partial<TossTable>,
): Toss => {
  const table = state.tables[id] ?? { inCoup: false, coups: 0, taglia: 1, isVoid: false }
  return { ...state, tables: { ...state.tables, [id]: { ...table, ...change(table) } } }
}

const MEMBERS = ['alfa', 'beta', 'gamma'].map((id) => MemberId.parse(id))

const HOST: FloatHost<Toss> = {
  read: ({ float }) => float,
  write: (state, float) => ({ ...state, float }),
  post: (state, transfers) => ({ ...state, balances: post(state.balances, transfers) }),
  drew: (state, member, chips) => ({
    ...state,
    drawn: { ...state.drawn, [member]: plus(state.drawn[member] ?? NO_CHIPS, chips) },
  }),
  floor: ({ balances, tables }) => ({
    day: '2026-11-20',
    book: BOOK,
    balances,
    members: MEMBERS,
    isCounting: false,
    isSettled: false,
    chipsOf,
    chipsLeft: (member) => balances[chipsOf(member)] ?? NO_CHIPS,
    unnamedOf: (table) => asAccount(`senza-nome:${table}`),
    tax: TAX,
    desk: DESK,
    tables: Object.entries(tables).map(([id, { inCoup, coups, taglia, isVoid }]) => ({
      id,
      number: Number(id.slice(1)),
      isOpen: true,
      waits: !inCoup,
      taglia,
      isBetweenTaglie: false,
      coup: coups === 0 ? null : { serial: coups, isVoid },
      knowsTax: true,
      taxSince: 0,
      cards: 312,
      masks: 2,
      packs: 6,
    })),
  }),
}

const table: TossTable = { inCoup: false, coups: 0, taglia: 1, isVoid: false }

/** The scene of the float's views in this game. */
export const sceneOf = (state: Toss) => ({ room: HOST.read(state), floor: HOST.floor(state) })

/** The room before anything: two tables, and no float declared. */
export const NO_EVENING: Toss = {
  balances: {},
  float: NO_FLOAT,
  tables: { T1: table, T2: table },
  drawn: {},
}

/** The small game with the float's articles. */
export const tossed = compose(
  {
    game: 'toss',
    initial: NO_EVENING,
    regulation: [...REGULATION, ...FLOAT_REGULATION],
    refusals: [FLOAT_FRAME_REFUSALS],
    frame: () => null,
  },
  [toss, ...floatArticles(HOST)],
)

export type TossCommand = CommandOf<typeof tossed>
export type AnyTossEvent = EventOf<typeof tossed>
