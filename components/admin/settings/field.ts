/** A value that may be chosen. */
export type Choosable = string | number

/**
 * The way a setting of a game is entered: in chips, as a count, in minutes, as a choice, as yes or no, or as
 * amounts that each count from a date on.
 */
export type FieldOf<Key extends string> =
  | { kind: 'chips'; key: Key; provision: string; min: number; empty?: true }
  | { kind: 'count'; key: Key; provision: string; min: number; max: number; empty?: true }
  | { kind: 'minutes'; key: Key; provision: string; max?: number }
  | { kind: 'choice'; key: Key; provision: string; options: readonly { value: Choosable }[] }
  | { kind: 'yes'; key: Key; provision: string }
  | { kind: 'dated'; key: Key; provision: string; most: number }

/** An amount that counts from a day on, `YYYY-MM-DD`. */
export interface DatedAmount {
  from: string
  /** Null while none is typed. */
  chips: number | null
}

/** The texts about one setting. */
export interface SettingTexts {
  label: string
  help: string
  /** The word for a value of a choice, or of yes or no. */
  wordOf: (value: Choosable | boolean) => string
}

/** Settings by their key, as a form holds them until the rules have read them. */
export type SettingValues = Readonly<Record<string, unknown>>
