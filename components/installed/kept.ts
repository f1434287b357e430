import { keepHere, keptHere } from '../ui/awake/kept'

/** Choices of this browser, which the server need not know. */
const KEY = {
  /** `off` when a call should make no sound here. */
  sound: 'circolo.sound',
  /** The member who asked this browser to be told, as `<club>/<member>`. */
  alerts: 'circolo.alerts',
  /** `no` when the member does not want to be asked about alerts again. */
  invite: 'circolo.invite',
} as const
type Choice = keyof typeof KEY

export const keptChoice = (choice: Choice): string | null => keptHere(KEY[choice])

export const keepChoice = (choice: Choice, value: string | null): void =>
  keepHere(KEY[choice], value)
