import { expect, it } from 'vitest'
import { NO_EVENING } from '@/rules/black-jack/evening'
import { replayOfColpo } from '@/rules/black-jack/judging/replay'
import { Settings } from '@/rules/black-jack/settings'
import { asMember } from '@/rules/kernel/ids'
import type { KeptEvent } from '@/rules/kernel/replay'
import { type BlackJackGameEvent, desk, inspector, Play, p, phone, T1 } from './support/table'

type Step = 'checkPacks' | 'mixCards' | 'loadShoe' | 'burnCards'

/** The events of a day from the first, as its journal keeps them. */
const keptOf = ({ moment }: Play): KeptEvent<BlackJackGameEvent>[] =>
  moment.journal.map((happened, index) => ({ position: index + 1, ...happened }))

function opened(): Play {
  const play = new Play(NO_EVENING)
  play.give({ type: 'openEvening', title: 'Venerdì', day: '2026-11-20' }, desk)
  const settings = Settings.parse({})
  const limits = { minimum: 10, maximum: 100 }
  play.give({ type: 'openTable', ...limits, settings, as: 'management' }, inspector)
  play.give({ type: 'signTable', table: T1, as: 'control' }, desk)
  for (const n of [1, 2]) {
    play.give({ type: 'handCassa', member: asMember(`m${n}`), chips: 1_000 }, desk)
    play.give({ type: 'takeSeat', table: T1, player: p(n), seat: n })
  }
  const steps = (...types: Step[]) => {
    for (const type of types) play.give({ type, table: T1 })
    return play
  }
  steps('checkPacks', 'mixCards')
  play.give({ type: 'answerCut', table: T1, player: p(1), cuts: true })
  return steps('loadShoe', 'burnCards')
}

it('B.29 a claimed colpo is replayed step by step, with its cards, its stakes, the claim and the ruling', () => {
  const play = opened().stakes([1, p(1), 20], [2, p(2), 10])
  play.cards('10 9 7 K 9').say(1, 'no').say(2, 'no').cards('K')
  play.give({ type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' }, phone(2))
  const replay = () => replayOfColpo(keptOf(play), { table: T1, colpo: 1 })
  const frames = replay()?.frames ?? []
  expect(frames[0]).toMatchObject({ phase: 'open', caselle: [], banco: [] })
  expect(frames.map(({ caselle }) => caselle.length).slice(0, 3)).toEqual([0, 1, 2])
  const dealt = frames.flatMap(({ caselle, banco }) => [
    caselle.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length + banco.length,
  ])
  expect([...new Set(dealt)]).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(frames.at(-1)).toMatchObject({
    bancoPoint: { total: 17 },
    points: [{ hands: [{ total: 20 }] }, { hands: [{ total: 18 }] }],
    end: null,
  })
  expect(frames.at(-1)?.tells.length).toBeGreaterThan(0)
  play.give(
    {
      type: 'ruleClaim',
      table: T1,
      number: 1,
      isUpheld: false,
      why: 'era 18',
      provision: 'B.13.6',
    },
    inspector,
  )
  const ruled = replay()?.frames ?? []
  expect(ruled).toHaveLength(frames.length + 1)
  expect(ruled.at(-1)?.position).toBe(play.moment.journal.length)
  play.settle()
  const over = replay()?.frames ?? []
  expect(over.length).toBeGreaterThan(frames.length)
  expect(over.at(-1)).toMatchObject({ phase: null, end: { won: -30, isVoid: false } })
  expect(over.map(({ position }) => position)).toEqual(
    over.map(({ position }) => position).sort((a, b) => a - b),
  )
  // Another colpo brings no step to this one.
  play.stakes([1, p(1), 40], [2, p(2), 10])
  expect(replay()?.frames).toHaveLength(over.length)
  expect(replayOfColpo(keptOf(play), { table: T1, colpo: 3 })).toBeNull()
})

it('B.29 a correction after the end is a step of its colpo too', () => {
  const play = opened().stakes([1, p(1), 20], [2, p(2), 10])
  play.cards('10 9 7 K 9').say(1, 'no').say(2, 'no').cards('K').settle()
  const correct = { type: 'correctColpo', table: T1, serial: 1, casella: 1, player: p(1) } as const
  play.give({ ...correct, chips: 10, why: 'contati male' }, inspector)
  const frames = replayOfColpo(keptOf(play), { table: T1, colpo: 1 })?.frames ?? []
  expect(frames.at(-2)?.end?.corrections).toEqual([])
  expect(frames.at(-1)?.end?.corrections).toMatchObject([{ chips: 10, why: 'contati male' }])
})
