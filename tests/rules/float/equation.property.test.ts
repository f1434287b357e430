import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Actor } from '@/rules/kernel/decider'
import { makeOffersTo } from '@/rules/kernel/offers'
import { cases } from '../../support/generated'
import { type TossCommand, tossed } from './support/game'
import { member, opened, person, type Room, secretary, tablet } from './support/room'

const offersTo = makeOffersTo(tossed)

/** Everybody who may give a command in the fixtures. */
const ACTORS: readonly Actor[] = [
  secretary,
  tablet,
  ...['commissario', 'testimone', 'changeur', 'valletto', 'cassa-esterna', 'direzione'].map(person),
]

/** Commands that no offer proposes, since their sums are a person's choice. */
const CHOSEN: readonly ((room: Room, n: number) => readonly [Actor, TossCommand])[] = [
  (_, n) => [tablet, { type: 'end', table: 'T1', won: n * 7, isVoid: false } as TossCommand],
  () => [tablet, { type: 'deal', table: 'T1' } as TossCommand],
  (_, n) => [
    person('commissario'),
    {
      type: 'grantAdvance',
      table: 'T1',
      member: member(['alfa', 'beta'][n % 2] ?? ''),
      seat: null,
      chips: 1 + n,
    } as TossCommand,
  ],
  (room, n) => [
    person('changeur'),
    {
      type: 'declareGap',
      table: 'T1',
      pieces: { ...room.float.pieces, '1': n % 20, '10': 90 },
      banknotes: room.float.banknotes,
      cause: 'sconosciuta',
      note: '',
    } as TossCommand,
  ],
  (_, n) => [
    person('changeur'),
    {
      type: 'askMovement',
      table: 'T1',
      kind: n % 2 ? 'aggiunta' : 'reso',
      gives: n % 2 ? {} : { '10': 1 },
      notes: 0,
      gets: n % 2 ? { '10': 1 + n } : {},
    } as TossCommand,
  ],
  (room, n) => [
    person('changeur'),
    {
      type: 'refuseDelivery',
      table: 'T1',
      movement: 1 + (n % Math.max(1, room.room.movements.length)),
      why: 'pezzi sbagliati',
    } as TossCommand,
  ],
  (_, n) => [
    person('changeur'),
    { type: 'takeTip', table: 'T1', member: null, pieces: { '5': 1 + n } } as TossCommand,
  ],
]

/** Offers that end or stop a table's day, or that change nothing in its float. */
const SELDOM: ReadonlySet<string> = new Set([
  'orderClosing',
  'countSpot',
  'recordCheck',
  'countCards',
  'identifyPerson',
  'leaveDuty',
  'judgeGap',
  'dropMovement',
  'decideCase',
  'reportIrregularity',
  'openGara',
  'sealTaxBox',
  'askBookReopening',
])

it('the one equation holds after every event, whatever is given, and every offer is accepted', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(30)), { minLength: 60, maxLength: 100 }),
      (choices) => {
        const room = opened()
        for (const [who, what, n] of choices) {
          const chosen = CHOSEN[what % (CHOSEN.length * 4)]
          if (chosen) {
            const [actor, command] = chosen(room, n)
            if (room.try(actor, command).accepted) seen.add(command.type)
            continue
          }
          const actor = ACTORS[who % ACTORS.length] ?? tablet
          const offers = offersTo(room.state, actor, room.at)
          const kinds = [...new Set(offers.map(({ type }) => type))].filter(
            (type) => n % 6 === 0 || !SELDOM.has(type),
          )
          const kind = kinds[what % Math.max(1, kinds.length)]
          const same = offers.filter(({ type }) => type === kind)
          const offer = same[n % Math.max(1, same.length)]
          if (!offer) continue
          // Room tries the equation and the book after each event, and throws when one fails.
          room.by(actor, { type: offer.type, ...offer.payload } as TossCommand)
          seen.add(offer.type)
        }
      },
    ),
    { numRuns: cases(50) },
  )
  for (const type of [
    'change',
    'receiveMovement',
    'changeMoney',
    'giveAdvance',
    'payTax',
    'declareGap',
  ])
    expect(seen).toContain(type)
})
