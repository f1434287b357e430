import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips, MOST_CHIPS, NO_CHIPS, times } from '../kernel/chips'
import { oncePer } from '../kernel/once'
import {
  chips,
  choice,
  count,
  minutes,
  type SettingGroups,
  settingsForm,
  settingsInUnit,
} from '../kernel/settings'
import { type ClubUnit, datedIn } from '../kernel/unit'
import { CHIP_COLOURS } from './pieces/colours'
import { MOST_PIECES, type Pieces, worthOf } from './pieces/pieces'
import type { FloatProvisionId } from './provisions'

const Kind = z.object({
  value: Amount,
  pieces: z.int().min(0).max(MOST_PIECES),
  /** The colour of its chips; the usual one of its place where the house has chosen none. */
  colour: z.enum(CHIP_COLOURS).optional(),
})

/** ch22: the most banknotes a person may change in a gaming day, from a date on; the sum itself may be allowed or not. */
const CashLimit = z.object({ from: z.iso.date(), chips: Amount, isAllowed: z.boolean() })

/** The float of the source: 701 pieces in twelve denominations, 300,000 in all. */
const VENICE_LIST = [
  [20_000, 5],
  [10_000, 7],
  [5_000, 10],
  [1_000, 30],
  [500, 33],
  [200, 50],
  [100, 150],
  [50, 100],
  [20, 100],
  [10, 100],
  [5, 96],
  [1, 20],
].map(([value = 0, pieces = 0]) => ({ value: asChips(value), pieces }))

const CLUB_LIST = [
  [500, 10],
  [100, 40],
  [50, 40],
  [20, 50],
  [10, 100],
  [5, 100],
  [1, 100],
].map(([value = 0, pieces = 0]) => ({ value: asChips(value), pieces }))

const List = z
  .array(Kind)
  .min(1)
  .max(24)
  .refine((list) => new Set(list.map(({ value }) => value)).size === list.length)

/** Settings of every house with a float, and those of a licensed one alone: a club that plays for points has no advances (ch32). */
export const FLOAT_SETTINGS = {
  common: {
    /** A denomination is running low below this percentage of its list. */
    lowPercent: count('V.float', [0, 100], 20),
    /** ch3: minutes between the inspector's word and the witness's. */
    presenceMinutes: minutes('V.open-presence', 240, 15),
    /** ch10: at a handover the inspector is told, or must attend. */
    handover: choice('V.handover', ['told', 'attended']),
    /** ch24: days within which an orphan may be claimed. */
    orphanDays: count('V.orphans', [1, 3_660], 30),
  },
  licensed: {
    /** ch5: the most that may be out to a person, and at a table; none switches advances off. */
    advancePerPerson: chips('V.advance-grant', AmountOrNone.default(NO_CHIPS)),
    advancePerTable: chips('V.advance-grant', AmountOrNone.default(NO_CHIPS)),
    /** chr4: from this sum on, the sum included, a person is identified. */
    identifyFrom: chips('V.cash-limit', Amount.default(asChips(2_000))),
  },
} satisfies SettingGroups<FloatProvisionId>

/** The customs of a house that has floats. The defaults are a club's that plays for points (ch32). */
export const FloatSettings = settingsForm(FLOAT_SETTINGS).extend({
  /** ch15: the denominations of a box and how many of each; the total is computed. */
  list: List.default(CLUB_LIST),
  /** ch33: the cash desk's own pieces at the opening; left out, the desk does not count them. */
  deskList: List.optional(),
  /** ch32: whether banknotes are changed at the table at all. */
  banknotes: z.boolean().default(false),
  /** ch22: dated limits; the latest that has begun counts. */
  cashLimits: z.array(CashLimit).max(20).default([]),
})
export type FloatSettings = Readonly<z.infer<typeof FloatSettings>>

/** Settings whose amounts are given in the club's unit, in chips. */
export const floatInUnit = (
  { list, deskList, cashLimits, ...settings }: FloatSettings,
  unit: ClubUnit,
): FloatSettings => ({
  ...settingsInUnit(FLOAT_SETTINGS, settings, unit),
  list: kindsIn(list, unit),
  ...(deskList ? { deskList: kindsIn(deskList, unit) } : {}),
  cashLimits: datedIn(cashLimits, unit),
})

const kindsIn = (list: FloatSettings['list'], unit: ClubUnit) =>
  list.map((kind) => ({ ...kind, value: times(kind.value, unit) }))

/** The customs of the casinos, and those of a club that plays for points, in the club's unit. */
export const FLOAT_PROFILES = {
  sanremo: FloatSettings.parse({
    list: VENICE_LIST,
    banknotes: true,
    cashLimits: [
      { from: '2016-01-01', chips: 3_000, isAllowed: false },
      { from: '2020-07-01', chips: 2_000, isAllowed: false },
      { from: '2023-01-01', chips: 5_000, isAllowed: false },
    ],
  }),
  venezia: FloatSettings.parse({
    list: VENICE_LIST,
    banknotes: true,
    cashLimits: [{ from: '2016-01-01', chips: 3_000, isAllowed: true }],
  }),
  club: FloatSettings.parse({}),
} as const satisfies Record<string, FloatSettings>

/** The pieces of a whole float. Source: V.float. */
export const listOf = oncePer(
  ({ list }: Pick<FloatSettings, 'list'>): Pieces =>
    Object.fromEntries(
      list.filter(({ pieces }) => pieces > 0).map(({ value, pieces }) => [value, pieces]),
    ),
)

/** The fixed value of a float. Source: V.float. */
export const nominalOf = (settings: Pick<FloatSettings, 'list'>): Chips => worthOf(listOf(settings))

/** The limit of a gaming day: the most that may be changed in all; no limit where none has begun. Source: ch22. */
export function cashLimitOn({ cashLimits }: Pick<FloatSettings, 'cashLimits'>, day: string): Chips {
  const begun = cashLimits.filter(({ from }) => from <= day)
  const limit = begun.sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  if (!limit) return asChips(MOST_CHIPS)
  return limit.isAllowed ? limit.chips : asChips(limit.chips - 1)
}
