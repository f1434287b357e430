import type { Sentence } from '../../kernel/tell'

/** Errors of the employee: refusals in their order of precedence. */
export const EMPLOYEE_ERRORS_REFUSALS = {} as const satisfies Record<string, Sentence>
