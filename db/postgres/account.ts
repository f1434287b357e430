import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '../errors'

export interface Ids {
  uid: number
  gid: number
}

/** The account that runs the database: the current one (no owner), or an ordinary one when the current one is root. */
export interface SystemUser {
  owner: Ids | null
  /** A wrapper that lets the owner pass through closed folders above the data, such as /root. */
  wrapper: readonly string[]
}

/** The arguments of `spawn` that run a command under that account. */
export function under(account: SystemUser, program: string, args: readonly string[]) {
  const [file = program, ...rest] = [...account.wrapper, program, ...args]
  const ids = account.wrapper.length === 0 && account.owner ? account.owner : {}
  return { file, args: rest, ids }
}

/**
 * Postgres refuses to run as root. So root lets the folder's owner run it, if that is an ordinary account, or else a
 * system user; null means the current account.
 */
export function ownerFor(folder: string): Ids | null {
  return process.getuid?.() === 0 ? (ownerOf(folder) ?? systemUser()) : null
}

/** The account in which the owner can run `program` on `folder`, with as few extra rights as possible. */
export function accountOf(owner: Ids | null, program: string, folder: string): SystemUser {
  if (!owner) return { owner, wrapper: [] }
  const found = [[], keeping(owner, 'dac_read_search'), keeping(owner, 'dac_override')]
    .map((wrapper): SystemUser => ({ owner, wrapper }))
    .find((account) => runs(account, program, '--version') && runs(account, 'ls', folder))
  if (found) return found
  throw new CannotStart(
    `Il database non può girare come root né raggiungere ${folder} da utente ordinario: spostare Circolo in una cartella aperta, o avviarlo come utente ordinario`,
    `the database cannot run as root nor reach ${folder} as an ordinary user: move Circolo to an open folder, or start it as an ordinary user`,
  )
}

function runs(account: SystemUser, program: string, argument: string): boolean {
  const { file, args, ids } = under(account, program, [argument])
  return spawnSync(file, args, { cwd: '/', stdio: 'ignore', ...ids }).status === 0
}

/** The ordinary user who owns the nearest existing folder, if any. */
function ownerOf(folder: string): Ids | null {
  let nearest = path.resolve(folder)
  while (!existsSync(nearest)) nearest = path.dirname(nearest)
  const { uid, gid } = statSync(nearest)
  return uid !== 0 && idOf('-u', String(uid)) !== null ? { uid, gid } : null
}

function systemUser(): Ids {
  for (const name of ['circolo', 'postgres']) {
    const ids = idsOf(name)
    if (ids) return ids
  }
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', 'circolo'])
  const ids = idsOf('circolo') ?? idsOf('nobody')
  if (ids) return ids
  throw new CannotStart(
    'Il database non può girare come root e qui non c’è un utente di sistema: avviare come utente ordinario',
    'the database cannot run as root and there is no system user here: start as an ordinary user',
  )
}

function idsOf(name: string): Ids | null {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === null || gid === null || uid === 0 ? null : { uid, gid }
}

function idOf(which: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : null
}

/** On Linux root can pass on a single right; setpriv belongs to util-linux, which every Debian has. */
function keeping({ uid, gid }: Ids, right: string): string[] {
  const rights = `-all,+${right}`
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Without it access(2) would ignore the right that the other calls respect.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
    `--bounding-set=${rights}`,
  ]
}
