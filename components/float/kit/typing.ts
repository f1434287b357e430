/** The keys of a keyboard that a keypad understands: a digit, the last digit away, another denomination, `×`, `+` or Enter. */
export type PadKey =
  | { readonly digit: string }
  | { readonly erases: true }
  | { readonly steps: 1 | -1 }
  | { readonly enters: true }
  | { readonly adds: 'onTimes' | 'onPlus' }

export function padKeyOf(key: string): PadKey | null {
  if (/^\d$/.test(key)) return { digit: key }
  if (key === 'Backspace' || key === 'Delete') return { erases: true }
  if (key === '*' || key === 'x' || key === '×') return { adds: 'onTimes' }
  if (key === '+') return { adds: 'onPlus' }
  if (key === 'Enter') return { enters: true }
  if (key === 'ArrowDown') return { steps: 1 }
  return key === 'ArrowUp' ? { steps: -1 } : null
}
