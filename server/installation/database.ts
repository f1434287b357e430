import { connect, disconnect } from '@/db/client'
import { CannotStart, DatabaseUnreachable, translate } from '@/db/errors'
import { migrate, outstanding } from '@/db/migrate'
import { keepsSessions } from '@/db/pooled'
import { openEmbedded, reachEmbedded, type Upgrading } from './upgrade'

/** The database of this installation, embedded or external, connected and migrated. */
export interface Database {
  url: string
  /** The place of the data, for people to read: a folder, or a host without any password. */
  place: string
  stop(): Promise<void>
  /** Leaves it as it was found: for a program that runs beside the web server. */
  release(): Promise<void>
}

/** The first version of Postgres with every feature that the schema uses. */
const OLDEST_POSTGRES = 150_000

/**
 * The database of `DATABASE_URL`, or else the embedded one of the data folder, ready and migrated. `locked` says that
 * this program holds the data folder; `say` receives each line that a person should read about an upgrade.
 */
export async function openDatabase(
  folder: string,
  given: string | undefined,
  { locked = false, say = console.log, loading = Promise.resolve() }: Partial<Upgrading> = {},
): Promise<Database> {
  if (!given) return { ...(await openEmbedded(folder, { locked, say, loading })), place: folder }
  await loading
  const database = await reachDatabase(folder, given)
  const { place } = database
  try {
    const { pending, holdsClub } = await outstanding(given)
    if (pending.length === 0) return database
    if (holdsClub) say(changing(place))
    for (const line of await migrate(given)) say(line)
    return database
  } catch (error) {
    // An open connection would keep a finished program from exiting.
    await disconnect(given)
    throw error instanceof CannotStart ? error : refused(place, error)
  }
}

/** The same database without migrating it, whatever its schema's version. */
export async function reachDatabase(folder: string, given: string | undefined): Promise<Database> {
  if (!given) return { ...(await reachEmbedded(folder)), place: folder }
  const place = placeOf(given)
  try {
    await refuseOld(given, place)
    if (!(await keepsSessions(given))) throw sharing(place)
  } catch (error) {
    await disconnect(given)
    throw error
  }
  return { url: given, place, stop: async () => {}, release: async () => {} }
}

const sharing = (place: string) =>
  new CannotStart(
    `Il pool di connessioni a ${place} non tiene le sessioni: impostare pool_mode = session`,
    'the pool of connections does not keep sessions: set pool_mode = session',
  )

const changing = (place: string) =>
  `Aggiorno lo schema del database ${place}, di cui qui non si fa copia — the schema of the database ${place} is being changed; no copy of it is made here`

const refused = (place: string, error: unknown) =>
  new CannotStart(
    `Il database ${place} di DATABASE_URL rifiuta lo schema (${reasonOf(error)})`,
    'the database of DATABASE_URL refuses the schema',
  )

/** The innermost error: the migrator wraps the database's own message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** The hosts, one or several, and the name of the database. */
function placeOf(url: string): string {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  const each = hosts.split(',').map((host) => `${before}${host}${after}`)
  if (before && each.every((address) => URL.canParse(address)))
    return `${hosts}${new URL(each[0] ?? '').pathname}`
  throw new CannotStart(
    'DATABASE_URL non è un indirizzo postgres://utente:password@macchina:porta/database',
    'DATABASE_URL is no postgres://user:password@host:port/database address',
  )
}

async function refuseOld(url: string, place: string): Promise<void> {
  const version = await versionOf(url, place)
  if (version >= OLDEST_POSTGRES) return
  const major = Math.floor(version / 10_000)
  throw new CannotStart(
    `Il database ${place} è Postgres ${major}; serve almeno il 15`,
    `the database is Postgres ${major}; 15 or newer is needed`,
  )
}

async function versionOf(url: string, place: string): Promise<number> {
  try {
    const [row] = await connect(url)<{ version: number }[]>`
      select current_setting('server_version_num')::int as version`
    return row?.version ?? 0
  } catch (error) {
    const reason = reasonOf(error)
    if (translate(error) instanceof DatabaseUnreachable) {
      throw new CannotStart(
        `Il database ${place} di DATABASE_URL non è raggiungibile (${reason})`,
        'the database of DATABASE_URL cannot be reached',
      )
    }
    throw new CannotStart(
      `Il database ${place} di DATABASE_URL rifiuta l’accesso (${reason})`,
      'the database of DATABASE_URL refuses access',
    )
  }
}
