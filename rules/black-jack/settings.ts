import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips, MOST_CHIPS } from '../kernel/chips'
import {
  chips,
  choice,
  count,
  dated,
  type SettingGroups,
  settingsForm,
  settingsInUnit,
  startingLevel,
  yes,
} from '../kernel/settings'
import type { ClubUnit } from '../kernel/unit'
import type { ProvisionId } from './provisions'

/** The seats of the widest table, and its caselle (B1.players.1). */
export const MOST_CASELLE = 7

/** B1: the most that a maximum may be, from a date on. */
const Ceiling = z.object({ from: z.iso.date(), chips: Amount })
const MOST_CEILINGS = 20

/**
 * The customs of a table, frozen while its shoe runs, in the order of a colpo. The defaults are the readings of the
 * register, which each comment names. Amounts in chips.
 */
export const SETTINGS = {
  table: {
    /** A1: one casella before each seat. */
    caselle: count('B1.players.1', [1, MOST_CASELLE], MOST_CASELLE),
    /** B.1.1: packs of 52 cards. */
    packs: count('B.1.1', [4, 8], 6),
    /** G5: cards burnt before a shoe's first deal. */
    burnt: count('B.1.6', [0, 20], 5),
    /** G5: the part of the pack behind the mascherina, in hundredths. */
    markerPercent: count('B1.cards.2', [10, 50], 25),
    /** A4: a crowded table is declared, or found when every casella is staked and somebody waits. */
    crowded: choice('B.15', ['inspector', 'automatic']),
  },
  stakes: {
    /** B4: stakes go by an even step, so that three to two and halves are never rounded. */
    step: chips('B.2.1', Amount.refine((step) => step % 2 === 0).default(asChips(2))),
    /** B1: between minimum and maximum. */
    ratio: choice('B.2.4', ['exact', 'at-most']),
    /** B.2.5: dated; the latest that has begun counts. */
    ceilings: dated(
      'B.2.5',
      MOST_CEILINGS,
      z
        .array(Ceiling)
        .max(MOST_CEILINGS)
        .default([{ from: '2004-06-11', chips: asChips(5_000) }]),
    ),
  },
  word: {
    /** A6: the word for a titolare who is away: the inspector enters "no", or whatever was left as wish. */
    awayWord: choice('B.5.1', ['no', 'inspector']),
    /** C3: black jacks may be paid at par. */
    par: yes('B1.game.1', true),
    /** D1: a soft 9 or 10 may be doubled. */
    softDoubling: yes('B.10.1', true),
    /** D2, I8: splits of one casella. */
    splits: count('B1.split.2', [1, 3], 1),
  },
  banco: {
    /** E1, I8: the banco's hand when only black jacks wait. */
    onlyBlackJacks: choice('B.6.1', ['finish', 'second-card']),
    /** F7: a mano that refused a surplus card stays, or may still draw. */
    refusedCard: choice('B.24.1', ['stays', 'may-draw']),
    /** H1: minutes until abandoned winnings may go to the float; none means when the table's day is closed. */
    abandonedMinutes: count('B.37.2', [0, 10_080], 0),
  },
  custom: {
    level: startingLevel('J.2', 3),
    /** The gap at the count above which the tableau is not closed at once. */
    recountAbove: chips('J.5', AmountOrNone.default(asChips(100))),
  },
} satisfies SettingGroups<ProvisionId>

export const Settings = settingsForm(SETTINGS)
export type Settings = Readonly<z.infer<typeof Settings>>

/** Customs whose amounts are given in a club's unit, in chips. */
export const inUnit = (settings: Settings, unit: ClubUnit): Settings =>
  settingsInUnit(SETTINGS, settings, unit)

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
