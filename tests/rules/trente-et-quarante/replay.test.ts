import { expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { TrenteGameEvent } from '@/rules/trente-et-quarante/decider'
import { NO_EVENING } from '@/rules/trente-et-quarante/evening'
import { replayOfColpo } from '@/rules/trente-et-quarante/judging/replay'
import { Settings } from '@/rules/trente-et-quarante/settings'
import { desk, inspector, Play, p, phone, T1, tablet } from './support/table'

/** The events of a day from the first, as its journal keeps them. */
const keptOf = ({ moment }: Play): KeptEvent<TrenteGameEvent>[] =>
  moment.journal.map((happened, index) => ({ position: index + 1, ...happened }))

/** A day from its very first event, with the taglia in play. */
function opened(): Play {
  const play = new Play(NO_EVENING)
  play.give({ type: 'openEvening', title: 'Venerdì', day: '2026-11-20' }, desk)
  const settings = Settings.parse({})
  const limits = { minimum: 10, maximum: 1_000 }
  play.give({ type: 'openTable', ...limits, settings, as: 'management' }, inspector)
  play.give({ type: 'signTable', table: T1, as: 'control' }, desk)
  for (const n of [1, 2]) {
    play.give({ type: 'handCassa', member: asMember(`m${n}`), chips: 1_000 }, desk)
    play.give({ type: 'markPresence', table: T1, player: p(n), isHere: true })
  }
  for (const type of ['layOutPacks', 'mixCards'] as const) play.give({ type, table: T1 }, tablet)
  play.give({ type: 'cutCards', table: T1, player: p(1), witness: null })
  play.give({ type: 'burnCards', table: T1 })
  return play
}

const RULING = {
  type: 'ruleDispute' as const,
  table: T1,
  dispute: 1,
  inFavourOf: null,
  why: 'era 33',
  provision: 'T.3.4',
  transfers: [],
}

/** Both rows of the first colpo are dealt, and a claim is open about it. */
function claimed(): Play {
  const play = opened().invite().lay(1, 'nero', 20).lay(2, 'rosso', 40).call().rows(33, 36)
  const claim = { type: 'openDispute', table: T1, player: p(1), about: 'era 34' } as const
  return play.give({ ...claim, provision: null }, phone(1))
}

it('T.10 a claimed colpo is replayed step by step, with its stakes, its rows, the claim, the ruling and its end', () => {
  const play = claimed()
  const replay = () => replayOfColpo(keptOf(play), { table: T1, colpo: 1 })
  const frames = replay()?.frames ?? []
  expect(frames.slice(0, 3).map(({ poste }) => poste.length)).toEqual([0, 1, 2])
  expect(frames[0]).toMatchObject({ phase: 'open', rows: { nero: [], rosso: [] } })
  const dealt = frames.map(({ rows }) => rows.nero.length + rows.rosso.length)
  expect([...dealt].sort((a, b) => a - b)).toEqual(dealt)
  expect(dealt.at(-1)).toBeGreaterThan(6)
  expect(frames.every(({ tells }) => tells.length > 0)).toBe(true)
  expect(frames.at(-1)).toMatchObject({ position: play.moment.journal.length, end: null })
  play.give(RULING, inspector)
  expect(replay()?.frames).toHaveLength(frames.length + 1)
  play.settle()
  const over = replay()?.frames ?? []
  expect(over.at(-1)).toMatchObject({
    phase: null,
    result: { nero: 33, rosso: 36 },
    end: { won: 20, isVoid: false },
  })
  expect(over.at(-1)?.parts.map(({ outcome }) => outcome)).toEqual(['won', 'lost'])
  // Another colpo brings no step to this one, and there is no third.
  play.invite().lay(1, 'nero', 20)
  expect(replay()?.frames).toHaveLength(over.length)
  expect(replayOfColpo(keptOf(play), { table: T1, colpo: 3 })).toBeNull()
})

it('T.10 a void colpo whose claim is ruled when the table keeps it no more is replayed to the ruling', () => {
  const voided = { type: 'voidColpo', table: T1, slip: 'surplus-card', why: 'una in più' } as const
  const play = claimed().give(voided, inspector)
  const before = replayOfColpo(keptOf(play), { table: T1, colpo: 1 })?.frames ?? []
  for (let more = 1; more <= 31; more++) play.invite().give(voided, inspector)
  expect(play.table.past.some(({ serial }) => serial === 1)).toBe(false)
  play.give(RULING, inspector)
  const frames = replayOfColpo(keptOf(play), { table: T1, colpo: 1 })?.frames ?? []
  expect(frames.slice(0, -1)).toEqual(before)
  const { position, at, tells, ...lay } = before[before.length - 1] ?? {}
  expect(frames.at(-1)).toMatchObject({ ...lay, position: play.moment.journal.length })
  expect(frames.at(-1)?.tells).not.toEqual(tells)
})

it('T.10 a colpo that is over shows its stakes and premiums as they lay before it was paid, those in prison too', () => {
  const play = opened().invite().lay(1, 'nero', 20).lay(2, 'rosso', 500).insure(2, 'rosso', 500)
  play.colpoOf(31, 31).invite().lay(1, 'rosso', 40).colpoOf(33, 36)
  for (const colpo of [1, 2]) {
    const frames = replayOfColpo(keptOf(play), { table: T1, colpo })?.frames ?? []
    const [inPlay, over] = frames.slice(-2)
    expect(over).toMatchObject({ phase: null, poste: inPlay?.poste ?? [] })
    expect(over?.insurances).toEqual(inPlay?.insurances)
    expect(over?.poste.some(({ prisons }) => prisons > 0)).toBe(colpo === 2)
    expect(over?.insurances).toHaveLength(colpo === 1 ? 1 : 0)
  }
})
