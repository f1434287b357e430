import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { readStream } from '@/db/journal'
import { CLOCK } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { randomFrom } from '@/simulate/random'
import { searched } from '@/simulate/ways'
import { SAMPLED_GAMES } from '../simulate/games'
import { cases } from '../support/generated'
import { House } from '../support/house'
import { Choosing, isPlaying } from './crowd/choosing'
import { CrowdedEvening } from './crowd/evening'
import { Screens } from './crowd/screens'

/** Those who act at once, and the steps of each; few count, since all of them would count the same chips. */
const CROWDS = {
  play: { clients: 14, steps: 30 },
  ending: { clients: 4, steps: 90 },
} as const
/** The most steps of the plan before the first round, each after the one before; many lead to no command. */
const MOST_BEFORE = 4_000

const house = await House.open()
afterAll(() => house.close())

/** Every game of the house, and again in a house with floats where it may have them. */
const PLAYED = SAMPLED_GAMES.flatMap(([name, game]) => [
  { name, game, hasFloat: false },
  ...(game.hasFloats ? [{ name: `${name} with floats`, game, hasFloat: true }] : []),
])

/** An evening that its plan leads into the first round, and then a crowd through the play and to the tableau. */
async function crowded({ game, hasFloat }: (typeof PLAYED)[number], seed: number) {
  const random = randomFrom(seed)
  const evening = await CrowdedEvening.open(house, game)
  const choosing = new Choosing(game, random, hasFloat)
  let refused = 0
  for (let step = 0; step < MOST_BEFORE && !isPlaying(await evening.state()); step++) {
    const chosen = choosing.planned(await evening.state(), 'play', refused)
    if (!chosen) continue
    house.now += 2_000
    refused = (await evening.give(chosen))?.version == null ? refused + 1 : 0
  }
  // A list that too few sign leads to no round.
  fc.pre(isPlaying(await evening.state()))
  const screens = new Screens(evening)
  await screens.open()
  async function client(leads: keyof typeof CROWDS): Promise<void> {
    for (let step = 0; step < CROWDS[leads].steps; step++) {
      house.now += random.oneIn(200) ? random.below(40) * MINUTE_MS : random.below(20_000)
      const again = random.oneIn(10) ? random.pick(evening.sent) : null
      const chosen = again ?? choosing.next(await evening.state(), house.now, leads)
      if (chosen) await evening.give(chosen, 1 + random.below(2))
      if (random.oneIn(20)) screens.cut(random)
    }
  }
  try {
    for (const leads of ['play', 'ending'] as const) {
      await Promise.all(Array.from({ length: CROWDS[leads].clients }, () => client(leads)))
      await leadsOn(evening)
      await screens.showTheWhole()
    }
  } finally {
    await screens.end()
  }
  return evening
}

/** Offers alone bring the rounds in play to their end, and now and then the evening to its tableau. */
async function leadsOn(evening: CrowdedEvening): Promise<void> {
  const state = await evening.state()
  const by = evening.game.clock
  const step = { id: 'latest', at: house.now, by, command: { type: '' }, secrets: {} }
  expect(searched(evening.game).wrongWhole?.(state, step, state) ?? null).toBeNull()
}

/** Every accepted command is in the journal once, at its version; the journal, its book and its seals are whole. */
async function isKept({ sent, at }: CrowdedEvening): Promise<void> {
  const rows = await house.database.sql<{ commandId: string; position: number }[]>`
    select command_id, max(position) as position from journal
     where stream_id = ${at.evening} and position > 1 and not (by -> 'roles')::jsonb ? ${CLOCK}
     group by command_id order by 2`
  const accepted = sent.filter(({ version }) => version !== null)
  expect(rows.map(({ commandId, position }) => [position, commandId])).toEqual(
    accepted
      .map(({ id, version }) => [version, id] as const)
      .sort(([one], [other]) => (one ?? 0) - (other ?? 0)),
  )
  expect((await verifyClub(house.database.sql, GAMES, at.clubId)).findings).toEqual([])
}

/** Replays the journal with the simulator's checks after each event, to the state that the server has; its rounds. */
async function replayedSoundly(evening: CrowdedEvening): Promise<number> {
  const { rules, wrong, isRound } = evening.game
  const types = new Map(evening.sent.map(({ id, command }) => [id, command.type]))
  let state = rules.initial
  let rounds = 0
  const { clubId, evening: stream } = evening.at
  for await (const row of readStream(house.database.sql, clubId, stream)) {
    const event = row.event as { type: string }
    const after = rules.evolve(state, event, row)
    expect(wrong(state, event, after, types.get(row.commandId) ?? '', row.by)).toBeNull()
    state = after
    if (isRound(event)) rounds += 1
  }
  expect(JSON.stringify(state)).toBe(JSON.stringify((await evening.stored()).state))
  return rounds
}

it.each(PLAYED)(
  'everybody of a house at once at $name, repeating and out of order, breaks nothing',
  async (played) => {
    let rounds = 0
    let commands = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const evening = await crowded(played, seed)
        await isKept(evening)
        rounds += await replayedSoundly(evening)
        commands += evening.sent.length
      }),
      { numRuns: cases(1), endOnFailure: true },
    )
    expect(commands).toBeGreaterThan(300)
    expect(rounds).toBeGreaterThan(0)
  },
)
