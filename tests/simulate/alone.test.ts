import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAMES as SCREENS } from '@/components/games'
import { actorAt } from '@/components/live/alone/alone'
import type { AnyCommand } from '@/rules/kernel/decider'
import { stateAfter } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { GAMES } from '@/server/games/index'
import { momentsOf } from '../support/evenings'
import { cases } from '../support/generated'
import { SIMULATED } from './games'

const POST = 'T1'
/** Commands of an evening, refused ones among them, and those that its tablet then gives alone. */
const COMMANDS = 500
const ALONE = 12
/** An entry from before the line was lost is not taken back alone, so what is the latest is not compared. */
const LINE_ONLY = ['takeBack']

type View = Record<string, unknown> & { offers: readonly Offer<AnyCommand>[]; float?: unknown }

/** An offer, but for how far back a result may be corrected, since the tablet carries fewer of them. */
const saidOf = ({ bounds, ...offer }: Offer<AnyCommand>): string =>
  JSON.stringify(offer.type === 'correctColpo' ? offer : { ...offer, bounds })

/** As it arrives: without fields that have no value. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe.each(SIMULATED)('at a table of %s whose tablet lost its line', (name, simulated) => {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)

  it('the tablet decides and shows by itself what the server decides and shows', async () => {
    const rules = await (await SCREENS[name]?.others())?.alone?.()
    if (!rules || !game.carried) throw new Error(`${name} waits for its line`)
    const { decider, viewOf } = rules
    const by = actorAt(POST)
    let given = 0
    const drawn = fc.record({
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      moment: fc.nat(),
      taps: fc.array(fc.nat(), { minLength: ALONE, maxLength: ALONE }),
    })
    const goOn = fc.property(drawn, ({ seed, moment, taps }) => {
      const moments = momentsOf(simulated, seed, COMMANDS)
      const from = moment % moments.length
      const isCarried = ({ state }: { state: unknown }) => game.carried?.(state, POST) !== null
      // The next moment at which the tablet has a table, after the evening's end again from its beginning.
      const found = [...moments.slice(from), ...moments.slice(0, from)].find(isCarried)
      if (!found) return
      const { at } = found
      let there: unknown = found.state
      let here: unknown = sent(game.carried?.(there, POST))
      for (const tap of taps) {
        const shown = sent(viewOf(here, { kind: 'table', table: POST }, at)) as View
        const { float, ...seen } = sent(game.view(there, { kind: 'post', post: POST }, at)) as View
        // Everything that does not wait for the line is offered as the server offers it.
        const isLeft = ({ type, payload }: Offer<AnyCommand>) =>
          !LINE_ONLY.includes(type) && !rules.changesCashOf?.({ ...payload, type })
        const kept = shown.offers.filter(isLeft)
        const offered = new Set(seen.offers.map(saidOf))
        expect(kept.filter((offer) => !offered.has(saidOf(offer)))).toEqual([])
        const rest = { offers: null, latest: null, hindered: null }
        expect({ ...shown, ...rest, float }).toEqual({ ...seen, ...rest, float })
        const offer = kept[tap % kept.length]
        if (!offer) return
        const command = { ...offer.payload, type: offer.type }
        if (decider.secrets(here, command).length > 0) continue
        const alone = { id: 'alone', at, by, command, secrets: {} }
        const decision = decider.decide(here, alone)
        const truth = game.decider.decide(there, alone)
        expect(truth.accepted && decision.accepted, offer.type).toBe(true)
        if (!truth.accepted || !decision.accepted) return
        here = stateAfter(decider.evolve, here, decision, alone)
        there = stateAfter(game.decider.evolve, there, truth, alone)
        given += 1
      }
    })
    const evenings = cases(6)
    fc.assert(goOn, { numRuns: evenings })
    expect(given).toBeGreaterThan(evenings)
  })
})
