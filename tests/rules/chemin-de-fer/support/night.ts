import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { offersTo } from '@/rules/chemin-de-fer/offers'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Actor } from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { KeptEvent } from '@/rules/kernel/replay'
import { at } from './coup'
import { desk, inspector, m, ofM, seat } from './table'

const START = Date.UTC(2026, 10, 20, 20)

/** An evening with its whole journal, from its opening on, as a replay needs it. */
export class Night {
  evening: Evening = chemin.initial
  readonly events: KeptEvent<CheminEvent>[] = []
  private given = 0

  /** Gives commands one after another; throws with the refusal when one is refused. */
  give(commands: readonly CheminCommand[], by: Actor = inspector): this {
    for (const command of commands) {
      const now = START + 1000 * ++this.given
      const envelope = { id: `n${this.given}`, at: now, by, command, secrets: {} }
      const decision = chemin.decide(this.evening, envelope)
      if (!decision.accepted)
        throw new Error(`${command.type} refused: ${JSON.stringify(decision.refusal)}`)
      for (const event of decision.events) {
        this.events.push({ position: this.events.length + 1, at: now, by, event })
        this.evening = chemin.evolve(this.evening, event, { at: now, by })
      }
    }
    return this
  }

  /** Gives the first command of each type that is offered to the inspector. */
  act(...types: readonly CheminCommand['type'][]): this {
    for (const type of types) {
      const offers = offersTo(this.evening, inspector, START)
      const offer = offers.find((one) => one.type === type)
      if (!offer) throw new Error(`${type} is not offered, only ${offers.map((one) => one.type)}`)
      this.give([commandOf<CheminCommand>(type, offer.payload)])
    }
    return this
  }
}

/** A night with m1 to m6 seated at T1, each with 500 chips, and m1's bank of this many; the tax is 5 %. */
export function nightWithBank(bank = 100): Night {
  const members = [1, 2, 3, 4, 5, 6]
  return new Night()
    .give([
      at({ type: 'openEvening', title: 'Serata', day: '2026-11-20' }),
      at({ type: 'setSettings', settings: { ...PROFILES.club, taxPercent: 5 } }),
      at({ type: 'openTable', seats: 8, minimum: 10, level: 3, isLarge: false }),
    ])
    .give(
      members.map((n) => at({ type: 'handCassa', member: m(n), chips: 500 })),
      desk,
    )
    .give(members.map((n) => at({ type: 'takeSeat', ...ofM(n), seat: n })))
    .act('enterPacks', 'checkCards', 'beginTaglia', 'announceCards', 'offerCut', 'cut')
    .act('loadSabot')
    .give([at({ type: 'openBank', member: m(1), bank })])
}

export const stakes = (n: number, sum: number): CheminCommand =>
  at({ type: 'layStake', member: m(n), place: seat(n), sum, line: 'beyond', part: null })
