import { describe, expect, it } from 'vitest'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { type Actor, isOfficer, stateAfter } from '@/rules/kernel/decider'
import { asMember, type MemberId, membersIn } from '@/rules/kernel/ids'
import { commandOf } from '@/rules/kernel/offers'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'

const SEEDS = 8
/** The number of moments looked at in each random evening. */
const MOMENTS = 24
/** A member of the club who takes no part in the evening. */
const OUTSIDER = asMember('outsider')

/** Commands that a member gives about somebody or something other than themselves, with the row that lets them. */
const ANYWHERE: Readonly<Record<string, string>> = {
  openDispute: 'S.39a whoever takes part may ask for a ruling on what happened at the table',
  withdrawDispute: 'S.39a the one who opened it',
  markHanded: 'C.3 the payer of a payment',
  markReceived: 'C.3 the payee of a payment',
}

/** Commands of a member of the club who takes no part yet, with the row that lets them. */
const OUTSIDE: Readonly<Record<string, string>> = {
  askCassa: 'C.1 a newcomer asks the desk for chips',
  bookSeat: 'S.19a a newcomer asks for a seat',
  takeSeat: 'V.newcomer a newcomer takes a free seat',
}

type Payload = Readonly<Record<string, unknown>>
interface AnyRule {
  may: readonly string[]
  candidates?(evening: Evening, by: Actor): readonly Payload[]
}
const RULES = chemin.commands as unknown as Readonly<Record<string, AnyRule>>
const openTo = (role: string) =>
  Object.keys(RULES).filter((type) => RULES[type]?.may.includes(role))

const socio = (member: MemberId): Actor => ({ roles: ['socio'], member, post: null })
const tablet = (post: string): Actor => ({ roles: ['tavolo'], member: null, post })
const desk: Actor = { roles: ['segretario'], member: asMember('segreteria'), post: null }

interface Moment {
  evening: Evening
  at: number
}

/** Moments of a random evening, evenly apart. */
function momentsOf(seed: number): Moment[] {
  const { steps } = playEvening(cheminGame, seed, { keep: true })
  const apart = Math.ceil(steps.length / MOMENTS)
  let evening: Evening = chemin.initial
  return steps.flatMap((step, index) => {
    const decision = chemin.decide(evening, step)
    if (decision.accepted) evening = stateAfter(chemin.evolve, evening, decision, step)
    return index % apart === 0 ? [{ evening, at: step.at }] : []
  })
}

const ALL = Array.from({ length: SEEDS }, (_, index) => momentsOf(index + 1)).flat()

/** Every payload of this type that the desk, a tablet or a member who takes part might try. */
function payloadsOf(type: string, { evening }: Moment): Payload[] {
  const givers = [
    desk,
    ...Object.keys(evening.tables).map(tablet),
    ...membersIn(evening.persons).map(socio),
  ]
  const found = new Map<string, Payload>()
  for (const by of givers)
    for (const payload of RULES[type]?.candidates?.(evening, by) ?? [])
      found.set(JSON.stringify(payload), payload)
  return [...found.values()]
}

const isAccepted = ({ evening, at }: Moment, type: string, payload: Payload, by: Actor) =>
  chemin.decide(evening, {
    id: 'given',
    at: at + 1,
    by,
    command: commandOf<CheminCommand>(type, payload),
    secrets: {},
  }).accepted

/** The payloads as they are, and with this member in the place of the one that each names. */
const namingThem = (member: MemberId, payloads: readonly Payload[]): Payload[] =>
  payloads.flatMap((payload) =>
    'member' in payload ? [payload, { ...payload, member }] : [payload],
  )

/** Types of command of which this actor may give one that passes `wanted`, at any of the moments. */
function given(
  role: string,
  actors: (moment: Moment) => readonly Actor[],
  wanted: Wanted,
): Set<string> {
  const found = new Set<string>()
  for (const moment of ALL)
    for (const type of openTo(role)) {
      if (found.has(type)) continue
      const payloads = payloadsOf(type, moment)
      const isGiven = actors(moment).some((by) =>
        namingThem(by.member ?? OUTSIDER, payloads).some(
          (payload) => wanted(payload, by) && isAccepted(moment, type, payload, by),
        ),
      )
      if (isGiven) found.add(type)
    }
  return found
}
type Wanted = (payload: Payload, by: Actor) => boolean

describe('a member of the club who takes no part', () => {
  it('gives only the commands by which somebody begins to', () => {
    const found = given(
      'socio',
      () => [socio(OUTSIDER)],
      () => true,
    )
    expect([...found].sort()).toEqual(Object.keys(OUTSIDE).sort())
  })
})

describe('a member who takes part', () => {
  const members = ({ evening }: Moment) => membersIn(evening.persons).slice(0, 5).map(socio)

  it('gives commands about themselves, and about others only the excepted ones', () => {
    const found = given('socio', members, ({ member }, by) => member !== by.member)
    expect([...found].filter((type) => !Object.hasOwn(ANYWHERE, type))).toEqual([])
  })

  it('holds no office by it: what only officers and tablets may give is refused', () => {
    const others = Object.keys(RULES).filter((type) => !openTo('socio').includes(type))
    const strays = ALL.filter((_, index) => index % 8 === 0).flatMap((moment) =>
      others.flatMap((type) =>
        payloadsOf(type, moment).flatMap((payload) =>
          members(moment)
            .filter((by) => !isOfficer(by) && isAccepted(moment, type, payload, by))
            .map(() => type),
        ),
      ),
    )
    expect(strays).toEqual([])
  })
})

describe('the tablet of another table', () => {
  it('gives no command that names this one', () => {
    const strays = ALL.filter((_, index) => index % 4 === 0).flatMap((moment) =>
      openTo('tavolo').flatMap((type) =>
        payloadsOf(type, moment)
          .filter(({ table }) => typeof table === 'string')
          .filter((payload) => isAccepted(moment, type, payload, tablet(other(moment, payload))))
          .map((payload) => `${type}: ${JSON.stringify(payload)}`),
      ),
    )
    expect(strays).toEqual([])
  })
})

/** A table of the evening that the payload does not name, or one that is not there. */
const other = ({ evening }: Moment, { table }: Payload): string =>
  Object.keys(evening.tables).find((id) => id !== table) ?? asTable('T9')
