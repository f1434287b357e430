interface SeatNameProps {
  name: string
  /** A name with a longer word is written smaller: the seat would break that word in two, and cut the family name. */
  mostLetters: number
  className: string
  /** The sizes of letters. */
  usual: string
  small: string
}

/** A name on the narrow seat of a table. */
export function SeatName({ name, mostLetters, className, usual, small }: SeatNameProps) {
  const isLong = name.split(/[\s-]/).some(({ length }) => length > mostLetters)
  return <span className={`wrap-anywhere ${className} ${isLong ? small : usual}`}>{name}</span>
}
