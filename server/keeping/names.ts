import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '@/rules/kernel/time'

/** A backup in the folder of backups. */
export interface Kept {
  file: string
  /** The time when it was begun, in ms since 1970. */
  at: number
  nightly: boolean
}

const NAME = /^circolo-([0-9a-f]{8})-(\d{8}T\d{6}Z)(-notte)?\.tar\.gz$/

/**
 * `circolo-<installation>-20261121T040000Z.tar.gz`, in UTC so that names sort by time. Nightly backups end in `-notte`;
 * only those are ever deleted.
 */
export function nameOf(installation: string, at: number, nightly: boolean): string {
  const time = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `circolo-${installation}-${time}${nightly ? '-notte' : ''}.tar.gz`
}

/** The backups of one installation in a folder, newest first. */
export function keptIn(folder: string, installation: string): Kept[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, whose, time = '', night] = NAME.exec(name) ?? []
      if (whose !== installation) return []
      return [{ file: path.join(folder, name), at: instantOf(time), nightly: night !== undefined }]
    })
    .sort((a, b) => b.at - a.at)
}

const instantOf = (time: string) =>
  Date.parse(time.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))

/** The end of the file's name while a backup is being written. */
const PARTIAL = '.partial'

/** The file that a backup is written into: of the installation also where a person chose another name. */
export function partialOf(file: string, installation: string): string {
  const { dir, base } = path.parse(file)
  const own = `circolo-${installation}-`
  return path.join(dir, `${base.startsWith(own) ? '' : own}${base}${PARTIAL}`)
}

/** Files left by a killed backup; one under way is younger than a day. */
export function abandonedIn(folder: string, installation: string, now: number): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`circolo-${installation}-`) && name.endsWith(PARTIAL))
    .map((name) => path.join(folder, name))
    .filter((file) => now - statSync(file).mtimeMs > DAY_MS)
}
