import { describe, expect, it } from 'vitest'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { isUnread } from '@/rules/poker/17-arbitration/reading'
import { poker } from '@/rules/poker/decider'
import { asTable } from '@/rules/poker/state/ids'
import type { Table } from '@/rules/poker/state/table'
import { playEvening } from '@/simulate/poker/evening'
import { cases } from '../../support/generated'
import { EVENINGS } from './strangers/evenings'
import {
  givenBy,
  isAccepted,
  isByOffice,
  type Kind,
  kindOf,
  openTo,
  type Payload,
  payloadsOf,
  peopleOf,
} from './strangers/people'
import { tavolo } from './support/people'
import { Scene } from './support/scene'

/** Commands that a member may give at a table without being its player, or a player of the colpo in play. */
interface Exception {
  by: readonly Kind[]
  /** Further kinds of member, whom only random evenings bring there: one who left, signed again and was called. */
  rarely?: readonly Kind[]
  /** The provision, and why. */
  because: string
  /** The members that the exception is for, where it is not for all. */
  only?: (table: Table, member: string, payload: Payload) => boolean
}

const disputeOf = ({ disputes }: Table, { dispute }: Payload) =>
  disputes.find(({ number }) => number === dispute)
const contends = (table: Table, member: string, payload: Payload) =>
  disputeOf(table, payload)?.contenders.includes(asMember(member)) ?? false
const paymentOf = ({ tableau }: Table, { payment }: Payload) =>
  tableau?.payments.find(({ number }) => number === payment)

const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  agreeFreeSeats: { by: ['called'], because: 'II.1 those called agree before they sit' },
  takeSeat: { by: ['called'], because: 'II.1 II.4 those called take their seats' },
  comeBack: { by: ['away', 'left'], because: 'II.5 the seat is theirs for half an hour' },
  waiveSeat: { by: ['left'], because: 'II.5 the seat held is theirs to give up' },
  askReturn: { by: ['left'], because: 'II.6 after the half hour they ask the table' },
  leave: { by: ['away'], because: 'I.13 they stop where they are' },
  declineMove: { by: ['away'], because: 'II.3 they let pass what they have no time for' },
  askPassata: { by: ['away'], because: 'III.9 they resume with their resto and may ask for more' },
  dropPassata: { by: ['away'], because: 'III.6 the mark is theirs' },
  changeMind: { by: ['passed'], because: 'VII.3 they may still come in: the next has not spoken' },
  withdrawForPack: { by: ['passed'], because: 'X.2 they keep their cards' },
  showOpening: {
    by: ['put-out'],
    because: 'VI.6 an opener who folded still accounts for the opening',
    only: ({ play }, member) => play?.opener === member,
  },
  answerOpening: {
    by: ['put-out'],
    because:
      'XII.3 a player who came in, and folded later, still says whether they held the opening',
    only: ({ play }, member) => play?.answering[0] === member,
  },
  declareParol: {
    by: ['away'],
    because: 'XIII.2 they may say that they stay out of it',
    only: (_table, _member, payload) => payload.in === false,
  },
  openDispute: { by: ['away'], because: 'XVII.1 they have a place at the table' },
  stateToDispute: { by: ['away', 'left'], because: 'XVII.2 they saw it' },
  appealDispute: {
    by: ['away', 'left'],
    because: 'XVII.2 a contender stays one',
    only: contends,
  },
  nameArbiter: { by: ['away', 'left'], because: 'XVII.4 a contender stays one', only: contends },
  withdrawDispute: {
    by: ['away', 'left'],
    because: 'XVII.1 they opened it',
    only: (table, member, payload) => disputeOf(table, payload)?.openedBy === member,
  },
  acknowledgeRuling: {
    by: ['away', 'left'],
    because: 'XVII.3 a ruling that concerns them is shown to them wherever they are',
    only: (table, member, payload) => {
      const dispute = disputeOf(table, payload)
      return dispute !== undefined && isUnread(table, dispute, asMember(member))
    },
  },
  ruleDispute: { by: ['arbiter'], because: 'XVII.4 named by both sides, from outside the table' },
  agreeRuling: { by: ['arbiter'], because: 'XVII.4 named by both sides, from outside the table' },
  markHanded: {
    by: ['away', 'left'],
    rarely: ['called'],
    because: 'XVI.1 they pay what the tableau says',
    only: (table, member, payload) => paymentOf(table, payload)?.from === member,
  },
  markReceived: {
    by: ['away', 'left'],
    rarely: ['called'],
    because: 'XVI.1 they are paid what the tableau says',
    only: (table, member, payload) => paymentOf(table, payload)?.to === member,
  },
}

/** The number of random evenings, and of the moments checked in each. */
const EVENINGS_TRIED = cases(10)
const MOMENTS = 40

/** Commands that name no table: each is about its giver, wherever the giver is. */
const OWN: Readonly<Record<string, string>> = {
  sign: 'I.1 anybody of the club signs',
  answerCall: 'I.3 I.11 the call is to the signature',
  withdraw: 'I.2 the signature is given up by whose it is',
  setPresence: 'I.8 they say whether they are in the Club',
  askAgain: 'I.11 the offer was passed over by whose signature it is',
  opt: 'I.7 whoever is on two lists opts',
}

/** A command that was accepted from a member at a table where they are not a player. */
interface Stray {
  type: string
  kind: Kind
  table: Table
  member: string
  payload: Payload
}

/** Every command that any table accepts from members who are not its players. */
const straysIn = (scene: Scene): Stray[] =>
  openTo('socio').flatMap((type) =>
    payloadsOf(type, scene).flatMap((payload) => {
      const table = scene.evening.tables[asTable(String(payload.table))]
      return table ? straysAt(scene, table, type, payload) : []
    }),
  )

function straysAt(scene: Scene, table: Table, type: string, offered: Payload): Stray[] {
  const strays: Stray[] = []
  for (const by of peopleOf(scene)) {
    const kind = kindOf(scene, type, table, by.member)
    if (kind === 'player' || isByOffice(type, by)) continue
    for (const payload of givenBy(by, offered))
      if (isAccepted(scene, type, payload, by))
        strays.push({ type, kind, table, member: by.member, payload })
  }
  return strays
}

function isExcepted({ type, kind, table, member, payload }: Stray): boolean {
  const exception = EXCEPTIONS[type]
  if (!exception || ![...exception.by, ...(exception.rarely ?? [])].includes(kind)) return false
  return exception.only?.(table, member, payload) ?? true
}

const told = ({ type, kind, member, payload }: Stray) =>
  `${type} by ${member}, ${kind}: ${JSON.stringify(payload)}`

const STATES = EVENINGS.map(([state, of]) => {
  const scene = of()
  return { state, scene, strays: straysIn(scene) }
})

describe('a member who is no player of the table', () => {
  it.each(STATES)('gives only the excepted commands there: $state', ({ strays }) => {
    expect(strays.filter((stray) => !isExcepted(stray)).map(told)).toEqual([])
  })

  it('gives every excepted command in one of these states', () => {
    const given = new Set(
      STATES.flatMap(({ strays }) => strays.map(({ type, kind }) => `${type} by ${kind}`)),
    )
    const excepted = Object.entries(EXCEPTIONS).flatMap(([type, { by }]) =>
      by.map((kind) => `${type} by ${kind}`),
    )
    expect(excepted.filter((one) => !given.has(one))).toEqual([])
  })

  it('gives no other command in random evenings', () => {
    for (let seed = 1; seed <= EVENINGS_TRIED; seed++)
      for (const scene of momentsOf(seed)) {
        const strays = straysIn(scene).filter((stray) => !isExcepted(stray))
        expect({ seed, strays: strays.map(told) }).toEqual({ seed, strays: [] })
      }
  })
})

/** Moments of a random evening, the same number in each. */
function momentsOf(seed: number): Scene[] {
  const { steps } = playEvening(poker, seed, { keep: true })
  const apart = Math.ceil(steps.length / MOMENTS)
  const moments: Scene[] = []
  let scene = new Scene()
  for (const [index, step] of steps.entries()) {
    scene = new Scene(scene.evening, step.at)
    const decision = poker.decide(scene.evening, step)
    if (decision.accepted) scene = scene.happening(decision.events, step.by)
    if (index % apart === 0) moments.push(scene)
  }
  return moments
}

describe('the commands of members', () => {
  it('are about themselves where they name no table', () => {
    const found = new Set<string>()
    const ofOthers: string[] = []
    for (const { scene } of STATES)
      for (const type of openTo('socio'))
        for (const payload of payloadsOf(type, scene).filter((one) => !('table' in one))) {
          found.add(type)
          for (const by of peopleOf(scene))
            for (const given of givenBy(by, payload))
              if (isAccepted(scene, type, given, by) && !isOwn(scene, given, by))
                ofOthers.push(`${type} by ${by.member}: ${JSON.stringify(given)}`)
        }
    expect(ofOthers).toEqual([])
    expect([...found].sort()).toEqual(Object.keys(OWN).sort())
  })

  it('are each given by somebody in one of these states', () => {
    const said = openTo('socio').filter((type) =>
      STATES.some(({ scene }) =>
        payloadsOf(type, scene).some((payload) =>
          peopleOf(scene).some((by) => isAccepted(scene, type, payload, by)),
        ),
      ),
    )
    expect(said).toEqual(openTo('socio'))
  })
})

/** Whether a payload without a table is about its giver; one that names no member is. */
function isOwn({ evening }: Scene, { signUp, member }: Payload, by: Actor): boolean {
  const owner = typeof signUp === 'number' ? evening.signUps[signUp]?.member : member
  return (owner ?? by.member) === by.member
}

describe('the tablet of another table', () => {
  const others = (scene: Scene, id: unknown) =>
    [...Object.keys(scene.evening.tables), 'T9'].filter((table) => table !== id)

  it.each(STATES)('gives no command there: $state', ({ scene }) => {
    const strays = openTo('tavolo').flatMap((type) =>
      payloadsOf(type, scene).flatMap((payload) =>
        others(scene, payload.table)
          .filter((table) => isAccepted(scene, type, payload, tavolo(table)))
          .map((table) => `${type} by ${table}: ${JSON.stringify(payload)}`),
      ),
    )
    expect(strays).toEqual([])
  })

  it.each(STATES)('gives none at its own for a member with no row there: $state', ({ scene }) => {
    const strays = openTo('tavolo').flatMap((type) =>
      payloadsOf(type, scene).flatMap((payload) =>
        others(scene, payload.table)
          .filter(
            (table) =>
              !scene.evening.tables[asTable(table)]?.players[asMember(String(payload.member))],
          )
          .map((table) => ({ ...payload, table }))
          .filter((given) => 'member' in given)
          .filter((given) => isAccepted(scene, type, given, tavolo(given.table)))
          .map((given) => `${type}: ${JSON.stringify(given)}`),
      ),
    )
    expect(strays).toEqual([])
  })
})
