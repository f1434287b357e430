import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { PastEvening } from '../games/game'
import { type EveningFault, type ImportLine, LIMITS, lineOf } from './line'

/** The columns of the file, in their order. */
export const HEADER = ['evening', 'date', 'member', 'cassa', 'final_resto'] as const

/** The result of reading a file: its evenings, or the reasons why it is refused. */
export interface Reading {
  evenings: readonly PastEvening[]
  /** The reasons why the whole file is refused; line 0 means the file as a whole. */
  errors: readonly EveningFault[]
}

const refused = (...errors: EveningFault[]): Reading => ({ evenings: [], errors })

/**
 * Reads a file of past evenings: UTF-8, a header, one line per player and evening, commas or semicolons.
 * Any error refuses the whole file. `decimals` are the club's, `today` its civil date.
 */
export function readEvenings(
  bytes: Uint8Array,
  { decimals, today }: { decimals: number; today: string },
): Reading {
  if (bytes.length > LIMITS.bytes) {
    return refused({ line: 0, code: 'file-too-large', say: { limit: LIMITS.bytes / 1_000_000 } })
  }
  const broken = notUtf8(bytes)
  if (broken) return refused({ line: broken, code: 'not-utf8' })
  const text = new TextDecoder().decode(bytes)
  const records = recordsOf(text)
  if ('code' in records) return refused(records)
  const [head, ...rows] = records
  if (!head) return refused({ line: 0, code: 'empty' })
  if (head.cells.map((cell) => cell.toLowerCase()).join() !== HEADER.join()) {
    return refused({ line: head.line, code: 'bad-header', say: { header: HEADER.join(',') } })
  }
  if (rows.length === 0) return refused({ line: 0, code: 'empty' })
  const lines = rows.map((row) => lineOf(row, HEADER.length, decimals, today))
  const wrong = lines.flatMap((line) => ('errors' in line ? line.errors : []))
  const good = lines.filter((line): line is ImportLine => !('errors' in line))
  const { evenings, errors } = gathered(good)
  if (wrong.length + errors.length > 0) {
    return refused(...[...wrong, ...errors].sort((a, b) => a.line - b.line))
  }
  // An evening counts as short of players only when none of its lines was refused.
  const crowds = evenings.flatMap(crowdError)
  return crowds.length > 0 ? refused(...crowds) : { evenings, errors: [] }
}

function crowdError({ key, line, players }: PastEvening): EveningFault[] {
  const say = { evening: key }
  if (players.length < LIMITS.fewest) return [{ line, code: 'too-few-players', say }]
  return players.length > LIMITS.most ? [{ line, code: 'too-many-players', say }] : []
}

/** The first line that is not UTF-8, counted from 1; null when all are. */
function notUtf8(bytes: Uint8Array): number | null {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const NEWLINE = 10
  for (let line = 1, start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(NEWLINE, start)
    const end = found < 0 ? bytes.length : found
    const part = bytes.subarray(start, end)
    try {
      if (strict.decode(part).includes('\u0000')) return line
    } catch {
      return line
    }
    start = end + 1
  }
  return null
}

interface Row {
  cells: string[]
  line: number
}

function recordsOf(text: string): Row[] | EveningFault {
  const firstLine = text.split(/\r?\n|\r/, 1)[0] ?? ''
  try {
    const rows: Row[] = []
    parse(text, {
      bom: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      onRecord: (cells: string[], { lines }) => {
        rows.push({ cells, line: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 0
    return { line, code: 'bad-quotes' }
  }
}

/** Lines grouped by evening, in the file's order, and errors between lines. */
function gathered(lines: readonly ImportLine[]): {
  evenings: PastEvening[]
  errors: EveningFault[]
} {
  const errors: EveningFault[] = []
  const byKey = new Map<string, { key: string; day: string; line: number; players: ImportLine[] }>()
  for (const line of lines) {
    const evening = byKey.get(line.key) ?? { ...line, players: [] }
    byKey.set(line.key, evening)
    const before = evening.players.find((player) => player.card === line.card)
    if (before) {
      const say = { member: line.card, evening: line.key, first: before.line }
      errors.push({ line: line.line, code: 'member-twice', say })
    } else if (line.day !== evening.day) {
      const say = { evening: line.key, day: evening.day, first: evening.line }
      errors.push({ line: line.line, code: 'two-dates', say })
    } else evening.players.push(line)
  }
  const evenings = [...byKey.values()].map(({ key, day, line, players }) => ({
    key,
    day,
    line,
    players: players.map(({ card, drawn, counted, line: at }) => ({
      card,
      drawn,
      counted,
      line: at,
    })),
  }))
  return { evenings, errors }
}
