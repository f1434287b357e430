import { describe, expect, it } from 'vitest'
import { blackJackGame as rules } from '@/rules/black-jack/decider'
import { blackJackBy } from '@/simulate/black-jack/game'
import { playEvening } from '@/simulate/evening'
import { casesAtLeast } from '../../support/generated'
import {
  type ByName,
  bankedTableau,
  besides,
  Heaps,
  misreading,
  type Said,
  unlike,
} from '../beside'
import type { AnyGame } from '../games'
import * as clerk from './clerk'

interface Seen {
  accounts: ByName
  tables: Record<string, Table>
}
interface Table {
  settings: { step: number }
  limits: { minimum: number; maximum: number }
  colpo: Colpo | null
}
interface Colpo {
  caselle: readonly clerk.Casella[]
  banco: readonly string[]
}
/** An event about one person on one mano. */
interface Of {
  casella: number
  hand: number
  player: string
  chips: number
}
/** The clerk's book of a casella: chips laid there, and payments made, by account. */
interface Kept {
  laid: Record<number, ByName>
  paid: Record<number, ByName>
}
/** The moves of an event on each casella, and what is wrong about it whatever moves. */
interface Due {
  laid?: Record<number, ByName>
  paid?: Record<number, ByName>
  other?: ByName
  wrong?: string[]
}

const added = (one: ByName = {}, other: ByName = {}): ByName => {
  const heaps = new Heaps()
  for (const [name, chips] of [...Object.entries(one), ...Object.entries(other)])
    heaps.add(name, chips)
  return heaps.of
}
const negative = (of: ByName = {}): ByName =>
  Object.fromEntries(Object.entries(of).map(([name, chips]) => [name, -chips]))
const purse = (table: string, player: string) =>
  player.startsWith('@') ? `senza-nome:${table}` : `chips:${player}`

/** Payments as moves of accounts, by casella. */
function moved(table: string, parts: readonly clerk.Paid[]): Record<number, ByName> {
  const by: Record<number, ByName> = {}
  for (const { casella, player, place, chips, back } of parts) {
    const bank = {
      [`${place}:${table}:${casella}:${player}`]: -chips,
      [`banco:${table}`]: chips - back,
    }
    by[casella] = added(added(by[casella], bank), { [purse(table, player)]: back })
  }
  return by
}

/** Chips laid on a place of a casella. */
const laying = (table: string, { casella, player }: Of, chips: number, place = 'puntate') => ({
  laid: {
    [casella]: {
      [`${place}:${table}:${casella}:${player}`]: chips,
      [purse(table, player)]: -chips,
    },
  },
})

const unless = (is: boolean, wrong: string): string[] => (is ? [] : [wrong])

/** B.2.1, B.2.2, B4: a puntata within the limits, by the step. */
const withinLimits = ({ limits, settings }: Table, chips: number): string[] =>
  unless(
    chips >= limits.minimum && chips <= limits.maximum && chips % settings.step === 0,
    `a puntata of ${chips}`,
  )

function dueOf(table: string, sheet: Table, event: Said, command: Said, kept: Kept): Due | null {
  const of = event as unknown as Of
  const { caselle, banco } = sheet.colpo ?? { caselle: [], banco: [] }
  const here = caselle.find(({ number }) => number === of.casella)
  const puntata = here?.puntate.find(({ player }) => player === of.player)
  const lies = puntata?.on[of.hand ?? 0] ?? 0
  const first = here?.hands[0] ?? { cards: [], isSplit: true }
  const paying = (parts: readonly clerk.Paid[], wrong: string[] = []) => ({
    paid: moved(table, parts),
    wrong,
  })
  switch (event.type) {
    case 'stakeLaid':
      return {
        ...laying(table, of, of.chips - (puntata?.amount ?? 0)),
        wrong: withinLimits(sheet, of.chips),
      }
    case 'stakeWithdrawn':
      return laying(table, of, -(puntata?.amount ?? 0))
    case 'insured':
      return {
        ...laying(table, of, of.chips, 'assicurazione'),
        wrong: unless(
          banco[0] === 'A' && 2 * ((puntata?.insurance ?? 0) + of.chips) <= (puntata?.amount ?? 0),
          `an insurance of ${of.chips}`,
        ),
      }
    case 'doubled':
    case 'companionDoubled':
    case 'handSplit':
    case 'companionSplit':
      // D8: a companion who does not join adds nothing.
      return laying(table, of, of.chips > 0 ? lies : 0)
    case 'blackJackPaid':
      return paying(
        here ? clerk.onHand(here, 0, 1.5) : [],
        unless(clerk.isBlackJack(first) && !clerk.mustWait(banco), 'it has to wait'),
      )
    case 'parPaid':
      return paying(
        here && puntata ? clerk.onHand({ ...here, puntate: [puntata] }, 0, 1) : [],
        unless(clerk.isBlackJack(first) && clerk.mustWait(banco), 'no black jack waits'),
      )
    case 'insuranceCollected':
      return paying(caselle.flatMap((one) => clerk.insured(one, false)))
    case 'handCollected':
      return paying(
        here ? clerk.onHand(here, of.hand, -1) : [],
        unless(clerk.pointOf(here?.hands[of.hand]?.cards ?? []) > 21, 'it has not passed 21'),
      )
    case 'handDisturbed':
      return paying(here ? clerk.onHand(here, of.hand, -1) : [])
    case 'casellaSettled':
      return here
        ? paying(
            clerk.settled(here, banco),
            unless(clerk.mayStop(here, banco), `the banco stopped at ${banco}`),
          )
        : null
    case 'dealMended': {
      // B.19.1: what was paid lies there again; without an ace nothing is insured.
      const isAce = (event.banco as string[])[0] === 'A'
      const paid = Object.entries(kept.paid).map(([casella, chips]) => [casella, negative(chips)])
      const back = caselle.flatMap((one) =>
        isAce ? [] : clerk.insured(one, false).map((part) => ({ ...part, back: part.chips })),
      )
      const by = moved(table, back)
      return { paid: Object.fromEntries(paid), laid: by }
    }
    case 'colpoVoided':
      return voided(kept, Object.keys({ ...kept.laid, ...kept.paid }))
    case 'casellaVoided':
      return voided(kept, [`${of.casella}`])
    case 'colpoRecorded': {
      const told = command.caselle as clerk.Told[]
      const paid = told.flatMap((one) => clerk.toldOf(one, Boolean(command.hasBlackJack)))
      const other = new Heaps()
      for (const { player, chips, back } of paid) {
        other.add(purse(table, player), back - chips)
        other.add(`banco:${table}`, chips - back)
      }
      const laid = told.flatMap(({ puntate }) => puntate.map(({ chips }) => chips))
      return { other: other.of, wrong: laid.flatMap((chips) => withinLimits(sheet, chips)) }
    }
    case 'colpoCorrected': {
      const chips = command.chips as number
      return { other: { [purse(table, of.player)]: chips, [`banco:${table}`]: -chips } }
    }
    case 'colpoEnded':
      return { other: {} }
    default:
      return null
  }
}

/** F2, F3, I6: everything of these caselle is as before its first puntata. */
const voided = (kept: Kept, caselle: readonly string[]): Due => ({
  laid: Object.fromEntries(
    caselle.map((one) => [one, negative(added(kept.laid[Number(one)], kept.paid[Number(one)]))]),
  ),
})

function clerkOf() {
  const books = new WeakMap<object, Kept>()
  const none: Kept = { laid: {}, paid: {} }
  return (before: Seen, event: Said, after: Seen, command: Said) => {
    const table = event.table ?? ''
    const [was, is] = [before.tables[table], after.tables[table]]
    if (!was || !is) return bankedTableau(before as never, event)
    const kept = (was.colpo && books.get(was.colpo)) ?? none
    const due = dueOf(table, was, event, command, kept)
    const { laid = {}, paid = {}, other = {}, wrong = [] } = due ?? {}
    // Taken back, the colpo is the very one of before, whose book is known.
    if (is.colpo && !books.has(is.colpo))
      books.set(is.colpo, { laid: joined(kept.laid, laid), paid: joined(kept.paid, paid) })
    if (!due) return null
    const all = [...Object.values(laid), ...Object.values(paid), other].reduce(added, {})
    const unlikely = unlike(before.accounts, all, after.accounts)
    const left = Object.entries(after.accounts).filter(
      ([name, chips]) =>
        !is.colpo && chips !== 0 && new RegExp(`^(puntate|assicurazione):${table}:`).test(name),
    )
    return {
      kind: event.type,
      wrong: [...wrong, ...unlikely, ...left.map(([name]) => `left: ${name}`)],
    }
  }
}

const joined = (one: Record<number, ByName>, other: Record<number, ByName>) =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((key) => [
      key,
      added(one[Number(key)], other[Number(key)]),
    ]),
  )

/** Shoes at the two levels in turn, and the first of them in which clerk and rules do not agree. */
function played(own: typeof rules, days: number) {
  const { game, reckoned } = besides(blackJackBy(own) as unknown as AnyGame, clerkOf() as never)
  for (let seed = 1; seed <= days; seed++) {
    const { fault } = playEvening(game, 320 + seed, { level: seed % 4 === 0 ? 2 : 3 })
    if (fault) return { seed, fault, reckoned }
  }
  return { fault: null, reckoned }
}

describe('a clerk who reckons beside the table', () => {
  it('B.28.1 agrees to the last chip with every payment of random shoes', () => {
    const { fault, reckoned, ...of } = played(rules, casesAtLeast(30))
    expect({ fault, ...of }).toEqual({ fault: null })
    const often = ['stakeLaid', 'casellaSettled', 'handCollected', 'blackJackPaid', 'colpoRecorded']
    for (const kind of [...often, 'doubled', 'handSplit', 'tableau supero', 'tableau ammanco'])
      expect(reckoned[kind] ?? 0, kind).toBeGreaterThan(5)
    for (const kind of ['parPaid', 'insuranceCollected', 'handDisturbed', 'casellaVoided'])
      expect(reckoned[kind] ?? 0, kind).toBeGreaterThan(0)
  })

  it('B.13.5 notices a banco that has a card more than it has', () => {
    const wrong = misreading(rules, 'settleColpo', (table: Table) => ({
      ...table,
      colpo: table.colpo && { ...table.colpo, banco: [...table.colpo.banco, 'K'] },
    }))
    expect(played(wrong as typeof rules, 10).fault?.found).toContain('by the clerk')
  })
})
