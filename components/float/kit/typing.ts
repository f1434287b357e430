/** The keys of a keyboard that a keypad understands: a digit, the last digit away, or another denomination. */
export type PadKey =
  | { readonly digit: string }
  | { readonly erases: true }
  | { readonly steps: 1 | -1 }

export function padKeyOf(key: string): PadKey | null {
  if (/^\d$/.test(key)) return { digit: key }
  if (key === 'Backspace' || key === 'Delete') return { erases: true }
  if (key === 'ArrowDown') return { steps: 1 }
  return key === 'ArrowUp' ? { steps: -1 } : null
}
