import type { Level } from '@/rules/kernel/level'
import type { AnyEvening, Chosen } from '@/simulate/game'
import type { OfficeName } from './offices'
import type { Played } from './players'

/** A text in both languages. */
export interface Said {
  it: string
  en: string
}

/** The text in the language of the rehearsal, for what its people write. */
export type Told = (said: Said) => string

/** An event of the rehearsal's journal, with its people by the simulators' names. */
export interface Noted {
  game: string
  at: number
  by: { member: string | null; post: string | null }
  /** The number of this event among those of its kind since the step began. */
  nth: number
  event: { type: string } & Readonly<Record<string, unknown>>
}

/** The next command of the person's office at each game, as the simulators chose it. */
export type Prompts = ReadonlyMap<Played, Chosen<{ type: string }>>

/** One thing to do. */
export interface Step {
  say: Said
  /** The game whose state it asks for; the story's first where it is left out. */
  game?: Played
  /** The row of the regulation by which it is done, whose words the screen shows. */
  row?: { game: Played; id: string }
  hint: Said
  /** The text of the control that does it, by its path in `messages/`; null where there is no one control. */
  control: string | null
  /** Whether it is done, by an event since the step began; `state` is its game's after all of them. */
  isDone(noted: Noted, state: AnyEvening): boolean
  /** Facts that lie on the table or are said at it, and no screen can know: the chips of a resto, a card, the winner. */
  facts?(state: AnyEvening, prompts: Prompts): readonly Said[]
  /** Whether the others leave this command undone before the step is done. */
  waits?(chosen: Chosen<{ type: string }>, state: AnyEvening): boolean
  /** The evening is led to its end from here on. */
  ends?: boolean
  /** It is done by several events of one kind, whose number so far the strip tells. */
  times?: { event: string; most: number }
  /** The line of the person’s screen is lost when it begins, and comes back by itself. */
  losesLine?: boolean
}

/** A game of a story, and how it is played there. */
export interface GameOfStory {
  game: Played
  level: Level
  /** Whether the house keeps a float there. */
  hasFloat?: boolean
}

/** A story of the rehearsal: who plays it, at which game, from which moment, and what there is to do. */
export interface Story {
  name: string
  title: Said
  /** The story in one sentence. */
  what: Said
  office: OfficeName | null
  /** The person opens the evening; else it is open when they come. */
  isOpenedByPerson?: boolean
  games: readonly GameOfStory[]
  /** People of the cast who sign at the person’s screen, with their PINs. */
  pins?: Readonly<Record<string, string>>
  /** Whether the evening has come so far that the person takes their place. */
  begins(state: AnyEvening): boolean
  /** The next act that the story itself wants of somebody at a step, by its place in `steps`; null where the others play on by themselves. */
  scene?(state: AnyEvening, step: number, told: Told): Chosen<{ type: string }> | null
  steps: readonly Step[]
}
