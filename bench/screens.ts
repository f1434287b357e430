import http from 'node:http'
import { BenchClub, type Signed } from './club'
import { percentile, report } from './measure'

const SCREENS = { board: 20, desk: 4, member: 176 }
const COMMITS = 60

/**
 * The time from a command's answer to its arrival at each of 200 screens: boards, desks, and members at their tables.
 */
export async function benchScreens(): Promise<void> {
  const club = await BenchClub.open()
  const open: http.ClientRequest[] = []
  const seen = new Map<number, number[]>()
  try {
    const seated = await playingTables(club)
    const others = await club.members(SCREENS.member - seated.length)
    const watch = (audience: string, cookie: string) =>
      new Promise<void>((ready, failed) => {
        const headers = { cookie }
        const request = http.get(`${club.url}/live/bench/${audience}`, { headers, agent: false })
        request.on('response', (response) => {
          response.setEncoding('utf8')
          response.on('data', (text: string) => {
            for (const [, version] of text.matchAll(/"version":(\d+),"now"/g)) {
              const at = seen.get(Number(version)) ?? []
              at.push(performance.now())
              seen.set(Number(version), at)
            }
            ready()
          })
        })
        request.on('error', failed)
        open.push(request)
      })
    for (let n = 0; n < SCREENS.board; n++) await watch('board', '')
    for (let n = 0; n < SCREENS.desk; n++) await watch('desk', club.desk.cookie)
    for (const member of [...seated, ...others]) await watch('member', member.cookie)
    const late: number[] = []
    for (let n = 0; n < COMMITS; n++) late.push(...(await commit(club, seated, n, seen)))
    report({
      what: `to a changed screen of ${open.length}, p50`,
      value: percentile(late, 0.5),
      unit: 'ms',
    })
    report({
      what: `to a changed screen of ${open.length}, p99`,
      value: percentile(late, 0.99),
      unit: 'ms',
    })
  } finally {
    for (const request of open) request.on('error', () => {}).destroy()
    await club.close()
  }
}

/** One colpo dealt or recorded; the time from the answer to the new view on each screen that changed, in ms. */
async function commit(
  club: BenchClub,
  seated: readonly Signed[],
  number: number,
  seen: ReadonlyMap<number, readonly number[]>,
): Promise<number[]> {
  const table = number % 4 < 2 ? 'T1' : 'T2'
  const players = table === 'T1' ? seated.slice(0, 5) : seated.slice(5, 10)
  const ranking = [[players[0]?.id ?? '']]
  const outcome = { kind: 'won', put: [], ranking, honours: [], refund: null }
  const { version } = (
    number % 2 === 0
      ? await club.command('deal', { table, out: [] })
      : await club.command('recordColpo', { table, outcome })
  ) as { version: number }
  const answered = performance.now()
  await new Promise((wait) => setTimeout(wait, 400))
  return (seen.get(version) ?? []).map((at) => Math.max(0, at - answered))
}

/** Two tables of five on two lists, seated and paid; returns the ten players. */
async function playingTables(club: BenchClub): Promise<Signed[]> {
  const members = await club.members(10)
  for (const [index, table] of ['T1', 'T2'].entries()) {
    const settings = { uscita: 1 + index, passata: 100 * (1 + index) }
    await club.command('openList', { title: `Lista ${index}`, settings })
    const five = members.slice(index * 5, index * 5 + 5)
    for (const member of five)
      await club.command('sign', { list: `L${index + 1}`, strokes: AUTOGRAPH }, member)
    for (let signUp = 1; signUp <= 5; signUp++)
      await club.command('answerCall', { signUp: index * 5 + signUp, answer: 'coming' })
    await club.command('drawLots', { table })
    for (const { id } of five)
      await club.command('confirmPassata', { table, member: id }).catch(() => null)
  }
  return members
}

const AUTOGRAPH = [
  [
    [10, 40, 0],
    [60, 12, 80],
    [110, 44, 160],
  ],
]
