/** How closely a table is kept: 1 only what the tableau needs · 2 the result of each play · 3 move by move. */
export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** The command of every game that changes the level of a table. */
export interface SetLevel {
  type: 'setLevel'
  table: string
  level: Level
}
