import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { readStream } from '@/db/journal'
import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { type CheminOffer, offersTo } from '@/rules/chemin-de-fer/offers'
import type { Actor, Range } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { running } from '@/server/running/running'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { act, bankOpened, coupDecided, coupSettled } from '../support/chemin'
import type { Giver } from '../support/day'
import { cases } from '../support/generated'
import { House } from '../support/house'
import { Sala } from '../support/sala'

/** Four sit at each table, and two stand. */
const TABLES = { T1: [1, 2, 3, 4], T2: [5, 6, 7, 8] } as const
const PLAYERS = 10
const CLIENTS: readonly (readonly [by: Giver, table: string])[] = [
  ['tablet', 'T1'],
  ['tablet', 'T2'],
  ['inspector', ''],
  ['desk', ''],
  ...Array.from({ length: PLAYERS }, (_, n) => [n + 1, ''] as const),
]

/** Commands that move the game on are given most of the time. */
const ONWARD =
  /^(openBank|announceBank|call|layStake|closeGame|giveCards|dealCards|sayWord|showBank|tellPoints|enterResult|settleCoup|passMano|takeAltezza|letGo|closeStep|beginAuction|bid|awardAuction)/
/** Commands that end the evening or the play of a table, or send people away. */
const ENDING = /^(closeEvening|closeTable|beginCount|setSettings|stopGame|sendOut|setLevel)$/

/** Accepted, an amount that no form allows, refused. */
const ANSWERS = [200, 400, 422]

/** One step of a client: which of its offers, how far its amounts go, how often it is sent, and a repetition. */
const aStep = fc.record({
  onward: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
  choice: fc.nat(),
  amount: fc.integer({ min: -5, max: 105 }).map((percent) => percent / 100),
  copies: fc.integer({ min: 1, max: 3 }),
  /** Gives one of its earlier commands again, out of order. */
  repeats: fc.option(fc.nat(), { freq: 3 }),
})
type Step = ReturnType<typeof aStep.generate>['value']

const house = await House.open()
afterAll(() => house.close())

const stateOf = async ({ clubId, evening }: Sala): Promise<Evening> =>
  (await running().streams.find(clubId, evening))?.state as Evening

function actorOf(sala: Sala, by: Giver, post: string): Actor {
  if (by === 'tablet') return { roles: ['tavolo'], member: null, post }
  if (by === 'desk')
    return { roles: ['socio', 'segretario'], member: asMember(sala.desk.id), post: null }
  if (by === 'inspector')
    return { roles: ['socio', 'deputato'], member: asMember(sala.inspector.id), post: null }
  return { roles: ['socio'], member: asMember(sala.who(by)), post: null }
}

/** The payload of an offer, its amounts moved within their bounds and a little beyond. */
function varied({ payload, bounds }: CheminOffer, amount: number): Record<string, unknown> {
  const ranges: Record<string, Range> = { ...bounds }
  const moved = Object.entries(ranges).map(([field, { min, max, step }]) => {
    const most = Math.min(max, min + 60 * step)
    return [field, min + step * Math.round((amount * (most - min)) / step)]
  })
  return { ...payload, ...Object.fromEntries(moved) }
}

/** At T1 the cards of the first coup are dealt, at T2 the first mano is on offer. */
async function inMidPlay(sala: Sala): Promise<void> {
  const { who } = sala
  for (const [table, players] of Object.entries(TABLES)) await sala.table({ table, players })
  await sala.play([
    ...[9, 10].map((n) => act('desk', 'handCassa', { member: who(n), chips: 500 })),
    bankOpened(who, 1, 40),
    ...coupDecided(who, { stakes: [[2, 40]], result: 'tie' }).slice(0, -4),
    bankOpened(who, 5, 40, 'T2'),
    ...coupSettled(who, { table: 'T2', stakes: [[6, 40]], result: 'banco', seatOf: (n) => n - 4 }),
    act('tablet', 'passMano', { table: 'T2', member: who(5) }),
  ])
}

/** A command as it was answered: the version, or null for a refusal. */
interface Sent {
  id: string
  type: string
  payload: Record<string, unknown>
  version: number | null
}

/** A tablet or phone that takes what its screen offers while everybody else does the same. */
class Client {
  readonly sent: Sent[] = []

  constructor(
    private readonly sala: Sala,
    private readonly by: Giver,
    private readonly table: string,
  ) {}

  async step({ onward, choice, amount, copies, repeats }: Step): Promise<void> {
    const { sala, by, table } = this
    const state = await stateOf(sala)
    const offers = offersTo(state, actorOf(sala, by, table), house.now).filter(
      ({ type }) => !ENDING.test(type),
    )
    const play = offers.filter(({ type }) => ONWARD.test(type))
    const among = onward && play.length > 0 ? play : offers
    const types = [...new Set(among.map(({ type }) => type))]
    const type = types[choice % types.length]
    const same = among.filter((offer) => offer.type === type)
    const offer = same[choice % same.length]
    if (offer) {
      const payload = varied(offer, amount)
      const id = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: copies }, () => this.#give(offer.type, payload, id)),
      )
      expect(new Set(answers).size).toBe(1)
      this.sent.push({ id, type: offer.type, payload, version: answers[0] ?? null })
    }
    const again = repeats === null ? undefined : this.sent[repeats % this.sent.length]
    if (!again) return
    const answer = await this.#give(again.type, again.payload, again.id)
    // A refusal is not kept: the same command may be possible by now.
    if (again.version === null) again.version = answer
    else expect(answer).toBe(again.version)
  }

  async #give(type: string, payload: object, id: string): Promise<number | null> {
    const cookiesTable = this.by === 'tablet' ? { table: this.table } : {}
    const whole = { ...cookiesTable, ...payload }
    const { status, data, error } = await this.sala.give(this.by, type, whole, id)
    if (!ANSWERS.includes(status)) expect({ type, status, error }).toEqual('an answer')
    return status === 200 ? (data as { version: number }).version : null
  }
}

/** Replays the journal with the simulator's checks after each event; the number of coups that were paid. */
async function replayedSoundly({ clubId, evening }: Sala): Promise<number> {
  let state = chemin.initial
  let coups = 0
  for await (const row of readStream(house.database.sql, clubId, evening, 0)) {
    const event = row.event as CheminEvent
    const after = chemin.evolve(state, event, row)
    expect(cheminGame.wrong(state, event, after, '')).toBeNull()
    state = after
    if (event.type === 'coupSettled') coups += 1
  }
  expect(JSON.stringify(state)).toBe(JSON.stringify(await stateOf({ clubId, evening } as Sala)))
  return coups
}

/** Every accepted command is in the journal once, at its version; the book of the database is the state's. */
async function holds(sala: Sala, before: number, sent: readonly Sent[]): Promise<void> {
  const { sql } = house.database
  const rows = await sql<{ commandId: string; position: number }[]>`
    select command_id, max(position) as position from journal
     where stream_id = ${sala.evening} group by command_id order by 2`
  const accepted = sent.flatMap(({ id, version }) =>
    version === null ? [] : [[id, version] as const],
  )
  const stored = new Map(rows.slice(before).map((row) => [row.commandId, row.position]))
  expect(stored).toEqual(new Map(accepted.sort(([, one], [, other]) => one - other)))
  const { accounts } = await stateOf(sala)
  const balances = await sql<{ account: string; chips: number }[]>`
    select account, chips from balance where stream_id = ${sala.evening} and chips <> 0`
  const booked = Object.entries(accounts).filter(([, chips]) => chips !== 0)
  expect(Object.fromEntries(balances.map(({ account, chips }) => [account, chips]))).toEqual(
    Object.fromEntries(booked.map(([account, chips]) => [`sala/${account}`, chips])),
  )
  expect((await verifyClub(sql, GAMES, sala.clubId)).findings).toEqual([])
}

it('two tablets, ten phones, the desk and the inspector at once, repeating and out of order, break nothing', async () => {
  let coups = 0
  let commands = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(aStep, { minLength: 10, maxLength: 24 }), {
        minLength: CLIENTS.length,
        maxLength: CLIENTS.length,
      }),
      async (plans) => {
        const sala = await Sala.open(house, randomUUID(), PLAYERS)
        await inMidPlay(sala)
        const [{ before } = { before: 0 }] = await house.database.sql<{ before: number }[]>`
            select count(distinct command_id)::int as before from journal where stream_id = ${sala.evening}`
        const clients = CLIENTS.map(([by, table]) => new Client(sala, by, table))
        await Promise.all(
          clients.map(async (client, index) => {
            // The tablets lead the game, and so have more to do.
            const times = CLIENTS[index]?.[0] === 'tablet' ? 3 : 1
            for (let time = 0; time < times; time++)
              for (const step of plans[index] ?? []) await client.step(step)
          }),
        )
        const sent = clients.flatMap((client) => client.sent)
        await holds(sala, before, sent)
        coups += await replayedSoundly(sala)
        commands += sent.length
      },
    ),
    { numRuns: cases(2), endOnFailure: true },
  )
  expect(commands).toBeGreaterThan(300)
  expect(coups).toBeGreaterThan(0)
})
