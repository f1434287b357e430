import type { Edition } from './editions'

/**
 * The readings of the regulation that edition 2 changed (decision 0020), each as one question with its provision; a
 * table or a play of an older edition answers no, and is played as it was.
 */
interface OfEdition {
  readonly edition: Edition
}

const SECOND_READING: Edition = 2

const isOfSecondReading = ({ edition }: OfEdition): boolean => edition >= SECOND_READING

/** II.4: where seats were chosen, the empty ones at the first cartaro's right are filled in the order of II.2. */
export const ordersChosenEmpties = isOfSecondReading

/** II.6: a player who returns sits at the left of the last player, in the giro from the first cartaro. */
export const returnsLeftOfLast = isOfSecondReading

/** III.8: a player all'altezza is losing if the colpo just lost makes them so. */
export const countsLossAllAltezza = isOfSecondReading

/** XIII.3: the resto is compared with the pot when a hand of the parol is dealt, not when it is declared. */
export const comparesRestoAtDeal = isOfSecondReading

/** XIII.4: the pot of a parol is split when all have said whether they come in. */
export const splitsAfterDeclaring = isOfSecondReading

/** XIII.8: a parol of one hand was the mano it stands for; the deal goes back only after a longer one. */
export const countsParolHand = isOfSecondReading
