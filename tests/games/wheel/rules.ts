import { z } from 'zod'
import { BOOK, balance, bancoOf } from '@/rules/banked/accounts'
import { casseOf, correctionOf } from '@/rules/banked/club/casse'
import { dayCommands, evolveDay } from '@/rules/banked/club/day'
import { evolveSheet } from '@/rules/banked/club/evolve'
import { reopeningCommands } from '@/rules/banked/club/reopening'
import { tableauCommands } from '@/rules/banked/club/tableau'
import type {
  DayEvent,
  LimitEvent,
  Moving,
  OfTable,
  SheetEvent,
  TableEvent,
} from '@/rules/banked/events'
import { TableId } from '@/rules/banked/forms'
import { colpoIn, eachTable, tableAt } from '@/rules/banked/frame/at-table'
import { frameOf, ProgressForm, staleRefusal } from '@/rules/banked/frame/frame'
import { type From, INSPECTOR, PLAYER, type Role, STAFF } from '@/rules/banked/frame/roles'
import { steppedBy } from '@/rules/banked/frame/steps'
import { asPlayer, memberOf } from '@/rules/banked/ids'
import { SHARED_REFUSALS } from '@/rules/banked/refusals/frame'
import type { LimitPair } from '@/rules/banked/state'
import { evolveTableLimits, limitsNow, proposedBy } from '@/rules/banked/table/evolve'
import { As, limitCommands } from '@/rules/banked/table/limits'
import { floatArticles } from '@/rules/float/articles'
import { FLOAT_FRAME_REFUSALS } from '@/rules/float/frame/refusals'
import { Amount } from '@/rules/kernel/amount'
import { articleOf } from '@/rules/kernel/article'
import { asChips } from '@/rules/kernel/chips'
import { compose } from '@/rules/kernel/compose'
import { type CommandOf, type Decision, type EventOf, happens } from '@/rules/kernel/decider'
import { move } from '@/rules/kernel/ledger'
import { isRefused } from '@/rules/kernel/refusal'
import {
  BENCH,
  CHANCES,
  type Day,
  FLOAT_HOST,
  NO_WHEELS,
  Player,
  purseOf,
  Settings,
  type Stake,
  stakeOf,
  type Wheel,
  withTable,
  withTransfers,
} from './table'
import { CLUB_REFUSALS, REGULATION, refuse, WHEEL_REFUSALS } from './words'

type WheelEvent =
  | (OfTable<'stakesInvited'> & { serial: number })
  | (OfTable<'stakeLaid'> & Moving & Stake)
  | OfTable<'stakesCalled'>
  | (OfTable<'wheelStopped'> & Moving & { number: number })

const ofTable = z.object({ table: TableId })
const one = articleOf<Day, WheelEvent, never, Role, From>()

const wheel = one.article({
  id: '1',
  commands: {
    inviteStakes: one.command({
      schema: ofTable,
      may: STAFF,
      decide(day, { table: id }): Decision<WheelEvent> {
        const { status, colpo, serial } = tableAt<Wheel>(day, id)
        if (status !== 'open') return refuse(null, 'table-not-open')
        if (colpo) return refuse(null, 'colpo-in-play')
        return happens({ type: 'stakesInvited', table: id, serial: serial + 1 })
      },
      candidates: (day, by) => eachTable<Wheel>(day, by),
    }),
    layStake: one.command({
      schema: ofTable.extend({ player: Player, chance: z.enum(CHANCES), chips: Amount }),
      may: PLAYER,
      decide(day, { table: id, player, chance, chips }): Decision<WheelEvent> {
        const table = tableAt<Wheel>(day, id)
        const found = colpoIn(table, 'open')
        if (isRefused(found)) return found
        const stake = { player, chance, chips }
        const { minimum, maximum } = table.limits
        if (chips < minimum || chips > maximum) return refuse('1.1', 'outside-limits')
        const purse = purseOf(id, player)
        const transfers = move(purse, stakeOf(id, stake), chips)
        if (BENCH.overdrawn(day, transfers))
          return refuse('1.1', 'not-enough-chips', {
            player: { member: memberOf(player) },
            chips: { chips: balance(day, purse) },
          })
        return happens({ type: 'stakeLaid', table: id, book: BOOK, ...stake, transfers })
      },
      candidates: (day, by) =>
        by.member === null
          ? []
          : eachTable<Wheel>(day, by).map(({ table }) => ({
              table,
              player: asPlayer(by.member ?? ''),
              chance: CHANCES[0],
              chips: tableAt<Wheel>(day, table).limits.minimum,
            })),
    }),
    callStakes: one.command({
      schema: ofTable,
      may: STAFF,
      decide(day, { table: id }): Decision<WheelEvent> {
        const table = tableAt<Wheel>(day, id)
        const colpo = colpoIn(table, 'open')
        if (isRefused(colpo)) return colpo
        return table.stakes.length === 0
          ? refuse('1.1', 'nothing-staked')
          : happens({ type: 'stakesCalled', table: id })
      },
      candidates: (day, by) => eachTable<Wheel>(day, by),
    }),
    stopWheel: one.command({
      schema: ofTable.extend({ number: z.int().min(1).max(36) }),
      may: STAFF,
      refuseStale: true,
      decide(day, { table: id, number }): Decision<WheelEvent> {
        const table = tableAt<Wheel>(day, id)
        const colpo = colpoIn(table, 'called')
        if (isRefused(colpo)) return colpo
        const wins = number % 2 === 0 ? 'pari' : 'dispari'
        const transfers = table.stakes.flatMap((stake) => {
          const [lies, purse] = [stakeOf(id, stake), purseOf(id, stake.player)]
          return stake.chance === wins
            ? [...move(lies, purse, stake.chips), ...move(bancoOf(id), purse, stake.chips)]
            : move(lies, bancoOf(id), stake.chips)
        })
        return happens({ type: 'wheelStopped', table: id, book: BOOK, number, transfers })
      },
      candidates: (day, by) => eachTable<Wheel>(day, by).map((at) => ({ ...at, number: 1 })),
    }),
  },
  refusals: WHEEL_REFUSALS,
  evolve: {
    stakesInvited: (day, { table: id, serial }) =>
      withTable(day, id, (table) => ({
        ...limitsNow<Wheel>(table, serial),
        serial,
        colpo: { serial, phase: 'open' },
      })),
    stakeLaid: (day, { table: id, player, chance, chips, transfers }) =>
      withTransfers(
        withTable(day, id, ({ stakes }) => ({ stakes: [...stakes, { player, chance, chips }] })),
        transfers,
      ),
    stakesCalled: (day, { table: id }) =>
      withTable(day, id, ({ colpo }) => ({ colpo: colpo && { ...colpo, phase: 'called' } })),
    wheelStopped: (day, { table: id, number, transfers }) =>
      withTransfers(
        withTable(day, id, ({ past }) => ({
          colpo: null,
          stakes: [],
          past: [...past, { isVoid: false, number }],
        })),
        transfers,
      ),
  },
})

type ClubEvent =
  | DayEvent<Settings>
  | SheetEvent
  | LimitEvent<Settings>
  | TableEvent
  | OfTable<'tableClosed'>
const two = articleOf<Day, ClubEvent, never, Role, From>()

const club = two.article({
  id: 'W',
  commands: {
    ...dayCommands<Day, Wheel>(BENCH),
    ...limitCommands<Day, Wheel, Settings, LimitPair>(BENCH, {
      opening: z.object({ minimum: Amount, maximum: Amount, settings: Settings, as: As }),
      changing: z.object({ table: TableId, as: As, minimum: Amount, maximum: Amount }),
      whole: ({ minimum, maximum }) => ({ minimum, maximum }),
      wrong: () => null,
      near: (now) => now ?? { minimum: asChips(10), maximum: asChips(1_000) },
      openingBounds: () => ({}),
      changingBounds: () => ({}),
    }),
    closeTable: two.command({
      schema: ofTable,
      may: INSPECTOR,
      decide: (day, { table }): Decision<ClubEvent> =>
        BENCH.playing(day) ?? happens({ type: 'tableClosed', table }),
    }),
    ...casseOf(BENCH, TableId),
    ...correctionOf(BENCH),
    ...tableauCommands(BENCH),
    ...reopeningCommands(BENCH),
  },
  refusals: CLUB_REFUSALS,
  evolve: {
    ...evolveDay<Day, Wheel, Settings>(
      BENCH,
      (day, settings) => ({ ...day, settings }),
      (settings) => settings,
    ),
    ...evolveSheet(BENCH),
    ...evolveTableLimits<Day, Wheel, Settings>(BENCH, (event, occasion) => ({
      ...proposedBy(event, occasion),
      settings: event.settings,
      stakes: [],
    })),
    tableClosed: (day, { table: id }, { at }) =>
      withTable(day, id, () => ({ status: 'closed', closedAt: at })),
  },
})

const play = compose(
  {
    game: 'wheel',
    initial: NO_WHEELS,
    regulation: REGULATION,
    refusals: [SHARED_REFUSALS, FLOAT_FRAME_REFUSALS],
    frame: frameOf<Day>(BENCH.ids.sheet),
    upon: ProgressForm,
    staleRefusal,
  },
  [wheel, club, ...floatArticles(FLOAT_HOST)],
)

const stepped = steppedBy(BENCH, { most: 10, final: ['wheelStopped'] })

/** A third banked game, as small as can be: a wheel with two chances on the bench of the others. */
export const wheelRules: typeof play = {
  ...play,
  evolve: (day, event, occasion) =>
    stepped(day, event, occasion, play.evolve(day, event, occasion)),
}

export type WheelCommand = CommandOf<typeof wheelRules>
export type WheelGameEvent = EventOf<typeof wheelRules>
