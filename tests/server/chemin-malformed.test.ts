import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { running } from '@/server/running/running'
import { act, bankOpened, coupDecided, coupSettled } from '../support/chemin'
import type { Giver } from '../support/day'
import { cases } from '../support/generated'
import { House } from '../support/house'
import { Sala } from '../support/sala'

/** Values that no field expects, or that only look like the ones it does. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  2 ** 53,
  1e308,
  '',
  'T99',
  '__proto__',
  'constructor',
  'a\u0000b',
  '\ud800',
  'x'.repeat(5_000),
  [],
  [null],
  [[[['T1']]]],
  {},
  { __proto__: null, toString: 1 },
  { kind: 'seat', seat: 99 },
  { kind: 'gap' },
]
/** Answers to a command that cannot be given: accepted by chance, invalid, not for this person, refused. */
const ANSWERS = [200, 400, 403, 404, 422]
/** Commands given last, since the others would be refused after them. */
const ENDING = ['closeTable', 'beginCount', 'closeTableau', 'closeEvening']
const AT_ONCE = 64

const TYPES = Object.keys(chemin.commands)

const house = await House.open()
const sala = await Sala.open(house, 'alfa', 5)
await sala.table()
await sala.play([
  bankOpened(sala.who, 1, 40),
  ...coupSettled(sala.who, { stakes: [[2, 40]], result: 'banco' }),
  ...coupDecided(sala.who, { stakes: [[3, 40]], result: 'punta' }).slice(0, -2),
])
afterAll(() => house.close())

type Payload = Readonly<Record<string, unknown>>

const inspector = (): Actor => ({
  roles: ['socio', 'deputato'],
  member: asMember(sala.inspector.id),
  post: null,
})

/** A payload of this command as a screen would give it, where its rule offers one. */
async function usual(type: string): Promise<Payload> {
  const stream = await running().streams.find(sala.clubId, sala.evening)
  const rule = Object.entries(chemin.commands).find(([name]) => name === type)?.[1]
  const [first] = rule?.candidates?.(stream?.state as Evening, inspector()) ?? []
  return { table: 'T1', member: sala.who(2), ...(first as Payload | undefined) }
}

/** Each field gets one value in so many of the strange ones, another field the next; in the long run all of them. */
const APART = cases(1) > 1 ? 1 : 5

/** The payload with each field in turn left out or made strange. */
function strangeForms(payload: Payload, first: number): Payload[] {
  return Object.keys(payload).flatMap((field, index) => {
    const { [field]: _, ...without } = payload
    const values = STRANGE.filter((_one, at) => (at + index + first) % APART === 0)
    return [without, ...values.map((value) => ({ ...payload, [field]: value }))]
  })
}

async function answersTo(type: string, by: Giver): Promise<void> {
  const forms = [{}, ...strangeForms(await usual(type), TYPES.indexOf(type))]
  for (let from = 0; from < forms.length; from += AT_ONCE)
    await Promise.all(
      forms.slice(from, from + AT_ONCE).map(async (payload) => {
        const cookie = sala.cookieOf(by)
        const input = { evening: sala.evening, id: randomUUID(), ...payload }
        const { status, error } = await house.mutate(`chemin-de-fer.${type}`, input, cookie)
        if (!ANSWERS.includes(status))
          expect({ type, by, payload, status, error }).toEqual('an answer')
      }),
    )
}

it.each(['inspector', 'tablet', 3] as const)(
  'every malformed command of chemin de fer is answered and never fails the server: %s',
  async (by) => {
    for (const type of TYPES.filter((one) => !ENDING.includes(one))) await answersTo(type, by)
    const { findings } = await verifyClub(house.database.sql, GAMES, sala.clubId)
    expect(findings).toEqual([])
  },
)

it('a command without a form, an evening or an id is invalid, and one of another evening is not found', async () => {
  const { cookie } = sala.inspector
  const command = act('inspector', 'settleCoup', { table: 'T1' })
  for (const input of [null, [], 'x', 7, {}, { evening: sala.evening }, { id: randomUUID() }]) {
    const { status } = await house.mutate(`chemin-de-fer.${command.type}`, input, cookie)
    expect({ input, status }).toEqual({ input, status: 400 })
  }
  const elsewhere = { evening: randomUUID(), id: randomUUID(), table: 'T1' }
  expect((await house.mutate('chemin-de-fer.settleCoup', elsewhere, cookie)).status).toBe(404)
  expect((await house.mutate('chemin-de-fer.noSuchCommand', elsewhere, cookie)).status).toBe(404)
  const ended = ENDING.map((type) => answersTo(type, 'inspector'))
  await Promise.all(ended)
  expect((await verifyClub(house.database.sql, GAMES, sala.clubId)).findings).toEqual([])
})
