import type { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips } from '../kernel/chips'
import {
  chips,
  choice,
  count,
  type SettingGroups,
  settingsForm,
  settingsInUnit,
  startingLevel,
} from '../kernel/settings'
import type { ClubUnit } from '../kernel/unit'
import type { ProvisionId } from './provisions'

/** T.1.1: packs of 52 cards. */
export const PACKS_IN_TAGLIA = 6
/** T.1.5: cards burnt before the first colpo of a taglia. */
export const CARDS_BURNT = 5

/**
 * The customs of a table, frozen while its taglia runs, in the order of the regulation. The defaults are the readings of
 * the register, which each comment names. Amounts in chips.
 */
export const SETTINGS = {
  stakes: {
    /** B4: stakes go by an even step, so that a half is whole. */
    step: chips('T.2.1', Amount.refine((step) => step % 2 === 0).default(asChips(2))),
  },
  prison: {
    /** T.5.2, B1: the rules for zero that hold at 31–31: half is taken, one prison, or one more each time. */
    zero: choice('T.5.2', ['prison', 'nested', 'divide']),
    /** B2, with `prison`: a second 31–31 divides the stake, leaves it, or loses it. */
    again: choice('T.5.2', ['divide', 'stay', 'lost']),
    /** B2, with `nested`: prisons before a further 31–31 loses the stake; 0 for no end. */
    deepest: count('T.5.2', [0, 9], 0),
    /** T.9, C1: imprisoned stakes are divided at the end of the day's last taglia, or of every one. */
    divideAt: choice('T.9', ['lastTaglia', 'everyTaglia']),
  },
  insurance: {
    /** T.6.1: the premium, in thousandths of what is insured. */
    rate: count('T.6.1', [1, 500], 10),
    /** T.6.2: what is insured is a multiple of this. */
    multiple: chips('T.6.2', Amount.default(asChips(500))),
    /** T.6.2, A4: any multiple up to the stake, or only a stake that is itself a multiple. */
    insured: choice('T.6.2', ['part', 'whole']),
    /** A3: after a null colpo the premium stays in force, or is taken. */
    premiumOnNull: choice('T.6.1', ['stays', 'taken']),
  },
  custom: {
    level: startingLevel('K.2', 3),
    /** The gap at the count above which the tableau is not closed at once. */
    recountAbove: chips('K.5', AmountOrNone.default(asChips(100))),
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
  club: Settings.parse({ multiple: 100 }),
} as const satisfies Record<string, Settings>

/** The class of a day in the club's history: the rules for zero and the step, as `prison/2`. */
export const classOf = ({ zero, step }: Settings): string => `${zero}/${step}`
