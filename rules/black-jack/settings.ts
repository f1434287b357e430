import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips, MOST_CHIPS } from '../kernel/chips'
import { LevelForm } from '../kernel/level'
import { amountsIn, type ClubUnit, datedIn } from '../kernel/unit'

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values)

/** The seats of the widest table, and its caselle (B1.players.1). */
export const MOST_CASELLE = 7

/** B1: the most that a maximum may be, from a date on. */
const Ceiling = z.object({ from: z.iso.date(), chips: Amount })

/**
 * The customs of a table, frozen while its shoe runs. The defaults are the readings of the register, which each comment
 * names. Amounts in chips.
 */
export const Settings = z.object({
  /** B.1.1: packs of 52 cards. */
  packs: z.int().min(4).max(8).default(6),
  /** A1: one casella before each seat. */
  caselle: z.int().min(1).max(MOST_CASELLE).default(MOST_CASELLE),
  /** B4: stakes go by an even step, so that three to two and halves are never rounded. */
  step: Amount.refine((step) => step % 2 === 0).default(asChips(2)),
  /** B1: between minimum and maximum. */
  ratio: oneOf('exact', 'at-most').default('exact'),
  /** B.2.5: dated; the latest that has begun counts. */
  ceilings: z
    .array(Ceiling)
    .max(20)
    .default([{ from: '2004-06-11', chips: asChips(5_000) }]),
  /** G5: cards burnt before a shoe's first deal. */
  burnt: z.int().min(0).max(20).default(5),
  /** G5: the part of the pack behind the mascherina, in hundredths. */
  markerPercent: z.int().min(10).max(50).default(25),
  /** A4: a crowded table is declared, or found when every casella is staked and somebody waits. */
  crowded: oneOf('inspector', 'automatic').default('inspector'),
  /** A6: the word for a titolare who is away: the inspector enters "no", or whatever was left as wish. */
  awayWord: oneOf('no', 'inspector').default('no'),
  /** C3: black jacks may be paid at par. */
  par: z.boolean().default(true),
  /** D1: a soft 9 or 10 may be doubled. */
  softDoubling: z.boolean().default(true),
  /** D2, I8: splits of one casella. */
  splits: z.int().min(1).max(3).default(1),
  /** E1, I8: the banco's hand when only black jacks wait. */
  onlyBlackJacks: oneOf('finish', 'second-card').default('finish'),
  /** F7: a mano that refused a surplus card stays, or may still draw. */
  refusedCard: oneOf('stays', 'may-draw').default('stays'),
  /** H1: minutes until abandoned winnings may go to the float; none means when the table's day is closed. */
  abandonedMinutes: z.int().min(0).max(10_080).default(0),
  /** The level of detail that a table starts with. */
  level: LevelForm.default(3),
  /** The gap at the count above which the tableau is not closed at once. */
  recountAbove: AmountOrNone.default(asChips(100)),
})
export type Settings = Readonly<z.infer<typeof Settings>>

/** Customs whose amounts are given in a club's unit, in chips. */
export const inUnit = ({ ceilings, ...settings }: Settings, unit: ClubUnit): Settings => ({
  ...amountsIn(settings, unit, 'step', 'recountAbove'),
  ceilings: datedIn(ceilings, unit),
})

/** The customs of the house whose regulation this is, and those of a club that plays for points. */
export const PROFILES = {
  campione: Settings.parse({}),
  club: Settings.parse({ packs: 4, ceilings: [] }),
} as const satisfies Record<string, Settings>

/** The most that a maximum may be on a day. Source: B.2.5, B1. */
export function ceilingOn({ ceilings }: Pick<Settings, 'ceilings'>, day: string): Chips {
  const begun = ceilings.filter(({ from }) => from <= day)
  const last = begun.sort((a, b) => (a.from < b.from ? 1 : -1))[0]
  return last?.chips ?? asChips(MOST_CHIPS)
}

/** The class of a day in the club's history: the packs and the step, as `4/2`. */
export const classOf = ({ packs, step }: Settings): string => `${packs}/${step}`
