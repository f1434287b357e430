import { CannotStart, damageIn, systemCode, unreachableIn } from '@/db/errors'

/** The one line for a failure that a person can do something about; undefined for a bug, which is printed in full. */
export function lineOfFailure(error: unknown): string | undefined {
  if (error instanceof CannotStart) return error.message
  const damage = damageIn(error)
  if (damage !== null)
    return `I dati sul disco sono rovinati (${damage}): non si tocca nulla, si conserva la cartella e si ripristina l’ultima copia in una nuova (npm run restore -- FILE --into CARTELLA) — the data on the disk is damaged: keep the folder, and restore the last backup into a new one`
  const unreachable = unreachableIn(error)
  if (unreachable?.hindrance === 'full')
    return `Il disco del database è pieno (${unreachable.message}): liberate spazio e ripetete — the disk of the database is full: free some space, and try again`
  return unreachable
    ? `Il database non è raggiungibile (${unreachable.message}) — the database cannot be reached`
    : undefined
}

/** The one line for a file that cannot be written, as `La copia` and `the backup`; undefined for any other error. */
export function lineOfUnwritten(error: unknown, file: string, english: string): string | undefined {
  const code = systemCode(error)
  if (!code || !(error instanceof Error) || !('path' in error || 'syscall' in error))
    return undefined
  return `${file} non si scrive (${code}) — ${english} cannot be written`
}
