import type { Edition } from './editions'
import type { Settings } from './settings'

/**
 * The readings of the regulation that edition 2 changed (decision 0020), each as one question with its provision; a
 * table or a play of an older edition answers no, and is played as it was.
 */
interface OfEdition {
  readonly edition: Edition
}

const SECOND_READING: Edition = 2

const isOfSecondReading = ({ edition }: OfEdition): boolean => edition >= SECOND_READING

/** II.4, R8: where seats were chosen, the empty ones at the first cartaro's right are filled in the order of II.2. */
export const ordersChosenEmpties = isOfSecondReading

/** II.6, R9: a player who returns sits at the left of the last player, in the giro from the first cartaro. */
export const returnsLeftOfLast = isOfSecondReading

/** III.8, R12: a player all'altezza is losing if the colpo just lost makes them so. */
export const countsLossAllAltezza = isOfSecondReading

/** XIII.3, R10: the resto is compared with the pot when a hand of the parol is dealt, not when it is declared. */
export const comparesRestoAtDeal = isOfSecondReading

/** XIII.4, R11: the pot of a parol is split when all have said whether they come in. */
export const splitsAfterDeclaring = isOfSecondReading

/** XIII.8, R18: a parol of one hand was the mano it stands for; the deal goes back only after a longer one. */
export const countsParolHand = isOfSecondReading

/** XV.1, R19: a partito until the first bet after the draw; stakes of players who threw their cards stay in the pot. */
export const keepsFoldedStakes = isOfSecondReading

/** A.7, R21: after an affranco's raise the companion comes in with tris, or committed and after another player. */
export const limitsCompanion = isOfSecondReading

/** A.1, R21: the most players of an affranco. */
export const mostAffranchi = (table: OfEdition & { readonly settings: Settings }): 2 | 3 =>
  isOfSecondReading(table) && table.settings.affrancoMax === 3 ? 3 : 2

/** I.12, R7: a list stays open while a table of it has a free place, unless its last giro is announced. */
export const keepsListOpen = isOfSecondReading

/** III.3, R6: a passata of a player who may still come in late (IV.5) counts from the next deal. */
export const waitsForNextDeal = isOfSecondReading

/** XII.3, VI.5, R1: at the showdown a wrong opening is measured against all who came in after it. */
export const asksAllWhoEntered = isOfSecondReading

/** XI.2, R2: a player who bet early and finds a larger bet is asked; they accept or leave, and never raise. */
export const asksEarlyBettor = isOfSecondReading

/** XI.2, R3: after the draw an early acceptance stands unless there is a raise; an early parol never becomes one. */
export const bindsEarlyAnswer = isOfSecondReading

/** XI.1, R4: a word before the last player has drawn is an early word, at its speaker's risk. */
export const takesWordsAtDraw = isOfSecondReading

/** XIV.1, R5: an opener left alone may be honoured for a poker or a scala reale shown as the opening. */
export const honoursOpenings = isOfSecondReading

/** VIII.2, R13: a late raise may be contested after a raise upon it too; the words that answered it are asked again. */
export const contestsAnyRaise = isOfSecondReading

/** X.1, R14: twins belong to the hand that has them; later hands are shown as usual. */
export const keepsTwinsToHand = isOfSecondReading

/** IX.3, R15: masked cards of the pack and cards turned over by the cartaro are counted apart. */
export const countsMaskedApart = isOfSecondReading

/** VI.6, R16: a colpo that ends in parol has an opening to show too; the table is told, and nothing is asked. */
export const tellsOpeningAtParol = isOfSecondReading

/** V.5, R17: an error found after the second card costs the deal; the class may say otherwise of a fault of the pack. */
export const packFaultCostsDeal = (table: OfEdition & { readonly settings: Settings }): boolean =>
  isOfSecondReading(table) && !table.settings.packFaultKeepsDeal
