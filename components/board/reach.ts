/** The addresses by which phones reach this installation, where the board itself is opened at `localhost`. */
export interface Reach {
  /** The club's own address on the internet. */
  own: string | null
  /** The machine's address in the building, without a port. */
  lan: string | null
}

const THIS_MACHINE = /^(localhost$|127\.|\[::1\])/

/** The origin for phones, from the board's own; null where none is known. */
export function originFor({ own, lan }: Reach, here: URL): string | null {
  if (own) return own
  if (!THIS_MACHINE.test(here.hostname)) return here.origin
  return lan && `${here.protocol}//${lan}${here.port && `:${here.port}`}`
}
