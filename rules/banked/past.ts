/** Colpi that a table keeps. */
const MOST_PAST = 30

/** The colpi kept, with one more. */
export const withPast = <Past>(past: readonly Past[], one: Past): Past[] =>
  [...past, one].slice(-MOST_PAST)
