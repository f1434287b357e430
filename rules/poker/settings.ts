import { z } from 'zod'
import { Amount, AmountOrNone } from '../kernel/amount'
import { asChips, type Chips, NO_CHIPS } from '../kernel/chips'

const minutes = z
  .int()
  .positive()
  .max(24 * 60)

/**
 * Everything a table class fixes, frozen for a table when its first colpo is dealt. Amounts in chips, times
 * in minutes. The comment of each names the decision it answers.
 */
export const Settings = z.object({
  /** A6: a class is its uscita and its passata. */
  uscita: Amount,
  passata: Amount,
  /** A3: seats of a full table. */
  seats: z.int().min(5).max(7).default(6),
  /** E3, E8: the smallest chip that may be bet. */
  cip: Amount.default(asChips(1)),
  /** D1: everyone pays the uscita, or the cartaro alone. */
  uscitaMode: z.enum(['tutti', 'cartaro']).default('tutti'),
  /** D2: the opening level climbs J, Q, K, or is always kings. */
  openingLevels: z.enum(['JQK', 'K']).default('JQK'),
  /** E1: whether four cards of a scala reale open; the regulation knows only pairs and better. */
  fourOfScalaReale: z.boolean().default(false),
  /** D2: chips each adds when nobody opened; none by default. */
  arrosage: AmountOrNone.default(NO_CHIPS),
  /** H1: no honours, a payment by each who took part, or a pot in honour. */
  onori: z.enum(['nessuno', 'pagamento', 'pot']).default('pagamento'),
  /** H2: chips of a poker's honour; a scala reale is worth double. */
  onore: AmountOrNone.default(asChips(1)),
  /** H3: in payment mode, how many times when the opener has no opponents. */
  onoreMultiplier: z.int().min(1).max(3).default(1),
  /** G6: the opening level during a parol. */
  parolOpening: z.enum(['J', 'Q', 'K']).default('K'),
  /** A2: how long the five called may take to answer. */
  callMinutes: minutes.default(10),
  /** A8: how long a place offered to a supernumerary stays his. */
  offerMinutes: minutes.default(2),
  /** I.10, A11: how long one may be away. */
  awayMinutes: minutes.default(30),
  /** I.13, A12: how long the game lasts at least, and whether a late entrant has an hour of his own. */
  firstHourMinutes: minutes.default(60),
  firstHour: z.enum(['tavolo', 'giocatore']).default('tavolo'),
  /** A14: below this many players the table dissolves. */
  minimumPlayers: z.int().min(2).max(5).default(3),
  /** M5: an imbalance above this asks for a recount; the passata by default. */
  recountAbove: AmountOrNone.nullable().default(null),
  /** III.6: who confirms a passata: the secretary, or the table itself. */
  passataConfirmedBy: z.enum(['segretario', 'tavolo']).default('segretario'),
  /** Design §4: how much of the game the table keeps at its start. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  /** X.1: lowest card of the pack; 11 minus the players when null. */
  lowestCard: z.int().min(2).max(9).nullable().default(null),
  /** O1: whether affranchi are tolerated. */
  affranco: z.boolean().default(false),
})
export type Settings = Readonly<z.infer<typeof Settings>>

/** M5: the imbalance, in chips, above which a recount is asked. */
export const recountLimit = (settings: Settings): Chips => settings.recountAbove ?? settings.passata
