import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Form } from '@/rules/kernel/decider'
import { TIES } from '@/server/access/rights'
import type { RightsRow } from '@/server/doors/rightsTable'
import { CommandAddress } from '@/server/procedures/commands'
import { makeRouter, proceduresOf } from '@/server/procedures/router'
import { TWO_GAMES } from '../../games/server'
import { aView, Line } from '../../support/sse'
import { FLOAT_ADDRESSES } from './floats'
import { inputOf } from './inputs'
import type { Kind } from './people'
import { BANKED_GAMES, type Scene } from './scene'

/** The answer that the table of rights promises to somebody who asks for a thing of the club alfa. */
export type Verdict = 'allowed' | 'refused' | 'of-another-club'

export function verdictOf({ may, beforePassword }: RightsRow, who: Kind): Verdict {
  if (may.includes('anybody')) return 'allowed'
  const has = who.roles.some((role) => may.includes(role))
  const tied = TIES.some((tie) => may.includes(tie) && who.ties?.[tie])
  if (who.mustChange && !beforePassword) return 'refused'
  if (!has && !tied) return 'refused'
  return who.club === 'alfa' ? 'allowed' : 'of-another-club'
}

const procedures = new Map(proceduresOf(makeRouter(TWO_GAMES)).map((one) => [one.path, one]))
const isForm = (form: unknown): form is z.ZodType => form instanceof z.ZodType

export const isQuery = ({ name }: RightsRow) => procedures.get(name)?.type === 'query'

/** The schemas for the input of a procedure or a command. */
export function formsOf({ kind, game, name }: RightsRow): Form<unknown>[] {
  if (kind === 'procedure') return (procedures.get(name)?.inputs ?? []).filter(isForm)
  const [, type = ''] = name.split('.')
  const command = TWO_GAMES[game ?? '']?.decider.commands[type]
  return command ? [CommandAddress, command.schema] : []
}

export const inputFor = (row: RightsRow, things: Readonly<Record<string, unknown>>): object =>
  Object.assign({}, ...formsOf(row).map((form) => inputOf(form, things)))

/** The keys of a browser, which have a fixed length. */
const BROWSER = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

/** A PIN as a member might type it. */
const PIN = '4827'
/** An hour of a club’s clock. */
const HOUR = '21:00'

/** Values that the schemas of one game ask for under names that other games use for something else. */
const ofGame = (game: string | null): Record<string, unknown> => {
  if (game === 'chemin-de-fer') return { provision: 'S.29', chips: 1 }
  if (game === 'trente-et-quarante') return { provision: 'T.1.1', chips: 1 }
  return { provision: 'V.6', ...(game === 'black-jack' && { chips: 1 }) }
}

/** Values of fields by name, from the club alfa; an id is that of the thing which the procedure handles. */
export function thingsFor({ game, name, as }: RightsRow, scene: Scene): Record<string, unknown> {
  const { hash, owner, payment } = scene
  const evening = game === 'counter' ? scene.counting : scene.evening
  const [area = ''] = name.split('.')
  const ids: Record<string, string> = {
    members: owner.id,
    forgetting: owner.id,
    classes: scene.class,
  }
  return {
    ...{ slug: 'alfa', evening, table: 'T1', post: 'T1', list: 'L1', hash, payment },
    ...{ member: owner.id, who: owner.id, signUp: 1, dispute: 1, passate: 1 },
    ...{ ...ofGame(game), ...BROWSER, pin: PIN, hour: HOUR },
    ...{ game: 'poker', period: 'all', month: '2026-11', as, id: ids[area] ?? randomUUID() },
  }
}

/** The same fields with ids that do not exist: a permitted change then finds nothing to change. */
export function nothingFor(row: RightsRow, { earlier, counted }: Scene): Record<string, unknown> {
  const past = row.game === 'counter' ? counted : earlier
  return {
    ...BROWSER,
    pin: PIN,
    hour: HOUR,
    evening: past,
    table: 'T1',
    list: 'L1',
    ...ofGame(row.game),
    passate: 1,
    as: row.as,
  }
}

export interface Told {
  status: number
  /** The code of the error, or of a game's refusal. */
  code: string | undefined
  refusal: string | undefined
  body: string
}

export async function call(
  { house }: Scene,
  row: RightsRow,
  input: object,
  cookie?: string,
): Promise<Told> {
  const { status, data, error } = isQuery(row)
    ? await house.query(row.name, input, cookie)
    : await house.mutate(row.name, input, cookie)
  const refusal = (error?.refusal as { code?: string } | undefined)?.code
  return { status, code: error?.code as string, refusal, body: JSON.stringify(data ?? null) }
}

/** Papers by the end of their address, each of an evening, for the kinds that a game or the house prints. */
export function addressesOf({ kind, game, name }: RightsRow, scene: Scene): string[] {
  const { evening, counting, imported, passata, payment, sala, owner, due, coming } = scene
  const ofOne: Readonly<Record<string, string>> = {
    'dotazioni.csv': `?serata=${sala}`,
    'serata.ics': `?serata=${coming}`,
    'mese.csv': '?mese=2026-11',
  }
  if (kind === 'csv') return [`${name}${ofOne[name] ?? ''}`]
  const known: Readonly<Record<string, readonly string[]>> = {
    estratto: ['estratto.pdf'],
    mese: ['mese/2026-11.pdf'],
    'poker/tableau': [`${evening}/tableau/T1.pdf`, `${imported}/tableau/import.pdf`],
    'poker/firme': [`${evening}/firme/L1.pdf`],
    'poker/passata': [`${evening}/passata/${passata}.pdf`],
    'poker/ricevuta': [`${evening}/ricevuta/T1/${payment}.pdf`],
    'poker/contestazione': [`${evening}/contestazione/T1/1.pdf`],
    'poker/sorteggio': [`${evening}/sorteggio/T1.pdf`],
    'chemin-de-fer/tableau': [`${sala}/tableau/sala.pdf`],
    'chemin-de-fer/cassa': [`${sala}/cassa/${owner?.id}/1.pdf`],
    'chemin-de-fer/ricevuta': [`${sala}/ricevuta/${due}.pdf`],
    ...ofFloats(sala),
    ...ofBanked(scene),
    'counter/conta': [`${counting}/conta.pdf`],
  }
  return [...(known[game === null ? name : `${game}/${name}`] ?? [])]
}

/** The papers of the float in the evening of chemin de fer. */
const ofFloats = (sala: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(FLOAT_ADDRESSES).map(([kind, end]) => [
      `chemin-de-fer/${kind}`,
      [`${sala}/float/${end}.pdf`],
    ]),
  )

/**
 * The papers of the banked games. Those of their floats are left out: they are found by the same code as at chemin de fer,
 * with the same rights.
 */
const ofBanked = ({ banked, owner }: Scene): Record<string, readonly string[]> =>
  Object.fromEntries(
    BANKED_GAMES.flatMap((game) => {
      const at = banked?.[game]
      return [
        [`${game}/tableau`, [`${at}/tableau/sala.pdf`]],
        [`${game}/cassa`, [`${at}/cassa/${owner?.id}/1.pdf`]],
        [`${game}/tavolo`, [`${at}/tavolo/T1.pdf`]],
        [`${game}/giornata`, [`${at}/giornata.pdf`]],
      ]
    }),
  )

export async function print(
  { house }: Scene,
  slug: string,
  address: string,
  cookie = '',
): Promise<Pick<Told, 'status' | 'body'>> {
  const response = await fetch(`${house.url}/print/${slug}/${address}`, { headers: { cookie } })
  return { status: response.status, body: await response.text() }
}

/** The first view of a live line; null when it ends with `gone`. */
export async function watch(
  { house }: Scene,
  slug: string,
  { name }: RightsRow,
  cookie = '',
): Promise<string | null> {
  const line = await Line.open(`${house.url}/live/${slug}/${name}`, { cookie })
  const first = await line.next((message) => aView(message) || message.event === 'gone')
  line.close()
  return aView(first) ? JSON.stringify(first.data) : null
}

/** All stored data of a club, as one digest. */
export async function digestOf({ house }: Scene, clubId: string): Promise<string> {
  const { sql } = house.database
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'club_id' order by 1`
  const digests: string[] = []
  for (const { name } of tables) {
    const [row] = await sql<{ digest: string }[]>`
      select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as digest
        from ${sql(name)} t where club_id = ${clubId}`
    digests.push(`${name} ${row?.digest}`)
  }
  return digests.join('\n')
}
