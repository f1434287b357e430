import path from 'node:path'
import { ensureBuilt } from '@/server/starting/build'
import { startTestServer } from '@/tests/support/database'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The pages as they are shipped, and one Postgres for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const log = path.join(ROOT, '.next-build.log')
  const building = () => console.log('building the pages…')
  await ensureBuilt(ROOT, log, building, new AbortController().signal)
  const server = await startTestServer()
  return () => server.stop()
}
