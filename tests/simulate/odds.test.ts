import { describe, expect, it } from 'vitest'
import { CHEMIN_ODDS } from '@/rules/chemin-de-fer/chances/day'
import { FULL_SABOT } from '@/rules/chemin-de-fer/chances/full'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import type { AnyCommand, AnyEvent, Envelope } from '@/rules/kernel/decider'
import type { OddsDay, OddsTable } from '@/rules/kernel/odds'
import { TRENTE_ODDS } from '@/rules/trente-et-quarante/chances/day'
import { FULL_TAGLIA } from '@/rules/trente-et-quarante/chances/full'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { ALL_DEALS, dealsWon, PLAYS } from '@/simulate/chemin-de-fer/chances'
import { cheminBy } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import { trenteBy } from '@/simulate/trente-et-quarante/game'
import { casesAtLeast } from '../support/generated'
import { type Cloth, type Customs, type Following, settled } from './trente-et-quarante/clerk'

const near = (found: number, due: number): boolean =>
  Math.abs(found - due) <= 1e-9 * Math.max(1, Math.abs(due))

interface Rules {
  initial: unknown
  decide(state: never, envelope: never): { accepted: boolean; events?: readonly unknown[] }
  evolve(state: never, event: never, occasion: Envelope<never>): unknown
}

/** Plays the commands of an evening again: each event with the state before it, its command and that command's number. */
function* again(rules: Rules, steps: readonly Envelope<AnyCommand>[]) {
  let state = rules.initial
  let position = 0
  for (const [index, step] of steps.entries()) {
    const decided = rules.decide(state as never, step as never)
    for (const event of (decided.events ?? []) as AnyEvent[]) {
      position += 1
      yield {
        position,
        commandId: String(index),
        at: step.at,
        event,
        before: state,
        command: step.command,
      }
      state = rules.evolve(state as never, event as never, step as never)
    }
  }
}

const wanted = (odds: { events: readonly string[] }, event: AnyEvent) =>
  odds.events.includes(event.type)

interface Cloths {
  tables: Record<string, Cloth2>
}
interface Cloth2 {
  settings: Customs & { divideAt: string }
  taglia: { isDaysLast: boolean }
  colpo: null | { isLast: boolean; serial: number }
  poste: Cloth['stakes']
  insurances: Cloth['insured']
}

/** One result of each of the six kinds, with its chance. */
const OUTCOMES = (['nero', 'rosso'] as const)
  .flatMap((first) => [
    { chance: FULL_TAGLIA.wins / 2, totals: { nero: 32, rosso: 33, first } },
    { chance: FULL_TAGLIA.wins / 2, totals: { nero: 40, rosso: 31, first } },
  ])
  .concat(
    { chance: FULL_TAGLIA.null, totals: { nero: 35, rosso: 35, first: 'nero' } },
    { chance: FULL_TAGLIA.refait, totals: { nero: 31, rosso: 31, first: 'nero' } },
  )

/** The clerk reckons the cloth by all six results. */
function clerks(table: Cloth2, isLast: boolean) {
  const divides: Following = table.taglia.isDaysLast
    ? 'nothing'
    : table.settings.divideAt === 'everyTaglia'
      ? 'taglia'
      : 'colpo'
  const cloth = { stakes: table.poste, insured: table.insurances }
  const gains = OUTCOMES.map(({ chance, totals }) => ({
    chance,
    won: settled(cloth, totals, table.settings, isLast ? divides : 'colpo').won,
  }))
  const mean = gains.reduce((sum, { chance, won }) => sum + chance * won, 0)
  const square = gains.reduce((sum, { chance, won }) => sum + chance * won * won, 0)
  const laid = table.poste.reduce((sum, one) => sum + (one.prisons > 0 ? 0 : one.amount), 0)
  return { mean, variance: square - mean * mean, laid }
}

const tableIn = <E>(day: OddsDay<E>, table: string) =>
  day.tables().find((one) => one.table === table)

/** All rounds of a table in their order. */
const roundsOf = <E>(day: OddsDay<E>, table: string) =>
  [...(tableIn(day, table)?.furthest(Infinity) ?? [])].sort((a, b) => a.serial - b.serial)

describe('chance beside the book of trente et quarante', () => {
  it('T.3.4 T.4 T.5.2 T.6.1 a colpo’s mean and variance are those of a clerk who reckons its six results', () => {
    let seen = 0
    let divided = 0
    let prisons = 0
    for (let seed = 1; seed <= casesAtLeast(8); seed++) {
      const { steps } = playEvening(trenteBy(trenteGame), 700 + seed, {
        level: seed % 2 === 0 ? 3 : 2,
        keep: true,
      })
      const day = TRENTE_ODDS.begin()
      const due: Record<string, { mean: number; variance: number; laid: number; won: number }[]> =
        {}
      for (const row of again(trenteGame as unknown as Rules, steps)) {
        if (wanted(TRENTE_ODDS, row.event)) day.take(row as never)
        const { table: id = '', type } = row.event
        const of = due[id] ?? []
        due[id] = of
        if (type === 'takenBack') {
          const entries = (row.event as unknown as { entries: string[] }).entries
          const undone = entries.filter((one) => one === 'colpoSettled').length
          of.splice(of.length - undone)
        }
        if (type !== 'colpoSettled') continue
        const table = (row.before as Cloths).tables[id] as Cloth2
        const isLast = Boolean(table.colpo?.isLast || (row.command as { isLast?: boolean }).isLast)
        const { parts } = row.event as unknown as { parts: { takes: number; pays: number }[] }
        const won = parts.reduce((sum, { takes, pays }) => sum + takes - pays, 0)
        of.push({ ...clerks(table, isLast), won })
        divided += Number(isLast)
        prisons += table.poste.filter((one) => one.prisons > 0).length
      }
      for (const [table, rounds] of Object.entries(due)) {
        const found = roundsOf(day, table)
        expect(found.map(({ laid, won }) => ({ laid, won }))).toEqual(
          rounds.map(({ laid, won }) => ({ laid, won })),
        )
        const wrong = rounds.filter(
          ({ mean, variance }, at) =>
            !near(found[at]?.mean ?? Number.NaN, mean) ||
            !near(found[at]?.variance ?? Number.NaN, variance),
        )
        expect(wrong, `seed ${700 + seed}`).toEqual([])
        seen += rounds.length
      }
    }
    expect(seen).toBeGreaterThan(150)
    expect(divided).toBeGreaterThan(1)
    expect(prisons).toBeGreaterThan(5)
  })

  it('T.2.1 a day’s parts add up to its expected result, and so do its colpi', () => {
    const { steps } = playEvening(trenteBy(trenteGame), 7, { level: 3, keep: true })
    const day = TRENTE_ODDS.begin()
    for (const row of again(trenteGame as unknown as Rules, steps))
      if (wanted(TRENTE_ODDS, row.event)) day.take(row as never)
    const [table] = day.tables()
    const { sum, parts } = table as OddsTable
    expect(sum.rounds).toBeGreaterThan(5)
    const chips = parts.filter(({ of: name }) => name !== 'null' && name !== 'refait')
    const mean = chips.reduce((all, part) => all + part.mean, 0)
    expect(near(sum.mean, mean)).toBe(true)
    expect(chips.reduce((all, { seen }) => all + seen, 0)).toBe(sum.won)
    const course = (table as OddsTable).course(10)
    expect(course).toHaveLength(11)
    expect(course.at(-1)).toEqual(sum)
    const rounds = roundsOf(day, (table as OddsTable).table)
    const [, first] = (table as OddsTable).course(rounds.length)
    expect(first).toMatchObject({ rounds: 1, won: rounds[0]?.won, mean: rounds[0]?.mean })
  })
})

describe('chance beside the book of chemin de fer', () => {
  it('S.113c the chances of the free cells drawn as often as not are those of all deals', () => {
    for (const threeGivingEight of ['draw', 'stand'] as const) {
      const plays = PLAYS.filter((play) => play.threeGivingEight === threeGivingEight)
      for (const side of ['banco', 'punta', 'tie'] as const) {
        const all = plays.reduce((sum, play) => sum + dealsWon(play)[side] / ALL_DEALS, 0)
        expect(Math.abs(FULL_SABOT[threeGivingEight][side] - all / plays.length)).toBeLessThan(
          1e-15,
        )
      }
    }
  })

  it('S.10a S.12 a coup’s bank and its tax are expected as all three results give them', () => {
    let seen = 0
    let taxed = 0
    for (let seed = 1; seed <= casesAtLeast(8); seed++) {
      const { steps } = playEvening(cheminBy(chemin), 300 + seed, {
        level: seed % 2 === 0 ? 3 : 2,
        keep: true,
      })
      const day = CHEMIN_ODDS.begin()
      const due: Record<string, (SettledCoup & { isOut?: boolean; ended: number })[]> = {}
      let settings = { taxPercent: 0, taxUnit: 1, taxRound: 'nearest', threeGivingEight: 'stand' }
      for (const row of again(chemin as unknown as Rules, steps)) {
        if (wanted(CHEMIN_ODDS, row.event)) day.take(row as never)
        settings = (row.before as { settings: typeof settings }).settings
        const { table = '', type } = row.event
        const of = due[table] ?? []
        due[table] = of
        const coup = (row.event as unknown as { settled: SettledCoup }).settled
        if (type === 'coupRecorded' || type === 'coupSettled')
          of.push({ ...coup, isOut: coup.resultBy !== null, ended: row.position })
        if (type === 'coupCorrected')
          due[table] = of.map((one) =>
            one.serial === coup.serial
              ? { ...one, ...coup, isOut: one.isOut === true || coup.result === 'void' }
              : one,
          )
        if (type !== 'takenBack') continue
        const entries = (row.event as unknown as { entries: string[] }).entries
        of.splice(of.length - entries.filter((one) => /coup(Recorded|Settled)/.test(one)).length)
      }
      for (const [table, coups] of Object.entries(due)) {
        const chances = FULL_SABOT[settings.threeGivingEight as 'draw' | 'stand']
        const rounds = coups.filter(({ isOut }) => !isOut)
        const found = roundsOf(day, table)
        expect(found.map(({ serial, position }) => [serial, position])).toEqual(
          rounds.map(({ serial, ended }) => [serial, ended]),
        )
        const taxes = { mean: 0, variance: 0, seen: 0 }
        for (const [at, { matched, result }] of rounds.entries()) {
          const exact = (matched * settings.taxPercent) / (100 * settings.taxUnit)
          const round = { nearest: Math.round, down: Math.floor, up: Math.ceil }[settings.taxRound]
          const tax = Math.min(matched, (round?.(exact) ?? 0) * settings.taxUnit)
          const results = [
            { chance: chances.banco, won: matched, tax, is: 'banco' },
            { chance: chances.punta, won: -matched, tax: 0, is: 'punta' },
            { chance: chances.tie, won: 0, tax: 0, is: 'tie' },
          ]
          const over = (of: (one: (typeof results)[number]) => number) =>
            results.reduce((sum, one) => sum + one.chance * of(one), 0)
          const mean = over(({ won }) => won)
          expect(near(found[at]?.mean ?? Number.NaN, mean)).toBe(true)
          const variance = over(({ won }) => (won - mean) ** 2)
          expect(near(found[at]?.variance ?? Number.NaN, variance)).toBe(true)
          expect(found[at]?.won).toBe(results.find(({ is }) => is === result)?.won)
          const dueTax = over((each) => each.tax)
          taxes.mean += dueTax
          taxes.variance += over((each) => (each.tax - dueTax) ** 2)
          taxes.seen += results.find(({ is }) => is === result)?.tax ?? 0
          taxed += Number(tax > 0)
        }
        const part = tableIn(day, table)?.parts.find(({ of: name }) => name === 'tax')
        expect(near(part?.mean ?? 0, taxes.mean)).toBe(true)
        expect(near(part?.variance ?? 0, taxes.variance)).toBe(true)
        expect(part?.seen ?? 0).toBe(taxes.seen)
        seen += rounds.length
      }
    }
    expect(seen).toBeGreaterThan(50)
    expect(taxed).toBeGreaterThan(10)
  })
})
