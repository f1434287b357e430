import { type Chips, NO_CHIPS } from '../chips'

/** The club's part of a closed tableau, in chips. Tax, bank and deposits, less the notes, are minus the sum of the finals. */
export interface ClubsPart {
  /** The tax of the house (cagnotte). */
  readonly tax: Chips
  /** The result of the club as the bank. */
  readonly bank: Chips
  /** Deposits that nobody has claimed, which the desk keeps. */
  readonly deposits: Chips
  /** Banknotes changed without a name, out of which the club pays. */
  readonly notes: Chips
}

/** Of a game whose players' results sum to zero by themselves. */
export const NO_PART: ClubsPart = {
  tax: NO_CHIPS,
  bank: NO_CHIPS,
  deposits: NO_CHIPS,
  notes: NO_CHIPS,
}
