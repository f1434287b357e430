/** Kept in the place of the name of a member who asked to be forgotten; screens and papers say it in their language. */
export const FORGOTTEN_NAME = 'socio cancellato'

/** A name as it is shown in a language, whose words for a forgotten member are given. */
export const shownName = (name: string, forgotten: string): string =>
  name === FORGOTTEN_NAME ? forgotten : name
