import { expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { AnySignUp } from '@/rules/poker/state/list'
import type { AnyPlayer } from '@/rules/poker/state/table'
import { type Poker, playEvening } from '@/simulate/poker/evening'
import { cases } from '../support/generated'

/** The fields of a player for each status, as the type requires. */
const PLAYERS: Readonly<Record<AnyPlayer['status'], (player: AnyPlayer) => boolean>> = {
  called: ({ leftAt }) => leftAt === null,
  seated: ({ seat, seatedAt, awaySince, leftAt }) =>
    seat !== null && seatedAt !== null && awaySince === null && leftAt === null,
  away: ({ seat, seatedAt, awaySince, leftAt }) =>
    seat !== null && seatedAt !== null && awaySince !== null && leftAt === null,
  left: ({ awaySince, leftAt, leftBecause }) =>
    awaySince === null && leftAt !== null && leftBecause !== null,
}

const hasTable = ({ status }: AnySignUp) => status === 'booked' || status === 'played'
const isSettled = ({ outcome, settledAt }: Colpo) => outcome !== null && settledAt !== null

/** The places where a state differs from its types: the compiler does not check unions where a copy is written into. */
function liesIn({ signUps, tables }: Evening): string[] {
  const lies: string[] = []
  for (const signUp of Object.values(signUps))
    if (hasTable(signUp) !== (signUp.table !== null)) lies.push(`sign-up ${signUp.status}`)
  for (const { players, colpi } of Object.values(tables)) {
    for (const player of Object.values(players))
      if (!PLAYERS[player.status](player)) lies.push(`player ${player.status}`)
    if (!colpi.every(isSettled)) lies.push('colpo')
  }
  return lies
}

it('a state has the fields of its status, whatever happened', () => {
  const lies = new Set<string>()
  const look = (evening: Evening, what: string) => {
    for (const lie of liesIn(evening)) lies.add(`${lie} after ${what}`)
    return evening
  }
  const watched: Poker = {
    ...poker,
    decide: (evening, envelope) => {
      const decision = poker.decide(evening, envelope)
      if (decision.accepted && decision.after) look(decision.after, envelope.command.type)
      return decision
    },
    evolve: (evening, event, occasion) => look(poker.evolve(evening, event, occasion), event.type),
  }
  for (let seed = 1; seed <= cases(20); seed++) expect(playEvening(watched, seed).fault).toBeNull()
  expect([...lies]).toEqual([])
})
