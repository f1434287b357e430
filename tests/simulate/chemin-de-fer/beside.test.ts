import { describe, expect, it } from 'vitest'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { type Chemin, cheminBy } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import { casesAtLeast } from '../../support/generated'
import { type Bank, type Customs, type Played, settled } from './clerk'

type ByMember = Record<string, number>
/** The state and the events as a clerk reads them: plain values under their names. */
interface Seen {
  accounts: ByMember
  settings: Customs
  tables: Record<string, Sheet>
}
interface Sheet {
  level: number
  manoNumber: number
  mano: null | { banker: string; shares: ByMember; inHalves: boolean }
  coup: null | { result: Played['result'] | 'void' | null; toutVa: boolean; bets: Stake[] }
}
interface Stake {
  member: string
  plays: number
}
interface Said {
  type: string
  table?: string
  added?: number
  settled?: { result: Played['result']; matched: number }
}

const at = (seen: Seen, account: string): number => seen.accounts[account] ?? 0

const membersOf = ({ accounts }: Seen): string[] =>
  Object.keys(accounts).flatMap((one) => (one.startsWith('chips:') ? one.slice(6) : []))

/** The coup that an event settles, as it lies on the table; null for any other event. */
function playedBy(seen: Seen, { type, table = '', added = 0, settled: told }: Said): Played | null {
  const { mano = null, coup = null } = seen.tables[table] ?? {}
  if (!mano) return null
  const bank: Bank = { banker: mano.banker, owners: mano.shares, inHalves: mano.inHalves }
  if (type === 'coupRecorded' && told) {
    const owners = { ...mano.shares, [mano.banker]: (mano.shares[mano.banker] ?? 0) + added }
    const { result, matched } = told
    return { bank: { ...bank, owners }, playing: {}, laid: {}, matched, result, toutVa: false }
  }
  if (type !== 'coupSettled' || !coup?.result || coup.result === 'void') return null
  const { result, toutVa, bets } = coup
  const playing: ByMember = {}
  for (const { member, plays } of bets) playing[member] = (playing[member] ?? 0) + plays
  const laid = Object.fromEntries(
    membersOf(seen).map((member) => [member, at(seen, `puntate:${table}:${member}`)]),
  )
  const matched = bets.reduce((sum, { plays }) => sum + plays, 0)
  return { bank, playing, laid, matched, result, toutVa }
}

/** Where clerk and rules do not agree; null where they do to the last chip. */
function disagreement(before: Seen, event: Said, after: Seen): string | null {
  const played = playedBy(before, event)
  const { table = '', added = 0 } = event
  if (!played) return null
  const { before: due, tax, owners } = settled(played, before.settings)
  const moved = (account: string) => at(after, account) - at(before, account)
  const isTold = event.type === 'coupRecorded'
  const bank = Object.values(owners ?? {}).reduce((sum, chips) => sum + chips, 0)
  const wrong: string[] = []
  const expect = (what: string, is: number, clerk: number) => {
    if (is !== clerk) wrong.push(`${what} is ${is}, and ${clerk} by the clerk`)
  }
  expect('the tax', moved('cagnotte'), tax)
  expect('the bank', at(after, `banco:${table}`), bank)
  for (const member of membersOf(after)) {
    // A result alone does not say where chips laid beyond those known came from.
    if (isTold && member === played.bank.banker && added > 0) continue
    expect(member, moved(`chips:${member}`), due[member] ?? 0)
    expect(`${member}'s stake`, at(after, `puntate:${table}:${member}`), 0)
  }
  const next = after.tables[table]?.mano
  if (owners && next)
    for (const owner of Object.keys(owners))
      expect(`${owner}'s share`, next.shares[owner] ?? 0, owners[owner] ?? 0)
  return wrong.length > 0 ? `${event.type}: ${wrong.join('; ')} ${JSON.stringify(played)}` : null
}

/** Chemin de fer with the clerk beside it, and the coups that the clerk has reckoned, by result. */
function besides(rules: Chemin = chemin) {
  const reckoned: Record<string, number> = {}
  const game = cheminBy(rules)
  return {
    reckoned,
    game: {
      ...game,
      wrong: (...[before, event, after, command]: Parameters<typeof game.wrong>) => {
        const seen = before as unknown as Seen
        const played = playedBy(seen, event as Said)
        if (played) {
          const socio = Object.keys(played.bank.owners).length > 1 ? 'socio' : 'alone'
          const kind = `${event.type} ${played.result} ${socio}`
          reckoned[kind] = (reckoned[kind] ?? 0) + 1
        }
        return (
          disagreement(seen, event as Said, after as unknown as Seen) ??
          game.wrong(before, event, after, command)
        )
      },
    },
  }
}

describe('a clerk who reckons beside the table', () => {
  it('S.18a agrees to the last chip with every coup of random evenings', () => {
    const { game, reckoned } = besides()
    for (let seed = 1; seed <= casesAtLeast(16); seed++) {
      const level = seed % 2 === 0 ? 3 : 2
      expect({ seed, fault: playEvening(game, 700 + seed, { level }).fault }).toEqual({
        seed,
        fault: null,
      })
    }
    for (const type of ['coupSettled', 'coupRecorded'])
      for (const result of ['banco', 'punta', 'tie'])
        expect(reckoned[`${type} ${result} alone`]).toBeGreaterThan(5)
    expect(reckoned['coupSettled banco socio'] ?? 0).toBeGreaterThan(0)
    expect(reckoned['coupSettled punta socio'] ?? 0).toBeGreaterThan(0)
  })

  it('S.10a notices a chip too many of the tax', () => {
    const { game } = besides({
      ...chemin,
      decide: (evening, envelope) => {
        const decision = chemin.decide(
          {
            ...evening,
            settings: { ...evening.settings, taxPercent: evening.settings.taxPercent + 1 },
          },
          envelope,
        )
        return envelope.command.type === 'settleCoup' ? decision : chemin.decide(evening, envelope)
      },
    })
    expect(playEvening(game, 702, { level: 3 }).fault?.found).toContain('by the clerk')
  })
})
