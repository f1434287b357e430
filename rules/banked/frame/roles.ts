import { CLOCK, HOUSE_ROLES, OFFICERS } from '../../kernel/decider'

/** The house's roles, the tablet of a table, and the clock. */
export const ROLES = [...HOUSE_ROLES, 'tavolo', CLOCK] as const
export type Role = (typeof ROLES)[number]

/** The inspector's acts: at a club the deputato's, the secretary's or the administrator's. */
export const INSPECTOR = OFFICERS
/** The acts of the dealer and the staff, entered on the tablet of the table. */
export const STAFF = ['tavolo', ...OFFICERS] as const
/** Acts of a player, on their own phone or told to the staff. */
export const PLAYER = ['socio', ...STAFF] as const
/** Persons who sign by the office that they hold. */
export const PERSONS = ['socio', ...OFFICERS] as const

/** anywhere: a member need not name themselves, or may name others. */
export const FROM = ['anywhere'] as const
export type From = (typeof FROM)[number]
