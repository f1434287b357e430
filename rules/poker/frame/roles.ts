import { CLOCK, HOUSE_ROLES } from '../../kernel/decider'

/** The house's roles, the tablet lying at a table, and the clock. */
export const ROLES = [...HOUSE_ROLES, 'tavolo', CLOCK] as const
export type Role = (typeof ROLES)[number]

/**
 * Distances from which a member may give a command; left out, they need a seat at the table it names, present or
 * away. row: also members called there, or who have left · anywhere: any member of the club.
 */
export const FROM = ['row', 'anywhere'] as const
export type From = (typeof FROM)[number]
