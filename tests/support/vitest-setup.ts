import { startTestServer } from './database'

/** One Postgres for the whole run of vitest. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
