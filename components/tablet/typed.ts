/**
 * The number of a keypad after some digits were typed; the first digits replace one that was only shown. Nothing is cut:
 * a number that could not be told to the last chip takes no more digits.
 */
export function typedOn(number: number, digits: string, isFresh = false): number {
  const typed = Number(`${isFresh || number === 0 ? '' : number}${digits}`)
  return Number.isSafeInteger(typed) ? typed : number
}

/** The number without its last digit. */
export const withoutDigit = (number: number): number => Math.floor(number / 10)
