/** A requirement of OWASP ASVS 5.0.0 at level 1 or 2, in our words, with the place and the test that meet it. */
export interface Requirement {
  /** Its number in the standard. */
  id: string
  asks: string
  /** How it is met; begins with `Not met` or `Partly` where it is not, or not wholly. */
  met: string
  /** The file that meets it; null where none does. */
  file: string | null
  /** A file of tests and a title in it; null where nothing tries it. */
  test: readonly [file: string, title: string] | null
}

/** A requirement in one line of the list. */
export const row = (
  id: string,
  asks: string,
  met: string,
  file: string | null = null,
  test: Requirement['test'] = null,
): Requirement => ({ id, asks, met, file, test })
