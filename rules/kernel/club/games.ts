interface Chosen {
  /** The games that the club has chosen; without a choice all of the house's are. */
  readonly games?: readonly string[] | null | undefined
}

/** Whether a club plays a game of the house. */
export const isPlayed = ({ games }: Chosen, game: string): boolean => games?.includes(game) ?? true
