import type { Limit, LimitKind } from '../state/seat'

/** Limits that end when the mano of the next banker does (cr6). */
const UNTIL_NEXT_MANO: ReadonlySet<LimitKind> = new Set([
  'passed',
  'sold',
  'partner',
  'stakes-refused',
])

/** The limits left when this mano is over, lost or passed: those of earlier mani end. Source: S.98, S.103a, S.105, cr6. */
export const limitsAfterMano = (limits: readonly Limit[], mano: number): readonly Limit[] =>
  limits.filter((limit) => !UNTIL_NEXT_MANO.has(limit.kind) || limit.mano >= mano)
