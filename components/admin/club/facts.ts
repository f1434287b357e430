const FACTS = ['name', 'shortName', 'unit', 'decimals', 'timeZone', 'licensedAs'] as const
type Facts<C> = Partial<Pick<C, (typeof FACTS)[number] & keyof C>>

/** The club's facts that were changed: those of an earlier version that would be refused now stay as they are. */
export function changedFacts<C extends Record<(typeof FACTS)[number], unknown>>(
  start: C,
  club: C,
): Facts<C> {
  const changed: Facts<C> = {}
  for (const fact of FACTS) if (club[fact] !== start[fact]) changed[fact] = club[fact]
  return changed
}
