import { CLOCK, HOUSE_ROLES } from '../../kernel/decider'

/** The house's roles, the tablet lying at a table, and the clock. */
export const ROLES = [...HOUSE_ROLES, 'tavolo', CLOCK] as const
export type Role = (typeof ROLES)[number]

/**
 * From how far a member may give a command, where it is not only for those who have a seat at the table it names, away
 * or not. row: also for those called there, or who have left · anywhere: for any member of the club.
 */
export const FROM = ['row', 'anywhere'] as const
export type From = (typeof FROM)[number]
