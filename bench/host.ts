import path from 'node:path'

// A club served by the commit whose folder this process runs in, for a load that another commit gives: every commit has had these
// three files since the first bench. Its first line tells the parent where it is; it ends with the parent.
const [members = '64'] = process.argv.slice(2)
const from = (file: string) => import(path.join(process.cwd(), file))
const { connect, disconnect } = (await from('db/client.ts')) as typeof import('@/db/client')
const { migrate } = (await from('db/migrate.ts')) as typeof import('@/db/migrate')
const { BenchClub } = (await from('bench/club.ts')) as typeof import('./club')

/** The empty database that a fresh one is copied from, by its name in the tests of every commit. */
async function makeTemplate(server: string): Promise<void> {
  await connect(server).unsafe('create database circolo_template')
  await disconnect(server)
  const url = new URL(server)
  url.pathname = 'circolo_template'
  await migrate(url.href)
}

await makeTemplate(process.env.CIRCOLO_TEST_SERVER ?? '')
const club = await BenchClub.open()
const { url, evening } = club
console.log(JSON.stringify({ url, evening, members: await club.members(Number(members)) }))
process.stdin.resume().on('end', () => void club.close().then(() => process.exit(0)))
