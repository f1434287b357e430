import { randomUUID } from 'node:crypto'
import type { Sql } from '@/db/client'
import { isDuplicate } from '@/db/errors'
import { type KnownImport, knownImports, membersByCard, storeImports } from '@/db/queries/imports'
import type { Chips } from '@/rules/kernel/chips'
import { Problem } from '../common/errors'
import type { Imports, PastEvening } from '../games/game'
import type { EveningFault } from './line'
import { readEvenings } from './read'

/** The result of an import of past evenings. */
export interface ImportReport {
  /** Keys of the evenings stored now, and of those already stored with the same figures. */
  stored: readonly string[]
  skipped: readonly string[]
  /** Card numbers of the members that the import created. */
  created: readonly string[]
  /** Evenings stored now that did not balance, and the chips of supero (+) or ammanco (−). */
  unbalanced: readonly { key: string; day: string; gap: Chips }[]
}

interface Import {
  /** The game that the evenings are of. */
  game: string
  /** The game's function that makes a tableau of a past evening. */
  settle: Imports['settle']
  clubId: string
  decimals: number
  /** Civil date of the club: no evening may be later. */
  today: string
  bytes: Uint8Array
  by: object
}

/**
 * Imports past evenings as closed tableaux, all of the file or nothing, in one statement. An evening already stored
 * with the same figures is skipped; with other figures, the file is refused. Throws Problem `bad-file` with lines, or
 * `conflict` when somebody else imported at the same time.
 */
export async function importEvenings(sql: Sql, given: Import): Promise<ImportReport> {
  const { evenings, errors } = readEvenings(given.bytes, given)
  if (errors.length > 0) throw badFile(errors)
  const { clubId } = given
  const cards = [...new Set(evenings.flatMap(({ players }) => players.map(({ card }) => card)))]
  const [known, there] = await Promise.all([
    membersByCard(sql, clubId, cards),
    knownImports(sql, clubId, { game: given.game, keys: evenings.map(({ key }) => key) }),
  ])
  const skipped = evenings.filter((evening) => isSame(evening, there.get(evening.key)))
  const fresh = evenings.filter(({ key }) => !there.has(key))
  const changed = evenings.filter((one) => there.has(one.key) && !skipped.includes(one))
  if (changed.length > 0) throw badFile(changed.map(otherwise))

  const freshCards = new Set(fresh.flatMap(({ players }) => players.map(({ card }) => card)))
  const created = [...freshCards].filter((card) => !known.has(card))
  const ids = new Map([...known, ...created.map((card) => [card, randomUUID()] as const)])
  const member = (card: string) => {
    const id = ids.get(card)
    if (!id) throw new Error(`card ${card} is neither known nor new`)
    return id
  }
  const sheets = fresh.map((one) => given.settle(one, { clubId, tableauId: randomUUID(), member }))
  const report = {
    stored: fresh.map(({ key }) => key),
    skipped: skipped.map(({ key }) => key),
    created,
    unbalanced: sheets
      .filter(({ gap }) => gap !== 0)
      .map(({ eveningKey, day, gap }) => ({ key: eveningKey, day, gap })),
  }
  if (sheets.length === 0) return report
  const members = created.map((card) => ({ memberId: member(card), card }))
  try {
    await storeImports(sql, clubId, { members, sheets, by: given.by, detail: report })
  } catch (error) {
    const races = ['tableau_once', 'member_club_id_card_unique']
    if (races.some((constraint) => isDuplicate(error, constraint))) throw new Problem('conflict')
    throw error
  }
  return report
}

/** Most lines reported at once; the next ones are reported once these are corrected. */
const LINES_TOLD = 50

function badFile(errors: readonly EveningFault[]): Problem {
  const lines = new Set(errors.map(({ line }) => line)).size
  return new Problem('bad-file', { lines }, { lines: errors.slice(0, LINES_TOLD) })
}

const otherwise = ({ key, line }: PastEvening): EveningFault => ({
  line,
  code: 'imported-otherwise',
  say: { evening: key },
})

function isSame({ day, players }: PastEvening, known: KnownImport | undefined): boolean {
  if (!known || known.day !== day || known.rows.length !== players.length) return false
  const rows = new Map(known.rows.map((row) => [row.card, row]))
  return players.every(({ card, drawn, counted }) => {
    const row = rows.get(card)
    return row?.casse === drawn && row.counted === counted
  })
}
