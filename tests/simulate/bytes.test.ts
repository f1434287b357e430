import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { withCopies } from '../support/copies'
import { momentsOf, uuidOf } from '../support/evenings'
import { sentTo, stretchOf } from '../support/sent'
import { SAMPLED_GAMES } from './games'

/** Commands of an evening, refused ones among them, of which some rounds are watched early and late. */
const COMMANDS = 1_000
const ROUNDS = 5
/** More tables only take longer: `npm run bench -- bytes` has sixteen. */
const TABLES = 8
/** A little more is as much: numbers have more digits. */
const AS_MUCH = 1.2

const DESK: Audience = {
  kind: 'desk',
  member: asMember(uuidOf('segreteria')),
  roles: ['socio', 'segretario'],
}
const WATCHED = [DESK, { kind: 'post', post: 'T1' }] as const

describe.each(SAMPLED_GAMES)('a round of %s', (name, simulated) => {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)

  it('weighs as much at one of many tables as at one alone, early and late', () => {
    const moments = momentsOf(simulated, 1, COMMANDS, 2)
    const last = (moments.at(-1)?.rounds ?? 0) - ROUNDS
    expect(last).toBeGreaterThan(20)
    for (const from of [1, last]) {
      const stretch = stretchOf(moments, from, ROUNDS)
      for (const audience of WATCHED) {
        const alone = sentTo(game, audience, stretch)
        const among = sentTo(game, audience, withCopies(stretch, TABLES - 1))
        expect(among.after, `${audience.kind} after ${from}`).toBeLessThanOrEqual(
          alone.after * AS_MUCH,
        )
      }
    }
  })
})
