import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { FLOAT_HOST } from '@/rules/black-jack/bench'
import { blackJackGame } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { floatArticles } from '@/rules/float/articles'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { running } from '@/server/running/running'
import { BlackJackDay } from '../support/black-jack'
import { House } from '../support/house'

/** Values that no field expects, or that only look like the ones it does. */
const STRANGE: readonly unknown[] = [
  ...[null, true, -1, 0, 0.5, 2 ** 53, 1e308, '', 'T99', '@9', '@3zz', '__proto__', 'constructor'],
  ...['a\u0000b', '\ud800', 'x'.repeat(5_000), [], [null], [[[['T1']]]], {}],
  { __proto__: null, toString: 1 },
]
/** Answers to a command that cannot be given: accepted by chance, invalid, not for this person, refused. */
const ANSWERS = [200, 400, 403, 404, 422]
/** Commands given last, since the others would be refused after them. */
const ENDING = ['closeTable', 'beginCount', 'closeTableau', 'closeEvening', 'removePerson']
const AT_ONCE = 64
/** Each field gets one value in so many of the strange ones, another field the next. */
const APART = 4

/** The float's commands are refused alike in a house that has declared none. */
const OF_FLOAT: ReadonlySet<string> = new Set(
  Object.values(floatArticles(FLOAT_HOST)).flatMap(({ commands }) => Object.keys(commands)),
)
const TYPES = Object.keys(blackJackGame.commands).filter((type) => !OF_FLOAT.has(type))

const house = await House.open()
const day = await BlackJackDay.open(house, 'alfa', 3)
await day.table()
await day.stakes([1, 20], [2, 10], [3, 40])
await day.cards('8 9 8 A 8 K 6')
afterAll(() => house.close())

type Payload = Readonly<Record<string, unknown>>
const inspector = (): Actor => ({
  roles: ['socio', 'deputato'],
  member: asMember(day.inspector.id),
  post: null,
})

/** A payload of this command as a screen would give it, where its rule offers one. */
async function usual(type: string): Promise<Payload> {
  const stream = await running().streams.find(day.clubId, day.evening)
  const rule = Object.entries(blackJackGame.commands).find(([name]) => name === type)?.[1]
  const [first] = rule?.candidates?.(stream?.state as Evening, inspector()) ?? []
  return { table: 'T1', member: day.who(2), ...(first as Payload | undefined) }
}

/** The payload with each field in turn left out or made strange. */
const strangeForms = (payload: Payload, first: number): Payload[] =>
  Object.keys(payload).flatMap((field, index) => {
    const { [field]: _, ...without } = payload
    const values = STRANGE.filter((_one, at) => (at + index + first) % APART === 0)
    return [without, ...values.map((value) => ({ ...payload, [field]: value }))]
  })

async function answersTo(type: string, by: 'inspector' | 'tablet' | number): Promise<void> {
  const forms = [{}, ...strangeForms(await usual(type), TYPES.indexOf(type))]
  for (let from = 0; from < forms.length; from += AT_ONCE)
    await Promise.all(
      forms.slice(from, from + AT_ONCE).map(async (payload) => {
        const input = { evening: day.evening, id: randomUUID(), ...payload }
        const answer = await house.mutate(`black-jack.${type}`, input, day.cookieOf(by))
        if (!ANSWERS.includes(answer.status))
          expect({ type, by, payload, ...answer }).toEqual('an answer')
      }),
    )
}

it.each(['inspector', 'tablet', 3] as const)(
  'every malformed command of black jack is answered and never fails the server: %s',
  async (by) => {
    for (const type of TYPES.filter((one) => !ENDING.includes(one))) await answersTo(type, by)
    const { findings } = await verifyClub(house.database.sql, GAMES, day.clubId)
    expect(findings).toEqual([])
  },
)

it('the commands that end a day are answered as well, and the books stay whole', async () => {
  for (const type of ENDING) await answersTo(type, 'inspector')
  expect((await verifyClub(house.database.sql, GAMES, day.clubId)).findings).toEqual([])
})
