import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { articleOf } from '@/rules/kernel/article'
import { type Composition, compose, type NotEvolved } from '@/rules/kernel/compose'
import {
  type Actor,
  type CommandOf,
  type EventOf,
  happens,
  type Occasion,
} from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { makeOffersOf, makeOffersTo } from '@/rules/kernel/offers'
import { anyRefusal as refuse } from '@/rules/kernel/refusal'
import { poker } from '@/rules/poker/decider'
import { PROVISION_IDS, REGULATION } from '@/rules/poker/provisions'

/** A lighthouse: a lamp that its keeper lights and the clock puts out, and a bell that answers the lamp. */
interface Lighthouse {
  lit: readonly number[]
  rung: number
}
type Lit = { type: 'lampLit'; until: number }
type Out = { type: 'lampOut'; until: number }
type Rung = { type: 'bellRung'; times: number }

const REGISTER = [
  { id: 'I', title: { it: 'La lampada', en: 'The lamp' }, provisions: {} },
  { id: 'II', title: { it: 'La campana', en: 'The bell' }, provisions: {} },
] as const
const sentence = (en: string) => ({ it: `${en} (it)`, en })
const FRAME = { closed: sentence('Closed.'), dark: sentence('Dark, says the frame.') }

const keeper: Actor = { roles: ['keeper'], member: asMember('k'), post: null }
const clock: Actor = { roles: ['clock'], member: null, post: null }

const lighthouse: Composition<Lighthouse, typeof REGISTER, { rung: number }> = {
  game: 'lighthouse',
  initial: { lit: [], rung: 0 },
  regulation: REGISTER,
  refusals: [FRAME],
  frame: (_state, _command, rule, by) =>
    by.roles.some((role) => rule.may.includes(role)) ? null : refuse(null, 'closed'),
  upon: z.object({ rung: z.int() }),
  staleRefusal: ({ rung }, _command, upon) =>
    upon.rung === rung ? null : refuse(null, 'rung-since'),
}

const ofLamp = articleOf<Lighthouse, Lit | Out, never, 'keeper' | 'clock'>()
const lamp = ofLamp.article({
  id: 'I',
  commands: {
    light: ofLamp.command({
      schema: z.object({ until: z.int() }),
      may: ['keeper'],
      secrets: (_state, { until }) => [`match/${until}`],
      decide: ({ lit }, { until }) =>
        lit.includes(until)
          ? refuse('I.1', 'lit', { until })
          : happens<Lit>({ type: 'lampLit', until }),
      candidates: ({ lit }) => [{ until: 1 }, { until: 2 + lit.length }],
      bounds: (_state, { until }) => ({ until: { min: until, max: until + 5, step: 1 } }),
    }),
    putOut: ofLamp.command({
      schema: z.object({ until: z.int() }),
      may: ['clock'],
      decide: (_state, { until }) => happens<Out>({ type: 'lampOut', until }),
      due: ({ lit }) =>
        lit.map((until) => ({ key: `out/${until}`, at: until, payload: { until } })),
    }),
  },
  refusals: { lit: sentence('Lit until {until}.') },
  evolve: {
    lampLit: (state, { until }) => ({ ...state, lit: [...state.lit, until] }),
    lampOut: (state, { until }) => ({ ...state, lit: state.lit.filter((one) => one !== until) }),
  },
})

const ofBell = articleOf<Lighthouse, Rung, Lit, 'keeper' | 'clock'>()
const ring = ofBell.command({
  schema: z.object({ times: z.int() }),
  may: ['keeper'],
  refuseStale: true,
  decide: ({ lit }, { times }) =>
    lit.length === 0
      ? refuse('II.1', 'dark')
      : happens<Rung | Lit>({ type: 'bellRung', times }, { type: 'lampLit', until: 90 + times }),
})
const bell = ofBell.article({
  id: 'II',
  commands: { ring },
  refusals: { dark: sentence('Dark, says the bell.'), hoarse: sentence('The bell is hoarse.') },
  evolve: { bellRung: (state, { times }) => ({ ...state, rung: state.rung + times }) },
})

const game = compose(lighthouse, [lamp, bell])
type Command = CommandOf<typeof game>
const occasion: Occasion = { at: 0, by: keeper }
const given = (command: Command, by = keeper, upon?: unknown) => ({
  id: '1',
  at: 0,
  by,
  command,
  secrets: {},
  upon,
})
const LIT: Lighthouse = { lit: [30, 20], rung: 0 }

describe('a game composed of two articles', () => {
  it('has the commands and events of both, each by its type', () => {
    expect(Object.keys(game.commands)).toEqual(['light', 'putOut', 'ring'])
    expectTypeOf<Command['type']>().toEqualTypeOf<'light' | 'putOut' | 'ring'>()
    expectTypeOf<EventOf<typeof game>>().toEqualTypeOf<Lit | Out | Rung>()
    expectTypeOf<Extract<Command, { type: 'ring' }>['times']>().toEqualTypeOf<number>()
  })

  it('decides by the article and evolves by the article of the event', () => {
    const decision = game.decide(LIT, given({ type: 'ring', times: 2 }))
    const events = decision.accepted ? decision.events : []
    const after = events.reduce((state, event) => game.evolve(state, event, occasion), LIT)
    expect(after).toEqual({ lit: [30, 20, 92], rung: 2 })
    const unknown = { type: 'lampStolen' } as unknown as Lit
    expect(() => game.evolve(LIT, unknown, occasion)).toThrow('lampStolen')
  })

  it('asks the frame before the article, and knows no other command', () => {
    const refused = game.decide(LIT, given({ type: 'light', until: 20 }, clock))
    expect(refused).toEqual(refuse(null, 'closed'))
    const unknown = { type: 'steal' } as unknown as Command
    expect(game.decide(LIT, given(unknown))).toEqual(refuse(null, 'not-allowed'))
  })

  it('refuses a spoken word given on a stale view, and no other', () => {
    const ringing = { type: 'ring', times: 1 } as const
    expect(game.decide(LIT, given(ringing, keeper, { rung: 9 }))).toEqual(
      refuse(null, 'rung-since'),
    )
    expect(game.decide(LIT, given(ringing, keeper, { rung: 0 })).accepted).toBe(true)
    expect(game.decide(LIT, given(ringing)).accepted).toBe(true)
    const lighting = given({ type: 'light', until: 5 }, keeper, { rung: 9 })
    expect(game.decide(LIT, lighting).accepted).toBe(true)
    expect(game.upon?.safeParse({ rung: 'once' }).success).toBe(false)
  })

  it('names the commands that the clock will give, soonest first, and the secrets of a command', () => {
    expect(game.due(LIT)).toEqual([
      { key: 'out/20', at: 20, command: { type: 'putOut', until: 20 } },
      { key: 'out/30', at: 30, command: { type: 'putOut', until: 30 } },
    ])
    expect(game.secrets(LIT, { type: 'light', until: 7 })).toEqual(['match/7'])
    expect(game.secrets(LIT, { type: 'ring', times: 7 })).toEqual([])
  })

  it('takes a sentence from the cited article first, then from the shared list, and from no other article', () => {
    const said = (provision: string | null, code: string) =>
      game.sentence({ provision, code })?.en ?? null
    expect(said('I.1', 'lit')).toBe('Lit until {until}.')
    expect(said('II.1', 'dark')).toBe('Dark, says the bell.')
    expect(said('I.1', 'dark')).toBe('Dark, says the frame.')
    expect(said('II.9', 'hoarse')).toBe('The bell is hoarse.')
    expect(said('I.1', 'hoarse')).toBeNull()
    expect(said(null, 'hoarse')).toBeNull()
    expect(said('I.1', 'toString')).toBeNull()
    expect(game.allRefusals).toEqual([FRAME, lamp.refusals, bell.refusals])
  })

  it('offers the commands it would accept, with the fields that may vary', () => {
    const bounds = { until: { min: 4, max: 9, step: 1 } }
    const offer = { type: 'light', payload: { until: 4 }, bounds }
    expect(makeOffersTo(game)({ ...LIT, lit: [1, 20] }, keeper, 0)).toEqual([offer])
    expect(makeOffersOf(game)('putOut', LIT, keeper, 0)).toEqual([])
  })
})

describe('an omission does not compile', () => {
  const ofGong = articleOf<Lighthouse, never, Rung | Lit, 'keeper'>()
  const gong = ofGong.article({ id: 'II', commands: { ring }, refusals: {}, evolve: {} })

  it('an event that no article evolves is named', () => {
    // @ts-expect-error no article evolves the event bellRung
    expect(() => compose(lighthouse, [lamp, gong])).not.toThrow()
    expectTypeOf<NotEvolved<readonly [typeof lamp, typeof gong]>>().toEqualTypeOf<'bellRung'>()
    expectTypeOf<NotEvolved<readonly [typeof lamp, typeof bell]>>().toEqualTypeOf<never>()
  })

  it('an event that an article evolves with another type is named too', () => {
    const ofHorn = articleOf<Lighthouse, { type: 'bellRung'; loud: boolean }, never, 'keeper'>()
    const evolve = { bellRung: (state: Lighthouse) => state }
    const horn = ofHorn.article({ id: 'III', commands: {}, refusals: {}, evolve })
    expect(horn.id).toBe('III')
    type Given = readonly [typeof lamp, typeof gong, typeof horn]
    expectTypeOf<NotEvolved<Given>>().toEqualTypeOf<'bellRung'>()
  })

  it('an article missing from the regulation, or unknown to it', () => {
    // @ts-expect-error the article II is missing
    expect(() => compose(lighthouse, [lamp])).not.toThrow()
    const third = ofLamp.article({ ...lamp, id: 'III', commands: {} })
    const without = { ...lighthouse, regulation: [REGISTER[0]] as const }
    // @ts-expect-error the regulation has no article III
    expect(() => compose(without, [lamp, third])).toThrow('two articles declare the event lampLit')
  })

  it('a handler of an article’s own event', () => {
    const { bellRung } = bell.evolve
    expect(bellRung(LIT, { type: 'bellRung', times: 1 }, occasion).rung).toBe(1)
    // @ts-expect-error its event bellRung is not evolved
    expect(ofBell.article({ id: 'II', commands: {}, refusals: {}, evolve: {} }).id).toBe('II')
  })

  it('a role that the game does not know', () => {
    // @ts-expect-error there is no role 'keper'
    expect(ofBell.command({ ...ring, may: ['keper'] }).refuseStale).toBe(true)
  })
})

describe('two articles never declare the same thing', () => {
  const ofSpare = articleOf<Lighthouse, never, Rung | Lit, 'keeper' | 'clock'>()

  it('the same command, the same event or the same number is an error at load', () => {
    const spare = ofSpare.article({ id: 'I', commands: { ring }, refusals: {}, evolve: {} })
    expect(() => compose(lighthouse, [lamp, bell, spare])).toThrow(
      'two articles declare the command ring',
    )
    const copy = ofBell.article({ ...bell, commands: {} })
    expect(() => compose(lighthouse, [lamp, bell, copy])).toThrow(
      'two articles declare the event bellRung',
    )
    const empty = ofSpare.article({ id: 'I', commands: {}, refusals: {}, evolve: {} })
    expect(() => compose(lighthouse, [lamp, bell, empty])).toThrow('two articles have the number I')
  })
})

describe('the poker room', () => {
  it('has the articles of its regulation, and each provision under its article', () => {
    expect(poker.regulation).toBe(REGULATION)
    for (const { id, provisions } of REGULATION)
      for (const one of Object.keys(provisions)) expect(one.startsWith(`${id}.`), one).toBe(true)
    expect(new Set(PROVISION_IDS).size).toBe(PROVISION_IDS.length)
  })

  it('knows what the giver of a word saw', () => {
    expect(poker.upon?.safeParse({ colpo: 3, words: 0 }).success).toBe(true)
    expect(poker.upon?.safeParse({ colpo: -1, words: 0 }).success).toBe(false)
  })
})
