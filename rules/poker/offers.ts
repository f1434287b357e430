import * as kernel from '../kernel/offers'
import { poker } from './decider'

/** What an actor may do now in the poker room. */
export const offersTo = kernel.makeOffersTo(poker)

/** What he may do now of one kind of command. */
export const offersOf = kernel.makeOffersOf(poker)
