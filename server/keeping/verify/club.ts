import type { Sql } from '@/db/client'
import { actorFrom, type JournalRow } from '@/db/journal'
import { autographsOf } from '@/db/queries/autographs'
import { firstTermsOf, importedTableaux, orphansOf, streamsOf } from '@/db/queries/verify'
import type { Games } from '../../games/game'
import { sealImport } from '../../imports/seal'
import { agrees } from './agrees'
import { AutographCheck } from './autographs'
import { Chain } from './chain'
import { CommandCheck } from './commands'
import type { Finding, StoredTableau, TellFinding } from './findings'
import { FloatCheck } from './floats'
import { Ledger } from './ledger'
import { type StoredEvening, storedEvenings } from './reading'
import { Replay } from './replay'

/** The result of verifying one club. */
export interface Verified {
  evenings: number
  events: number
  tableaux: number
  /** Empty when everything agrees. */
  findings: readonly Finding[]
}

/**
 * Verifies everything that follows from the club's journals against the stored data: hashes, commands, ledger,
 * balances, register, tableaux. To be called on one snapshot, since evenings go on. `seen` receives each chunk's size.
 */
export async function verifyClub(
  sql: Sql,
  games: Games,
  clubId: string,
  seen: (events: number) => void = () => {},
): Promise<Verified> {
  const findings: Finding[] = []
  const streams = await streamsOf(sql, clubId)
  const autographs = new AutographCheck(await autographsOf(sql, clubId))
  const termsSince = await firstTermsOf(sql, clubId)
  let tableaux = 0
  for await (const evening of storedEvenings(sql, streams)) {
    const { title, day } = evening.stream
    const tell: TellFinding = (what, position, say = {}) =>
      findings.push({ what, evening: { title, day }, position, say })
    await verifyEvening(games, evening, { tell, autographs, termsSince }, seen)
    tableaux += evening.tableaux.length
  }
  if (autographs.unnamed > 0) {
    const say = { count: autographs.unnamed }
    findings.push({ what: 'autograph-unknown', evening: null, position: null, say })
  }
  const imported = await importedTableaux(sql, clubId)
  for (const tableau of imported) findings.push(...importFindings(clubId, tableau))
  for (const orphans of await orphansOf(sql, clubId)) {
    findings.push({ what: 'orphans', evening: null, position: null, say: orphans })
  }
  const events = streams.reduce((sum, { version }) => sum + version, 0)
  return { evenings: streams.length, events, tableaux: tableaux + imported.length, findings }
}

interface Telling {
  tell: TellFinding
  autographs: AutographCheck
  termsSince: number | null
}

async function verifyEvening(
  games: Games,
  { stream, ...stored }: StoredEvening,
  { tell, autographs, termsSince: since }: Telling,
  seen: (events: number) => void,
): Promise<void> {
  const { version } = stream
  const game = games[stream.game]
  if (!game) tell('unknown-game', null, { game: stream.game })
  const chain = new Chain(tell)
  const commands = new CommandCheck(stored.commands, tell)
  const ledger = new Ledger(tell)
  const floats = game && new FloatCheck(game, { stored: stored.floatTerms, since }, tell)
  const replay = game && floats ? new Replay(game, tell, floats) : null
  let waiting: JournalRow[] = []
  const play = () => {
    if (chain.stands === 'unknown') return
    // The consequences of a changed event are not reported a second time.
    if (chain.stands === 'intact') for (const row of waiting) replay?.take(row)
    waiting = []
  }
  for await (const { rows, transfers } of stored.chunks) {
    for (const row of rows) {
      const read = { ...row, by: actorFrom(JSON.parse(row.by)), event: JSON.parse(row.event) }
      chain.take(row)
      commands.take(row)
      ledger.take(read, transfers.get(row.position) ?? [])
      if (game) autographs.take(game, read, tell)
      waiting.push(read)
      play()
    }
    seen(rows.length)
  }
  chain.end(stream)
  play()
  commands.end(version)
  if (stored.beyond > 0) tell('transfers-beyond', version, { count: stored.beyond })
  ledger.end(stored.balances)
  if (chain.stands === 'intact') replay?.end(stream, stored.tableaux)
}

/** An imported tableau has no journal: its hash covers its own lines, from which its document and gap follow. */
function importFindings(clubId: string, tableau: StoredTableau): Finding[] {
  const { title, day, eveningKey, hash, rows, gap, closedAt, document } = tableau
  const lines = rows.map(({ memberId, casse, counted, share, final }) => {
    return { member: memberId, drawn: casse, counted, shareChips: share, final }
  })
  const sealed = sealImport({ clubId, eveningKey: eveningKey ?? '', day, rows }) === hash
  const sum = rows.reduce((total, { casse, counted }) => total + casse - counted, 0)
  const agreement = agrees({ tableau: { closedAt, imbalance: gap, rows: lines } }, document)
  if (sealed && agreement && sum === gap) return []
  return [{ what: 'import-differs', evening: { title, day }, position: null, say: {} }]
}
