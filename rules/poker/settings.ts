import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips, NO_CHIPS } from '../kernel/chips'
import { LevelForm } from '../kernel/level'

const minutes = z
  .int()
  .positive()
  .max(24 * 60)

/**
 * The settings of a class of table, frozen for a table when its first colpo is dealt. Amounts in chips, times in
 * minutes. Each comment names the decision behind the setting.
 */
export const Settings = z.object({
  /** A6: a class is defined by its uscita and its passata. */
  uscita: Amount,
  passata: Amount,
  /** A3: the number of seats. */
  seats: z.int().min(5).max(7).default(6),
  /** E3, E8: the smallest chip that may be bet. */
  cip: Amount.default(asChips(1)),
  /** D1: whether everyone pays the uscita, or only the cartaro. */
  uscitaMode: z.enum(['tutti', 'cartaro']).default('tutti'),
  /** D2: the lowest opening pair rises J, Q, K, or is always kings. */
  openingLevels: z.enum(['JQK', 'K']).default('JQK'),
  /** E1: whether four cards of a scala reale open; by the regulation only pairs and better do. */
  fourOfScalaReale: z.boolean().default(false),
  /** D2: chips that each player adds when nobody opened; none by default. */
  arrosage: AmountOrNone.default(NO_CHIPS),
  /** H1: no honours, a payment by each who took part, or a pot in honour. */
  onori: z.enum(['nessuno', 'pagamento', 'pot']).default('pagamento'),
  /** H2: chips of a poker's honour; a scala reale is worth double. */
  onore: AmountOrNone.default(asChips(1)),
  /** H3: in payment mode, the factor of an honour without opponents. */
  onoreMultiplier: z.int().min(1).max(3).default(1),
  /** G6: the opening level during a parol. */
  parolOpening: z.enum(['J', 'Q', 'K']).default('K'),
  /** A2: minutes that the five called players have to answer. */
  callMinutes: minutes.default(10),
  /** A8: minutes for which a place stays on offer to a supernumerary. */
  offerMinutes: minutes.default(2),
  /** I.10, A11: minutes that a player may be away. */
  awayMinutes: minutes.default(30),
  /** I.13, A12: the least duration of the game, and whether a late entrant has an hour of their own. */
  firstHourMinutes: minutes.default(60),
  firstHour: z.enum(['tavolo', 'giocatore']).default('tavolo'),
  /** A14: below this many players the table dissolves. */
  minimumPlayers: z.int().min(2).max(5).default(3),
  /** M5: an imbalance above this asks for a recount; the passata by default. */
  recountAbove: AmountOrNone.nullable().default(null),
  /** III.6: whether the secretary confirms a passata, or the table itself. */
  passataConfirmedBy: z.enum(['segretario', 'tavolo']).default('segretario'),
  /** The level of detail that the table starts with: 1 casse only, 2 results, 3 move by move. */
  level: LevelForm.default(2),
  /** X.1: lowest card of the pack; 11 minus the players when null. */
  lowestCard: z.int().min(2).max(9).nullable().default(null),
  /** O1: whether affranchi are allowed. */
  affranco: z.boolean().default(false),
  /** A.1, O1: how many players an affranco may join: two, or three by the Appendix's first words. */
  affrancoMax: z.union([z.literal(2), z.literal(3)]).default(2),
  /** XV.1: whether a partito needs both its conditions, or either, as the letter has it. */
  partitoWhen: z.enum(['both', 'either']).default('both'),
  /** I.4, A6, R20: whether a second table waits for a first of its class, or for any of the same uscita. */
  secondTableBy: z.enum(['class', 'uscita']).default('class'),
  /** V.5, D7: whether a fault of the pack found after the second card leaves the deal with the cartaro. */
  packFaultKeepsDeal: z.boolean().default(false),
})
export type Settings = Readonly<z.infer<typeof Settings>>

/** M5: the imbalance, in chips, above which a recount is needed. */
export const recountLimit = (settings: Settings): Chips => settings.recountAbove ?? settings.passata
