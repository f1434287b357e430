import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips } from '../kernel/chips'
import { LevelForm } from '../kernel/level'
import { amountsIn, type ClubUnit } from '../kernel/unit'

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values)

/**
 * The customs of a house (section 17), chosen before the first coup of an evening and then frozen. The defaults are
 * those of a new club. Amounts in chips, times in minutes. Each comment names the row or decision behind the setting.
 */
export const Settings = z.object({
  /** S.2a, V.seated, cf1: the least number of seated players who take the mano. */
  minSeated: z.int().min(2).max(14).default(4),
  /** The numbered seats of a table when it opens. */
  seats: z.int().min(4).max(14).default(9),
  /** S.8b: whether the inspector may add seats to a large table when everyone agrees. */
  seatsAddable: z.boolean().default(false),
  /** S.9: the least opening bank of a new table. */
  minimum: Amount.default(asChips(10)),
  /** S.5: who may mix: one seated player, or any player before the announcement. */
  mayMix: oneOf('one', 'any').default('one'),
  /** S.6b: the least number of cards at each end of the cut. */
  cutLeast: z.int().min(1).max(100).default(20),
  /** S.6a: who cuts when everybody refuses. */
  lastCut: oneOf('inspector', 'employee').default('employee'),
  /** V.cut-four: how many players of the table must be present at the cut. */
  presentAtCut: z.int().min(0).max(14).default(0),
  /** S.21a: until when a holder who comes back may carry on. */
  standInReturn: oneOf('before-third-ends', 'before-last-dealt').default('before-third-ends'),
  /** S.24: to whom a free seat goes first in mid-taglia; at its end the seated always come first. */
  freeSeat: oneOf('standing', 'seated').default('standing'),
  /** S.87a: when a mano may be passed. */
  passWhen: oneOf('after-win', 'any').default('after-win'),
  /** S.56c, V.lower-bank: when a banker may come down. */
  lowerBank: oneOf('after-ties', 'before-first-over').default('after-ties'),
  /** S.56b. */
  halveBetweenTaglie: z.boolean().default(true),
  /** cf16: after a win on a bank not fully covered. */
  uncoveredBank: oneOf('stays', 'set-aside').default('stays'),
  /** S.50: how long a lost con il tavolo gives the first right to banco solo. */
  tableLoserKeeps: oneOf('next-coup', 'mano').default('next-coup'),
  /** S.90a, V.sole-suivi, cr9: how long the only punter of a coup may ask for the suivi. */
  soleSuivi: oneOf('mano', 'next-coup').default('mano'),
  /** S.96: whether the standing may buy at the sum before the auction. */
  altezzaStanding: z.boolean().default(true),
  /** S.97: whether the banker who passed may take the mano back. */
  altezzaOutgoing: z.boolean().default(true),
  /** S.84, V.paddle-next: whether the outgoing socio may take the seguito standing, as if seated. */
  outgoingSocioStanding: z.boolean().default(true),
  /** S.82: the least number of seated players for a partnership; 0 for none. */
  socioMinSeated: z.int().min(0).max(14).default(6),
  /** S.115, V.standing-cards, cf36: in how many cases a standing player gets the cards. */
  standingCards: oneOf('five', 'three').default('five'),
  /** S.112, V.rule-no-cards: whether a player alla regola may take the cards with other stakes down. */
  regolaTakesCards: z.boolean().default(false),
  /** cr3: the highest seated stake has the cards even when con il tavolo was called. */
  highestOverTable: z.boolean().default(false),
  /** S.113c, cf40: a banker's 3 that gave an 8. */
  threeGivingEight: oneOf('draw', 'stand').default('stand'),
  /** cf41: the banker's free cells when the rule is forced. */
  optionalUnderRule: oneOf('stand', 'draw').default('stand'),
  /** S.54, cf54: a card out too soon does not bind a banker alla regola. */
  drawnFreesRegola: z.boolean().default(true),
  /** S.110: a card taken against advice. */
  advisedCard: oneOf('void-if-helps', 'void').default('void'),
  /** S.10a, cf67, cf68: the tax on the banker's matched win. */
  taxPercent: z.int().min(0).max(20).default(0),
  taxUnit: Amount.default(asChips(1)),
  taxRound: oneOf('nearest', 'down', 'up').default('nearest'),
  /** Minutes to answer a call to a seat (V.called, cf4). */
  callMinutes: z.int().min(1).max(60).default(2),
  /** Minutes between the inspector's warning and declaring a seat free (V.away-long, cf5). */
  awayMinutes: z.int().min(1).max(240).default(15),
  /** The level of detail that a table starts with. */
  level: LevelForm.default(2),
  /** The imbalance above which closing needs somebody's leave. */
  recountAbove: AmountOrNone.default(asChips(100)),
  /** The names of the offices. */
  offices: oneOf('sanremo', 'venezia', 'club').default('club'),
})
export type Settings = Readonly<z.infer<typeof Settings>>

/** Customs whose amounts are given in a club's unit, in chips. */
export const inUnit = (settings: Settings, unit: ClubUnit): Settings =>
  amountsIn(settings, unit, 'minimum', 'taxUnit', 'recountAbove')

/** The customs of the two houses whose regulations these are, and a new club's. */
export const PROFILES = {
  sanremo: Settings.parse({
    seatsAddable: true,
    lastCut: 'inspector',
    outgoingSocioStanding: false,
    regolaTakesCards: true,
    threeGivingEight: 'draw',
    drawnFreesRegola: false,
    advisedCard: 'void-if-helps',
    taxPercent: 5,
    offices: 'sanremo',
  }),
  venezia: Settings.parse({
    minSeated: 6,
    mayMix: 'any',
    cutLeast: 7,
    presentAtCut: 4,
    standInReturn: 'before-last-dealt',
    freeSeat: 'seated',
    passWhen: 'any',
    lowerBank: 'before-first-over',
    halveBetweenTaglie: false,
    tableLoserKeeps: 'mano',
    soleSuivi: 'next-coup',
    altezzaStanding: false,
    altezzaOutgoing: false,
    socioMinSeated: 0,
    standingCards: 'three',
    highestOverTable: true,
    optionalUnderRule: 'draw',
    taxPercent: 5,
    offices: 'venezia',
  }),
  club: Settings.parse({}),
} as const satisfies Record<string, Settings>
