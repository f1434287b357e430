/** Reads what this browser keeps under a key; without storage, as in a private window, it keeps nothing. */
export function keptHere(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps it in this browser, or forgets it. */
export function keepHere(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // It lasts as long as the page then.
  }
}
