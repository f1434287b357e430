import { afterAll, describe, expect, it } from 'vitest'
import { type RightsRow, rightsTable } from '@/server/doors/rightsTable'
import { TWO_GAMES } from '../games/server'
import { stepsOf } from '../support/sampled'
import { type Cookies, cookiesOf, KINDS, type Kind, NAMES } from './rights/people'
import { BANKED_GAMES, openScene } from './rights/scene'
import {
  addressesOf,
  call,
  digestOf,
  formsOf,
  inputFor,
  isQuery,
  nothingFor,
  print,
  type Told,
  thingsFor,
  verdictOf,
  watch,
} from './rights/walk'

const TABLE = rightsTable(TWO_GAMES)
const titleOf = ({ name, as }: RightsRow) => (as === null ? name : `${name} as ${as}`)
const scene = await openScene()
const cookies = await cookiesOf(scene)
const members = await scene.house.database.sql<{ memberId: string }[]>`
    select member_id from member where club_id = ${scene.alfa}`
const { evening, counting, imported, earlier, sala } = scene
const evenings = [evening, counting, sala, imported, earlier, ...Object.values(scene.banked)]
const things = [...evenings, 'Circolo alfa', scene.class]
/** Ids and names that no answer to another club may contain. */
const marks: string[] = [...members.map(({ memberId }) => memberId), ...things]
afterAll(() => scene.house.close())

type Asking = [row: RightsRow, who: Kind, cookie: string | undefined]
/** The fault of an answer; null when it has none. */
type Wrong = string | null

const marksIn = (body: string) => marks.filter((mark) => body.includes(mark))
const AT_THE_DOOR = ['not-signed-in', 'not-allowed', 'must-change-password']
/** A game's rules refuse too: members act for themselves and tablets at their table. */
const BY_THE_RULES = ['not-yours', 'not-allowed']

const closed = ({ status, refusal = '', ...told }: Told): Wrong =>
  [401, 403, 404].includes(status) || BY_THE_RULES.includes(refusal)
    ? strange(told)
    : `let in: ${status} ${told.code} ${refusal}`

const open = ({ status, code = '', refusal = '' }: Told, answers: boolean): Wrong =>
  AT_THE_DOOR.includes(code) || BY_THE_RULES.includes(refusal) || (answers && status !== 200)
    ? `kept out: ${status} ${code} ${refusal}`
    : null

/** An answer to another club may contain that club's own ids. */
const strange = ({ body }: Pick<Told, 'body'>): Wrong =>
  marksIn(body).length > 0 ? `tells of the club alfa: ${marksIn(body)}` : null

async function procedure(...[row, who, cookie]: Asking): Promise<Wrong[]> {
  const verdict = verdictOf(row, who)
  const isHarmless = verdict !== 'allowed' || isQuery(row)
  const things = isHarmless ? thingsFor(row, scene) : nothingFor(row, scene)
  const told = await call(scene, row, inputFor(row, things), cookie)
  if (verdict === 'of-another-club') return [strange(told)]
  return [verdict === 'allowed' ? open(told, isQuery(row)) : closed(told)]
}

async function command(...[row, who, cookie]: Asking): Promise<Wrong[]> {
  const there = inputFor(row, thingsFor(row, scene))
  const give = (input: object) => call(scene, row, input, cookie)
  if (verdictOf(row, who) !== 'allowed') return [closed(await give(there))]
  if (who.post) {
    const isHere = who.post === (row.game === 'poker' ? 'T1' : 'till')
    return [isHere ? open(await give(there), false) : closed(await give(there))]
  }
  const may = open(await give(inputFor(row, nothingFor(row, scene))), false)
  const isOfAnother = ('member' in there || 'signUp' in there) && !who.ties?.own
  const isForSelf = who.roles.every((role) => role === 'socio')
  return isOfAnother && isForSelf ? [may, closed(await give(there))] : [may]
}

const WITHOUT_TABLET: readonly string[] = ['chemin-de-fer', ...BANKED_GAMES]

async function paper(...[row, who, cookie]: Asking): Promise<Wrong[]> {
  const wrongs: Wrong[] = []
  for (const address of addressesOf(row, scene)) {
    // An imported evening has no posts; of the games' evenings only poker's has a tablet.
    const isWithout = address.endsWith('/import.pdf') || WITHOUT_TABLET.includes(row.game ?? '')
    const isOfFloat = row.game === 'chemin-de-fer' || row.name === 'dotazioni.csv'
    const office = who.serves === true && isOfFloat
    const ties = { ...who.ties, office, ...(isWithout ? { post: false } : {}) }
    const verdict = verdictOf(row, { ...who, ties })
    const { status, body } = await print(scene, 'alfa', address, cookie)
    const isRight = verdict === 'allowed' ? status === 200 : [401, 403].includes(status)
    wrongs.push(isRight ? null : `${address}: ${status}`)
    if (verdict !== 'allowed') wrongs.push(strange({ body }))
    if (who.club === 'bravo') wrongs.push(strange(await print(scene, 'bravo', address, cookie)))
  }
  return wrongs
}

async function line(...[row, who, cookie]: Asking): Promise<Wrong[]> {
  const verdict = verdictOf(row, who)
  const view = await watch(scene, 'alfa', row, cookie)
  const isRight = (view !== null) === (verdict === 'allowed')
  const theirs = verdict === 'of-another-club' ? await watch(scene, 'bravo', row, cookie) : ''
  return [isRight ? null : `shows ${view}`, strange({ body: theirs ?? '' })]
}

/** Without the ticket of a confirmed password, even callers with the right find nothing. */
async function backup(...[row, who, cookie]: Asking): Promise<Wrong[]> {
  const address = `${scene.house.url}/backup/alfa/made-up`
  const { status } = await fetch(address, { headers: { cookie: cookie ?? '' } })
  const expected = verdictOf(row, who) === 'allowed' ? [404] : [401, 403]
  return [expected.includes(status) ? null : `${status}`]
}

const WALKS = { procedure, command, paper, csv: paper, line, backup } as const

describe('the rights in the table, and no others, are given to', () => {
  it.each(NAMES)('%s', async (name) => {
    const who = KINDS[name]
    const isOutside = who.club !== 'alfa'
    const before = isOutside ? await digestOf(scene, scene.alfa) : ''
    const wrongs: string[] = []
    let cookie = await cookies[name]()
    let hasChanged = false
    // In a sampled walk every second row falls to one of them, and the others to nobody.
    for (const row of stepsOf(TABLE, NAMES.indexOf(name), 2 * NAMES.length)) {
      // A change may have ended every session of its caller, and a question ends none.
      if (hasChanged) cookie = await cookies[name]()
      for (const wrong of await WALKS[row.kind](row, who, cookie))
        if (wrong !== null) wrongs.push(`${titleOf(row)}: ${wrong}`)
      hasChanged = row.kind === 'procedure' && !isQuery(row)
    }
    expect(wrongs).toEqual([])
    // Callers from outside the club change nothing in it either.
    if (isOutside) expect(await digestOf(scene, scene.alfa)).toBe(before)
  })
})

it('gets every procedure’s own input, with things that exist and things that do not', () => {
  const wrong = TABLE.filter((row) =>
    [thingsFor(row, scene), nothingFor(row, scene)].some((things) =>
      formsOf(row).some((form) => !form.safeParse(inputFor(row, things)).success),
    ),
  )
  expect(wrong.map(titleOf)).toEqual([])
})

it.each([
  ['the tablet of the table', 'T1'],
  ['the tablet of another table', 'T2'],
] as const)('%s is shown its own table, %s', async (name, table) => {
  const [post] = TABLE.filter((row) => row.kind === 'line' && row.name === 'post')
  const shown = post && (await watch(scene, 'alfa', post, await cookies[name]()))
  expect(JSON.parse(shown ?? 'null')).toMatchObject({
    view: { kind: 'table', summary: { id: table } },
  })
})

it('shows the names on a checked tableau to nobody with a temporary password', async () => {
  const rowsFor = async (name: keyof Cookies) => {
    const asked = { slug: 'alfa', hash: scene.hash }
    const { data } = await scene.house.query('verify.check', asked, await cookies[name]())
    return (data as { proof: { rows: unknown } }).proof.rows
  }
  expect(await rowsFor('another player of the table')).toHaveLength(5)
  expect(await rowsFor('a player of all roles with a temporary password')).toBeNull()
})
