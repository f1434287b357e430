import type { CommandRule, OfferedFrom } from './decider'

type Source<S> = NonNullable<CommandRule<S, never, unknown>['offeredFrom']>

/** Sources of the offers of a game's tables (`CommandRule.offeredFrom`); none are made at a table that there is not. */
export const sourcesOf = <T, S extends { readonly tables: Readonly<Record<string, T>> }>() => {
  const atTable =
    (from: (table: T, state: S) => OfferedFrom): Source<S> =>
    (state, id) => {
      const table = Object.hasOwn(state.tables, id) ? state.tables[id] : undefined
      return table === undefined ? null : from(table, state)
    }
  return {
    atTable,
    /** Made each time, and only while this is true of the table. */
    onlyIf: (isSo: (table: T) => boolean) => atTable((table) => (isSo(table) ? [] : null)),
  }
}
