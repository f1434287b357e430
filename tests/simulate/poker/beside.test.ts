import { describe, expect, it } from 'vitest'
import { poker as rules } from '@/rules/poker/decider'
import { playEvening } from '@/simulate/evening'
import { pokerBy } from '@/simulate/poker/evening'
import { casesAtLeast } from '../../support/generated'
import {
  type ByName,
  besides,
  drawnBy,
  Heaps,
  misreading,
  type Said,
  tableauOf,
  unlike,
  type Verdict,
} from '../beside'
import type { AnyGame } from '../games'
import { type Customs, type Lying, type Sheet, settled, type Told } from './clerk'

interface Seen {
  tables: Record<string, Table>
}
interface Table {
  settings: Customs
  accounts: ByName
  players: Record<string, { casse: readonly { chips: number }[] }>
  closing: { counted: ByName } | null
  parol: null | { split: readonly number[] }
  colpo: null | Omit<Lying, 'resti' | 'beginning'>
}

interface Transfer {
  from: string
  to: string
  chips: number
}

const restiOf = ({ accounts }: Table): ByName =>
  Object.fromEntries(
    Object.entries(accounts).flatMap(([name, chips]) =>
      name.startsWith('resto:') ? [[name.slice(6), chips]] : [],
    ),
  )

/** The colpo of this table as it lies. */
function lyingAt(table: Table): Lying | null {
  const { colpo, accounts, parol } = table
  // XIII.4: parts of a divided pot that wait.
  const aside = (parol?.split ?? []).reduce((sum, one) => sum + one, 0)
  const pot = (accounts.pot ?? 0) - aside
  return colpo && { ...colpo, pot, beginning: colpo.pot, resti: restiOf(table) }
}

function movesOf({ resto, casse, pot, onori }: Sheet): ByName {
  const heaps = new Heaps()
  for (const [member, chips] of Object.entries(resto)) heaps.add(`resto:${member}`, chips)
  for (const chips of Object.values(casse)) heaps.add('cassa', -chips)
  heaps.add('pot', pot)
  heaps.add('onori', onori)
  return heaps.of
}

/** The parts of a result that a settlement turns on. */
function kindOf({ kind, honours = [], ...told }: Told): string {
  const more = { honours: honours.length > 0, ...told }
  const names = ['honours', 'partito', 'refund', 'sides', 'back', 'lost'] as const
  return ['colpo', kind, ...names.filter((one) => more[one])].join(' ')
}

function clerkOf() {
  /** The colpi as they lay when their results were told, which a correction settles again. */
  const settledOf = new Map<string, Lying>()
  return (before: Seen, event: Said, after: Seen): Verdict => {
    const { type, table = '' } = event
    const [was, is] = [before.tables[table], after.tables[table]]
    if (!was || !is) return null
    if (was.closing && type === 'tableauClosed')
      return tableauOf(event, was.players, was.closing.counted)
    const told = event.outcome as Told
    const id = `${table} ${event.colpo}`
    if (type === 'colpoCorrected') {
      const lay = settledOf.get(id)
      if (!lay) return null
      const heaps = new Heaps()
      for (const { from, to, chips } of event.settled as Transfer[]) {
        heaps.add(from, -chips)
        heaps.add(to, chips)
      }
      const wrong = unlike({}, movesOf(settled(lay, told, was.settings)), heaps.of)
      return {
        kind: type,
        wrong: wrong.length > 0 ? [...wrong, JSON.stringify({ told, lay })] : [],
      }
    }
    const lying = lyingAt(was)
    if (!lying || type !== 'colpoSettled') return null
    settledOf.set(id, lying)
    const sheet = settled(lying, told, was.settings)
    const wrong = unlike(was.accounts, movesOf(sheet), is.accounts)
    for (const [member, player] of Object.entries(is.players)) {
      const more = drawnBy(player) - drawnBy(was.players[member] ?? { casse: [] })
      const due = sheet.casse[member] ?? 0
      if (more !== due) wrong.push(`${member} draws ${more}, and ${due} by the clerk`)
    }
    return {
      kind: kindOf(told),
      wrong: wrong.length > 0 ? [...wrong, JSON.stringify({ told, lying })] : [],
    }
  }
}

/** Evenings at the two levels in turn, and the first of them in which clerk and rules do not agree. */
function played(own: typeof rules, evenings: number) {
  const { game, reckoned } = besides(pokerBy(own) as unknown as AnyGame, clerkOf() as never)
  for (let seed = 1; seed <= evenings; seed++) {
    const { fault } = playEvening(game, 100 + seed, { level: seed % 2 === 0 ? 3 : 2 })
    if (fault) return { seed, fault, reckoned }
  }
  return { fault: null, reckoned }
}

describe('a clerk who reckons beside the table', () => {
  it('XII.1 agrees to the last chip with every colpo of random evenings', () => {
    const { fault, reckoned, ...of } = played(rules, casesAtLeast(36))
    expect({ fault, ...of }).toEqual({ fault: null })
    for (const kind of [
      'won',
      'parol',
      'nobody-opened',
      'won honours',
      'won refund',
      'won partito',
    ])
      expect(reckoned[`colpo ${kind}`] ?? 0, kind).toBeGreaterThan(5)
    for (const kind of ['colpo won lost', 'colpo won back', 'colpo won sides', 'colpoCorrected'])
      expect(reckoned[kind] ?? 0, kind).toBeGreaterThan(0)
    expect(reckoned['tableau ammanco']).toBeGreaterThan(5)
  })

  it('XIV.1 notices a chip too many of an honour', () => {
    const dear = misreading(rules, 'recordColpo', (table: Table) => ({
      ...table,
      settings: { ...table.settings, onore: table.settings.onore + 1 },
    }))
    expect(played(dear as typeof rules, 20).fault?.found).toContain('by the clerk')
  })
})
