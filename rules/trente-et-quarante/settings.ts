import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips } from '../kernel/chips'
import { LevelForm } from '../kernel/level'
import { amountsIn, type ClubUnit } from '../kernel/unit'

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values)

/** T.1.1: packs of 52 cards. */
export const PACKS_IN_TAGLIA = 6
/** T.1.5: cards burnt before the first colpo of a taglia. */
export const CARDS_BURNT = 5

/**
 * The customs of a table, frozen while its taglia runs. The defaults are the readings of the register, which each
 * comment names. Amounts in chips.
 */
export const Settings = z.object({
  /** T.5.2, B1: the rules for zero that hold at 31–31: half is taken, one prison, or one more each time. */
  zero: oneOf('divide', 'prison', 'nested').default('prison'),
  /** B2, with `prison`: a second 31–31 divides the stake, leaves it, or loses it. */
  again: oneOf('divide', 'stay', 'lost').default('divide'),
  /** B2, with `nested`: prisons before a further 31–31 loses the stake; 0 for no end. */
  deepest: z.int().min(0).max(9).default(0),
  /** A3: after a null colpo the premium stays in force, or is taken. */
  premiumOnNull: oneOf('stays', 'taken').default('stays'),
  /** T.6.2, A4: any multiple up to the stake, or only a stake that is itself a multiple. */
  insured: oneOf('part', 'whole').default('part'),
  /** T.9, C1: imprisoned stakes are divided at the end of the day's last taglia, or of every one. */
  divideAt: oneOf('lastTaglia', 'everyTaglia').default('lastTaglia'),
  /** T.6.1: the premium, in thousandths of what is insured. */
  rate: z.int().min(1).max(500).default(10),
  /** T.6.2: what is insured is a multiple of this. */
  multiple: Amount.default(asChips(500)),
  /** B4: stakes go by an even step, so that a half is whole. */
  step: Amount.refine((step) => step % 2 === 0).default(asChips(2)),
  /** The level of detail that a table starts with. */
  level: LevelForm.default(3),
  /** The gap at the count above which the tableau is not closed at once. */
  recountAbove: AmountOrNone.default(asChips(100)),
})
export type Settings = Readonly<z.infer<typeof Settings>>

/** Customs whose amounts are given in a club's unit, in chips. */
export const inUnit = (settings: Settings, unit: ClubUnit): Settings =>
  amountsIn(settings, unit, 'multiple', 'step', 'recountAbove')

/** The customs of the house whose regulation this is, and those of a club that plays for points. */
export const PROFILES = {
  campione: Settings.parse({}),
  club: Settings.parse({ multiple: 100 }),
} as const satisfies Record<string, Settings>

/** The premium for what is insured. Source: T.6.1. */
export const premiumFor = (insured: Chips, { rate }: Pick<Settings, 'rate'>): Chips =>
  asChips((insured * rate) / 1_000)

/** The class of a day in the club's history: the rules for zero and the step, as `prison/2`. */
export const classOf = ({ zero, step }: Settings): string => `${zero}/${step}`
