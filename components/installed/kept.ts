/** Choices of this browser, which the server need not know; without storage, as in a private window, none is kept. */
const KEY = {
  /** `off` when a call should make no sound here. */
  sound: 'circolo.sound',
  /** The member who asked this browser to be told, as `<club>/<member>`. */
  alerts: 'circolo.alerts',
  /** `no` when the member does not want to be asked about alerts again. */
  invite: 'circolo.invite',
} as const
type Choice = keyof typeof KEY

export function keptChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(KEY[choice])
  } catch {
    return null
  }
}

export function keepChoice(choice: Choice, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY[choice])
    else localStorage.setItem(KEY[choice], value)
  } catch {
    // It lasts as long as the page then.
  }
}
