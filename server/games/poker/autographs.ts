import { autographOf } from '@/db/batch'
import type { PokerEvent } from '@/rules/poker/decider'
import type { Autographs } from '../game'

/** I.1: the autograph of a signature; one attested by a witness has none. */
export const autographs: Autographs<PokerEvent> = {
  aside(event) {
    if (event.type !== 'signed' || !event.strokes?.length) return null
    const { strokes, ...signed } = event
    const autograph = autographOf(event.member, strokes)
    return { event: { ...signed, autograph: autograph.digest }, autograph }
  },
  named(event) {
    if (event.type !== 'signed' || event.autograph === undefined) return null
    return { member: event.member, digest: event.autograph }
  },
}
