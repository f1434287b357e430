/** A dispute on a judge's screen, as a request names it; the evening is null until it is known. */
export interface DisputeHere {
  evening: string | null
  table: string
  dispute: number
}
