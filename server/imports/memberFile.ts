import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import type { Messages } from '@/messages'
import { HOUSE_ROLES, type HouseRole } from '@/rules/kernel/decider'
import { INVISIBLE } from '@/rules/kernel/text'
import { type LineError, Problem } from '../common/errors'
import { Alias, CardNumber, isKeepable, Name } from '../common/given'

/** A member as one line of the file gives them. */
export interface MemberOfFile {
  card: string
  name: string
  alias: string | null
  roles: HouseRole[]
}

/** Why a file of members is refused; each has its sentence in `messages/<locale>/admin.json`. */
type MemberFault = LineError<keyof Messages['admin']['csv']['wrong']>

/** Each column's names, Italian and English; the first two must be there. */
const COLUMNS = {
  card: ['tessera', 'card'],
  name: ['nome', 'name'],
  alias: ['alias', 'soprannome'],
  roles: ['ruoli', 'roles'],
} as const
type Column = keyof typeof COLUMNS
const MOST_LINES = 1_000

interface Row {
  record: string[]
  info: { lines: number }
}

/**
 * Reads a file of members in UTF-8 or Windows-1252, with commas or semicolons. Throws Problem `bad-file` with every line that is wrong,
 * so that nothing of such a file is stored. `taken` are the card numbers already in use.
 */
export function readMembers(file: Buffer, taken: ReadonlySet<string>): MemberOfFile[] {
  const [header, ...rows] = parseRows(decode(file))
  const columns = columnsOf(header)
  if (rows.length === 0) throw bad([{ line: 1, code: 'no-lines' }])
  if (rows.length > MOST_LINES)
    throw bad([{ line: MOST_LINES + 2, code: 'too-many-lines', say: { most: MOST_LINES } }])
  const errors: MemberFault[] = []
  const seen = new Map<string, number>()
  const members = rows.map(({ record, info: { lines: line } }) => {
    const cell = (column: Column) => record[columns[column] ?? -1]?.trim() ?? ''
    const card = cell('card')
    const name = Name.safeParse(cell('name'))
    const alias = cell('alias') === '' ? null : Alias.safeParse(cell('alias'))
    const code =
      faultOfCard(card, seen.has(card), taken.has(card)) ??
      (cell('name') === '' ? 'name-missing' : faultOfText('name', name))
    const say = { card, first: seen.get(card) ?? 0 }
    if (code) errors.push({ line, code, say })
    const worse = alias && faultOfText('alias', alias)
    if (worse) errors.push({ line, code: worse, say })
    seen.set(card, line)
    const { roles, unknown } = rolesOf(cell('roles'))
    if (unknown) errors.push({ line, code: 'unknown-role', say: { role: unknown } })
    return { card, name: name.data ?? '', alias: alias?.data ?? null, roles }
  })
  if (errors.length > 0) throw bad(errors)
  return members
}

function faultOfCard(card: string, twice: boolean, taken: boolean) {
  if (card === '') return 'card-missing'
  if (!CardNumber.safeParse(card).success) return 'bad-card'
  if (twice) return 'card-twice'
  return taken ? 'card-taken' : null
}

/** The text is too long, or has a character that nobody can see. */
function faultOfText(column: 'name' | 'alias', { error }: z.ZodSafeParseResult<string>) {
  const [issue] = error?.issues ?? []
  if (!issue) return null
  return issue.code === 'too_big' ? (`${column}-too-long` as const) : INVISIBLE
}

function rolesOf(text: string): { roles: HouseRole[]; unknown: string | null } {
  const given = text
    .toLowerCase()
    .split(/[\s,;/+]+/)
    .filter(Boolean)
  const unknown = given.find((role) => !HOUSE_ROLES.some((known) => known === role)) ?? null
  return {
    roles: HOUSE_ROLES.filter((role) => role === 'socio' || given.includes(role)),
    unknown,
  }
}

/** The signs of Windows-1252 from 0x80 to 0x9f, where Latin-1 has none; some decoders that take its name leave them out. */
const WINDOWS_SIGNS = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ'
const windowsSign = (sign: string) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? '?'

/** UTF-8, or what spreadsheets on Windows write: no name in Windows-1252 with an accent is UTF-8 as well. */
function decode(file: Buffer): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    text = file.toString('latin1').replace(/[\u0080-\u009f]/g, windowsSign)
  }
  if (!isKeepable(text)) throw bad([{ line: 1, code: 'bad-encoding' }])
  return text
}

function parseRows(text: string): Row[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = first.includes(';') ? ';' : ','
  const options = { bom: true, delimiter, info: true, relaxColumnCount: true, skipEmptyLines: true }
  try {
    return parse(text, { ...options, skipRecordsWithEmptyValues: true }) as unknown as Row[]
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1
    throw bad([{ line, code: 'bad-csv' }])
  }
}

function columnsOf(header: Row | undefined): Partial<Record<Column, number>> {
  const names = (header?.record ?? []).map((name) => name.trim().toLowerCase())
  const columns: Partial<Record<Column, number>> = {}
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const called: readonly string[] = COLUMNS[column]
    const index = names.findIndex((name) => called.includes(name))
    if (index >= 0) columns[column] = index
  }
  if (columns.card === undefined || columns.name === undefined) {
    throw bad([{ line: 1, code: 'bad-header', say: { expected: 'tessera, nome, alias, ruoli' } }])
  }
  return columns
}

function bad(lines: readonly MemberFault[]): Problem {
  return new Problem('bad-file', { lines: lines.length }, { lines: lines.slice(0, 200) })
}
