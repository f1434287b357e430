import { z } from 'zod'
import { openBoxes } from '../../float/room'
import type { Evolve } from '../../kernel/article'
import {
  type CommandRule,
  type Decision,
  happens,
  OFFICERS,
  type Refused,
} from '../../kernel/decider'
import { LevelForm, NO_PAYLOAD, UnitForm } from '../../kernel/forms'
import { reversed } from '../../kernel/ledger'
import { LEVELS } from '../../kernel/level'
import { written } from '../../kernel/text'
import type { ClubUnit } from '../../kernel/unit'
import { BOOK } from '../accounts'
import type { DayEvent, TableEvent } from '../events'
import { ofTable } from '../forms'
import { eachTable, tableAt } from '../frame/at-table'
import { type From, type Role, STAFF } from '../frame/roles'
import { chipsMoved, latestEntry } from '../frame/steps'
import type { Bench } from '../host'
import { refusingBy } from '../refuse'
import { playersOnTableau } from '../sheet'
import type { BankedEvening, BankedTable } from '../state'
import { areSigned, limitsNow } from '../table/evolve'
import { keptByFloat, keptByRuling } from './back'

/** The reason why a table cannot be kept at the first level; null when it can. */
type Unfollowed<T> = (table: T) => Refused | null

/** The level of a table, and its entries taken back. */
function tableCommands<S extends BankedEvening<T>, T extends BankedTable<T>>(
  bench: Bench<S, T>,
  unfollowed: Unfollowed<T>,
) {
  const refuse = refusingBy(bench.ids)
  const command = <P>(
    rule: CommandRule<S, TableEvent, P, Role, From>,
  ): CommandRule<S, TableEvent, P, Role, From> => rule

  /** Changes the level of detail between two colpi. */
  const setLevel = command({
    schema: ofTable.extend({ level: LevelForm }),
    may: STAFF,
    decide(evening, { table: id, level }): Decision<TableEvent> {
      const table: T = tableAt(evening, id)
      if (table.status !== 'open') return refuse(null, 'table-not-open')
      if (table.colpo) return refuse(null, 'colpo-in-play')
      if (table.level === level) return refuse('level', 'level-so-already', { level })
      const atOnce = areSigned(table) && !bench.opensStakes(level) && ({ inForce: true } as const)
      return (
        (level === 1 ? unfollowed(table) : null) ??
        happens({ type: 'levelSet', table: id, level, ...atOnce })
      )
    },
    candidates: (evening, by) =>
      eachTable<T>(evening, by).flatMap(({ table }) => LEVELS.map((level) => ({ table, level }))),
  })

  /** Takes back the latest entry of a table: the table as it was, and the chips moved back. */
  const takeBack = command({
    schema: ofTable,
    may: STAFF,
    refuseStale: true,
    decide(evening, { table: id }, { by }): Decision<TableEvent> {
      const table: T = tableAt(evening, id)
      const steps = latestEntry<T>(table)
      const [first] = steps
      if (!first) return refuse('back', 'nothing-to-take-back')
      const kept = keptByRuling(bench, table, first, by) ?? keptByFloat(evening.float, table, steps)
      if (kept) return kept
      const transfers = reversed(chipsMoved(steps)).reverse()
      if (bench.overdrawn(evening, transfers)) return refuse('back', 'chips-moved-on')
      const entries = steps.map(({ event }) => event.type)
      return happens({ type: 'takenBack', table: id, book: BOOK, entries, transfers })
    },
    candidates: (evening, by) => eachTable<T>(evening, by),
  })

  return { setLevel, takeBack }
}

/** The day, the level of a table, and its entries taken back. Source: J.1 to J.5, K.1 to K.5. */
export function dayCommands<S extends BankedEvening<T>, T extends BankedTable<T>>(
  bench: Bench<S, T>,
  unfollowed: Unfollowed<T> = () => null,
) {
  type Event = DayEvent<never>
  const refuse = refusingBy(bench.ids)
  const command = <P>(
    rule: CommandRule<S, Event, P, Role, From>,
  ): CommandRule<S, Event, P, Role, From> => rule

  const openEvening = command({
    schema: z.object({ title: written(80), day: z.iso.date(), unit: UnitForm.optional() }),
    may: OFFICERS,
    decide: ({ status }, opening): Decision<Event> =>
      status === 'none'
        ? happens({ ...opening, type: 'eveningOpened' })
        : refuse('day', 'evening-already-open'),
  })

  /** The day ends with its tableau; without one only when nobody has drawn any chips, and all floats are in keeping. */
  const closeEvening = command({
    schema: NO_PAYLOAD,
    may: OFFICERS,
    decide(evening): Decision<Event> {
      const playing = bench.playing(evening)
      if (playing) return playing
      if (!evening.tableau && playersOnTableau(evening).length > 0)
        return refuse('sheet', 'tableau-first')
      return openBoxes(evening.float).length > 0
        ? refuse('sheet', 'float-open')
        : happens({ type: 'eveningClosed' })
    },
    candidates: () => [{}],
  })

  return { openEvening, closeEvening, ...tableCommands(bench, unfollowed) }
}

/** The changes of the day's beginning and end, of levels, and of entries taken back. */
export const evolveDay = <
  S extends BankedEvening<T> & { readonly settings: Settings },
  T extends BankedTable<T>,
  Settings,
>(
  { changed, withTable, withNewTable, withTransfers, changedTable, withClaims }: Bench<S, T>,
  withSettings: (day: S, settings: Settings) => S,
  inUnit: (settings: Settings, unit: ClubUnit) => Settings,
): Evolve<S, DayEvent<Settings> | TableEvent> => ({
  eveningOpened: (day, { title, day: date, unit = 1 }, { at }) =>
    withSettings(
      changed(day, { status: 'open', title, day: date, openedAt: at }),
      inUnit(day.settings, unit),
    ),
  eveningClosed: (day) => changed(day, { status: 'closed' }),
  settingsSet: (day, { settings }) => withSettings(day, settings),
  levelSet: (day, { table: id, level, inForce }, { at }) =>
    withTable(changed(day, { isUnfollowed: day.isUnfollowed || level === 1 }), id, (table) => ({
      level,
      followedSince: level === 1 ? null : (table.followedSince ?? at),
      ...(inForce && limitsNow<T>(table, table.serial + 1)),
    })),
  takenBack: (day, { table: id, entries, transfers }) => {
    const table = day.tables[id]
    const back = table?.steps.at(-entries.length)
    const now =
      table && back
        ? withNewTable(
            day,
            changedTable(withClaims(back.table, table), {
              steps: table.steps.slice(0, -entries.length),
            }),
          )
        : day
    return withTransfers(now, transfers)
  },
})
