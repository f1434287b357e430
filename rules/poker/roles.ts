import { CLOCK, HOUSE_ROLES } from '../kernel/decider'

/** The house's roles, the tablet lying at a table, and the clock. */
export const ROLES = [...HOUSE_ROLES, 'tavolo', CLOCK] as const
export type Role = (typeof ROLES)[number]
