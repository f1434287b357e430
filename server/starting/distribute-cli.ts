import { distribute } from '@/db/distribute'
import { CannotStart, translate } from '@/db/errors'
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

// An exit before `main` has finished is a failure.
process.exitCode = 1
main().then(
  () => {
    process.exitCode = 0
  },
  (error: unknown) => console.error(lineOfFailure(translate(error)) ?? error),
)
