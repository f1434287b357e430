import { CLOCK, HOUSE_ROLES } from '../../kernel/decider'

/** The house's roles, the tablet lying at a table, and the clock. */
export const ROLES = [...HOUSE_ROLES, 'tavolo', CLOCK] as const
export type Role = (typeof ROLES)[number]

/**
 * How near a member must be to give a command. Left out, the member needs a seat at the named table, present or away.
 * row: also a member who is called to it or has left it · anywhere: any member of the club.
 */
export const FROM = ['row', 'anywhere'] as const
export type From = (typeof FROM)[number]
