import { distribute } from '@/db/distribute'
import { CannotStart, DatabaseUnreachable, translate } from '@/db/errors'
import { readArgv } from './argv'
import { lineOfFailure } from './failure'

/** `npm run distribute`: spreads the database of DATABASE_URL over the machines of a Citus (docs/scale.md). */
async function main(): Promise<void> {
  readArgv('Uso / usage: DATABASE_URL=postgres://… npm run distribute', { options: {} })
  const url = process.env.DATABASE_URL
  if (!url) {
    throw new CannotStart(
      'Si distribuisce solo il database di DATABASE_URL, che qui non c’è',
      'only a database of DATABASE_URL can be distributed, and there is none here',
    )
  }
  const tables = await distribute(url)
  console.log(`${tables} tavole distribuite per circolo — tables are distributed by club`)
}

/** The one line for a failure that the user can correct; undefined for any other error. */
function lineOf(error: unknown): string | undefined {
  const line = lineOfFailure(error)
  if (line !== undefined) return line
  const known = translate(error)
  if (!(known instanceof DatabaseUnreachable)) return undefined
  return `Il database di DATABASE_URL non è raggiungibile (${known.message}) — it cannot be reached`
}

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  () => {
    process.exitCode = 0
  },
  (error: unknown) => console.error(lineOf(error) ?? error),
)
