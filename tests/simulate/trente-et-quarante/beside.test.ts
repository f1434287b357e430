import { describe, expect, it } from 'vitest'
import { trenteGame as rules } from '@/rules/trente-et-quarante/decider'
import { playEvening } from '@/simulate/evening'
import { trenteBy } from '@/simulate/trente-et-quarante/game'
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
import {
  type Cloth,
  type Customs,
  ended,
  type Following,
  type Insured,
  type Reckoned,
  type Stake,
  settled,
  type Totals,
  withdrawn,
} from './clerk'

interface Seen {
  accounts: ByName
  tables: Record<string, Table>
}
interface Table {
  settings: Customs & { divideAt: string }
  limits: { minimum: number; maximum: number }
  taglia: { isDaysLast: boolean }
  colpo: null | { isLast: boolean }
  poste: readonly Stake[]
  insurances: readonly Insured[]
}

const clothOf = ({ poste, insurances }: Table): Cloth => ({ stakes: poste, insured: insurances })

/** The sequel of the colpo, or of the taglia, that is over. */
function following({ taglia, settings }: Table, isEnd: boolean): Following {
  if (!isEnd) return 'colpo'
  if (taglia.isDaysLast) return 'nothing'
  return settings.divideAt === 'everyTaglia' ? 'taglia' : 'colpo'
}

function reckonedOf(table: Table, event: Said, command: Said): Reckoned | null {
  const cloth = clothOf(table)
  const isLast = Boolean(table.colpo?.isLast || command.isLast)
  switch (event.type) {
    case 'colpoSettled':
      return settled(cloth, event.result as Totals, table.settings, following(table, isLast))
    case 'tagliaEnded':
      // C2, F6: at the closing of the table no colpo follows either.
      return ended(cloth, command.type === 'closeTable' ? 'nothing' : following(table, true))
    case 'prisonLeft':
      return withdrawn(cloth, event.posta as number)
    default:
      return null
  }
}

/** The stakes and premiums of a cloth, by the places where they lie. */
function lying(table: string, { stakes, insured }: Cloth): Record<string, number> {
  const heaps = new Heaps()
  for (const { player, chance, amount, prisons } of stakes)
    heaps.add(`${prisons > 0 ? 'prigione' : 'poste'}:${table}:${chance}:${player}`, amount)
  for (const { player, chance, premium } of insured)
    heaps.add(`premi:${table}:${chance}:${player}`, premium)
  return heaps.of
}

const prisonsOf = ({ stakes }: Cloth) =>
  stakes.map(({ player, chance, amount, prisons }) => `${player} ${chance} ${prisons} ${amount}`)

/** T.2, D1: what one person has free on a chance is within the limits when they lay it. */
function laid({ poste, limits }: Table, { player, chance }: Said): string[] {
  const own = poste.filter((one) => one.player === player && one.chance === chance)
  const sum = own.reduce((all, one) => all + (one.prisons > 0 ? 0 : one.amount), 0)
  return sum >= limits.minimum && sum <= limits.maximum ? [] : [`${sum} of ${player} on ${chance}`]
}

/** Where clerk and rules do not agree. */
function against(before: Seen, due: Reckoned, after: Seen, table: string): string[] {
  const heaps = new Heaps()
  const [was, is] = [before, after].map((seen) => clothOf(seen.tables[table] as Table))
  for (const [name, chips] of Object.entries(lying(table, was as Cloth))) heaps.add(name, -chips)
  for (const [name, chips] of Object.entries(lying(table, due))) heaps.add(name, chips)
  for (const { player, chips } of due.back)
    heaps.add(player.startsWith('@') ? `senza-nome:${table}` : `chips:${player}`, chips)
  heaps.add(`banco:${table}`, due.won)
  const [found, clerks] = [prisonsOf(is as Cloth).sort(), prisonsOf(due).sort()]
  const wrong = unlike(before.accounts, heaps.of, after.accounts)
  return `${found}` === `${clerks}` ? wrong : [...wrong, `${found} lie, and ${clerks} by the clerk`]
}

function clerk(before: Seen, event: Said, after: Seen, command: Said) {
  const { type, table = '' } = event
  const [was, is] = [before.tables[table], after.tables[table]]
  if (!was || !is) return bankedTableau(before as never, event)
  if (type === 'stakeLaid') return { kind: type, wrong: laid(is, event) }
  const due = reckonedOf(was, event, command)
  if (!due) return null
  const { nero, rosso } = (event.result ?? {}) as Partial<Totals>
  const result = nero !== rosso ? ' row' : nero === 31 ? ' refait' : ' null'
  const kind = type + (type === 'colpoSettled' ? result : '')
  return { kind, wrong: against(before, due, after, table) }
}

/** Days at the two levels in turn, and the first of them in which clerk and rules do not agree. */
function played(own: typeof rules, days: number) {
  const { game, reckoned } = besides(trenteBy(own) as unknown as AnyGame, clerk as never)
  for (let seed = 1; seed <= days; seed++) {
    const { fault } = playEvening(game, 900 + seed, { level: seed % 2 === 0 ? 3 : 2 })
    if (fault) return { seed, fault, reckoned }
  }
  return { fault: null, reckoned }
}

describe('a clerk who reckons beside the cloth', () => {
  it('T.8 agrees to the last chip with every colpo, withdrawal, taglia and tableau of random days', () => {
    const { fault, reckoned } = played(rules, casesAtLeast(24))
    expect(fault).toBeNull()
    for (const kind of ['row', 'null', 'refait'])
      expect(reckoned[`colpoSettled ${kind}`]).toBeGreaterThan(20)
    for (const kind of [
      'stakeLaid',
      'tagliaEnded',
      'prisonLeft',
      'tableau supero',
      'tableau ammanco',
    ])
      expect(reckoned[kind], kind).toBeGreaterThan(5)
  })

  it('A3 notices a premium that a null colpo takes where it stays', () => {
    const taking = misreading(rules, 'settleColpo', (table: Table) => ({
      ...table,
      settings: { ...table.settings, premiumOnNull: 'taken' },
    }))
    expect(played(taking as typeof rules, 100).fault?.found).toContain('by the clerk')
  })
})
