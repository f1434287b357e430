import type { Bounds } from './article'

/** A command somebody may give now, as a payload that would be accepted; bounds say what may vary. */
export interface Offer {
  type: string
  /** The payload without `type`, e.g. `{ table: 'T1', member: '…', passate: 1 }`. */
  payload: Readonly<Record<string, unknown>>
  bounds?: Bounds
}
