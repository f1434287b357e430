import { expect, it } from 'vitest'
import { cardName } from '@/rules/kernel/cards'
import type { Range } from '@/rules/kernel/decider'
import { packFrom } from '@/rules/poker/cards/packs'
import { poker } from '@/rules/poker/decider'
import { NO_EVENING } from '@/rules/poker/evening'
import { handIn } from '@/rules/poker/giro/turn'
import { CASSA } from '@/rules/poker/money/accounts'
import { seatedPlayers } from '@/rules/poker/money/resti'
import { offersTo, type PokerOffer } from '@/rules/poker/offers'
import type { Table } from '@/rules/poker/state/table'
import { segretario } from '@/simulate/actors'
import { cases } from '../../../support/generated'
import { passata, potOf, restoOf } from '../support/colpi'
import { tavolo } from '../support/people'
import type { Choice } from '../support/phrases'
import type { GivenCommand, Scene } from '../support/scene'
import { playedTable } from './said'

/** A fixed sequence of numbers from a seed, the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below)
  }
}

/** Commands that continue a colpo, or lead to the next; the others are given now and then. */
const USUAL = new Set([
  'takeSeat',
  'setFirstCartaro',
  'deal',
  'declareParol',
  'passOpening',
  'open',
  'accept',
  'raise',
  'askCards',
  'giveSecondTake',
  'sayParol',
  'bet',
  'showOpening',
  'showHand',
  'muckHand',
  'answerOpening',
  'keepEarly',
  'withdrawEarly',
  'judgeColpo',
  'layDown',
])
/** Commands that would end the play at this table. */
const NEVER = new Set([
  'leave',
  'setLevel',
  'dissolve',
  'beginCount',
  'openDispute',
  'recordColpo',
  'goAway',
  'annul',
  'closeEvening',
  'waiveSeat',
  'setPresence',
  'correctColpo',
  'declareAffranco',
])

function varied(scene: Scene, offer: PokerOffer, pick: (below: number) => number) {
  const { type, payload } = offer
  const changed: Record<string, unknown> = { ...payload }
  for (const [field, { min, max }] of Object.entries<Range>(offer.bounds ?? {}))
    if (pick(3) > 0 && max >= min && typeof changed[field] !== 'string')
      changed[field] = min + pick(pick(4) === 0 ? max - min + 1 : Math.min(30, max - min + 1))
  if (type === 'showHand' && pick(6) > 0) {
    const { colpo, play } = scene.table()
    const pack = packFrom(play?.lowest ?? colpo?.lowest ?? 6)
    const gone = (play?.hands ?? []).flatMap((hand) => hand.shown?.cards ?? [])
    const held = handIn(play, payload.member)?.count ?? 5
    const left = pack.filter((card) => !gone.includes(card))
    changed.cards = Array.from({ length: held }, () =>
      left.splice(pick(left.length), 1).map(cardName),
    ).flat()
  }
  return { ...changed, type } as GivenCommand
}

/** A word out of turn, or one that may well be wrong. */
function outOfTurn(scene: Scene, pick: (below: number) => number): GivenCommand | null {
  const { play } = scene.table()
  const member = play?.giro[pick(play.giro.length)]
  if (!play || !member) return null
  const of = { table: 'T1', member }
  const some: GivenCommand[] = [
    { type: 'accept', ...of },
    { type: 'raise', ...of, by: play.bet + 1 + pick(40), tris: false },
    { type: 'open', ...of, chips: 1 + pick(20) },
    { type: 'bet', ...of, chips: 1 + pick(20) },
    { type: 'sayParol', ...of },
    { type: 'fold', ...of },
    { type: 'concede', ...of },
    { type: 'muckHand', ...of },
  ]
  return some[pick(some.length)] ?? null
}

function expectBalanced({ accounts }: Table) {
  const chips = Object.values(accounts)
  expect(chips.reduce((sum, of) => sum + of, 0)).toBe(0)
  for (const [account, held] of Object.entries(accounts))
    if (account !== CASSA) expect(held, account).toBeGreaterThanOrEqual(0)
}

/** Between two colpi a player with little left takes a passata, so that the evening goes on. */
function supplied(scene: Scene): Scene {
  const { colpo, parol } = scene.table()
  if (colpo) return scene
  const least = parol ? potOf(scene) + parol.quota : 60
  return seatedPlayers(scene.table())
    .filter(({ member }) => restoOf(scene, member) < least)
    .reduce(
      (so, { member, asked }) =>
        asked
          ? so.give({ type: 'confirmPassata', table: 'T1', member }, segretario)
          : passata(so, member, Math.ceil(least / 100)),
      scene,
    )
}

function step(was: Scene, pick: (below: number) => number, seed: string): Scene {
  const scene = supplied(was)
  const offers = offersTo(scene.evening, tavolo(), scene.now).filter(({ type }) => !NEVER.has(type))
  const usual = offers.filter(({ type }) => USUAL.has(type))
  const { play, parol, accounts } = scene.table()
  expect(
    usual.length,
    `${seed}: nothing carries it on ${JSON.stringify({ play, parol, accounts })}`,
  ).toBeGreaterThan(0)
  const from = pick(12) === 0 ? offers : usual
  const types = [...new Set(from.map(({ type }) => type))]
  const type = types[pick(types.length)]
  const these = from.filter((of) => of.type === type)
  const offer = these[pick(these.length)]
  const wild = pick(8) === 0 ? outOfTurn(scene, pick) : null
  const command = wild ?? (offer && varied(scene, offer, pick))
  if (!command) return scene
  const decision = scene.decide(command)
  if (!decision.accepted) {
    const { code } = decision.refusal
    if (!wild && code !== 'not-first-to-show')
      expect(
        ['resto-too-short', 'raise-not-reopened', 'uscita-missing', 'above-resto', 'too-little'],
        `${seed}: ${JSON.stringify(command)} ${code}`,
      ).toContain(code)
    return scene
  }
  const next = scene.happening(decision.events, tavolo())
  expectBalanced(next.table())
  return next
}

const CHOICES: Choice[] = [
  {},
  { uscita: 30, onori: 'pot', onore: 10, cip: 5 },
  { uscita: 45, onori: 'nessuno', uscitaMode: 'cartaro' },
  { onore: 7, onoreMultiplier: 3, cip: 10, openingLevels: 'K' },
]

it('any colpo played move by move comes to its end: money is conserved, nobody is below zero, play never stops', () => {
  for (let seed = 1; seed <= cases(12); seed++) {
    const pick = numbers(seed)
    const choice = CHOICES[seed % CHOICES.length]
    let scene = playedTable({ passataConfirmedBy: 'tavolo', ...choice })
    for (const member of ['rossi', 'bianchi'])
      if (seed % 3 === 0)
        scene = scene.give({ type: 'setAllAltezza', table: 'T1', member, on: true })
    for (let n = 0; n < 250; n++) scene = step(scene, pick, `seed ${seed}, step ${n}`)
    expect(scene.table().colpoNumber, `seed ${seed}`).toBeGreaterThan(2)
  }
})

it('a colpo replayed from its journal is the same', () => {
  const pick = numbers(1914)
  let scene = playedTable()
  for (let n = 0; n < 200; n++) scene = step(scene, pick, `step ${n}`)
  const replayed = scene.journal.reduce(
    (evening, { event, at, by }) => poker.evolve(evening, event, { at, by }),
    NO_EVENING,
  )
  expect(JSON.stringify(replayed)).toBe(JSON.stringify(scene.evening))
})
