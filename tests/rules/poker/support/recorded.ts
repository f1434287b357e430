import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { Settings } from '@/rules/poker/settings'
import type { Colpo } from '@/rules/poker/state/colpo'
import { FIRST_SEAT } from '@/rules/poker/state/ids'

const MEMBERS = ['alfa', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'].map(asMember)

/** Uscita 5, passata 100. */
export const SETTINGS = Settings.parse({ uscita: 5, passata: 100 })

/** A colpo dealt to as many players as there are resti, each of them after the uscita; the first is the cartaro. */
export function colpoOf(stakes: readonly number[]): Colpo {
  const players = MEMBERS.slice(0, stakes.length)
  return {
    number: 1,
    giro: 1,
    cartaro: asMember('alfa'),
    cartaroSeat: FIRST_SEAT,
    cutter: null,
    dealtAt: 0,
    players,
    absent: [],
    lowest: 6,
    formers: players,
    opening: 'J',
    pot: asChips(5 * players.length),
    honourPot: null,
    stakes: Object.fromEntries(
      players.map((member, index) => [member, asChips(stakes[index] ?? 0)]),
    ),
    altezza: {},
    parolOf: null,
    outcome: null,
    settledAt: null,
    dealt: [],
    settled: [],
    rebuys: [],
    before: { cartaro: FIRST_SEAT, opening: 'J', parol: null, honourPots: [] },
    corrected: 0,
  }
}
