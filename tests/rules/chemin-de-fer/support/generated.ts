import fc from 'fast-check'
import type { Settings } from '@/rules/chemin-de-fer/settings'
import { type Bet, CALL_KINDS, type Call } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat, type Place } from '@/rules/chemin-de-fer/state/ids'
import { LIMIT_KINDS } from '@/rules/chemin-de-fer/state/seat'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { aTable, changed, gap, m, seat, withBank, withCoup } from './table'

const SEATS = 6
/** The seated are m1 to m6, the standing m7 to m10. */
const PEOPLE = 10

const sub = (members: readonly MemberId[]) => fc.subarray([...members])
const everyone = Array.from({ length: PEOPLE }, (_, index) => m(index + 1))

const settingsOf: fc.Arbitrary<Partial<Settings>> = fc.record({
  standingCards: fc.constantFrom('five' as const, 'three' as const),
  regolaTakesCards: fc.boolean(),
  highestOverTable: fc.boolean(),
})

/** A punter's part in a generated coup: a stake, perhaps with a call upon it. */
const punter = fc.record({
  gap: fc.integer({ min: 1, max: SEATS }),
  standsThough: fc.boolean(),
  chips: fc.integer({ min: 1, max: 12 }),
  onTheLine: fc.boolean(),
  kind: fc.option(fc.constantFrom(...CALL_KINDS), { nil: null, freq: 2 }),
  laid: fc.integer({ min: 1, max: 12 }),
  twice: fc.boolean(),
  respects: sub(everyone),
  helped: fc.integer({ min: 0, max: 8 }),
})
type Punter = typeof punter extends fc.Arbitrary<infer P> ? P : never

const placeOf = (n: number, { gap: at, standsThough }: Punter): Place =>
  n > SEATS || (standsThough && at % 3 === 0) ? gap(at) : seat(n)

function betOf(n: number, one: Punter): Bet {
  const plays = one.kind === null && one.onTheLine ? Math.floor(one.chips / 2) : one.chips
  return {
    member: m(n),
    place: placeOf(n, one),
    sum: asChips(one.chips),
    line: plays === one.chips ? 'beyond' : 'on',
    plays: asChips(plays),
    at: n,
  }
}

const callOf = (n: number, one: Punter): Call[] =>
  one.kind === null
    ? []
    : [
        {
          member: m(n),
          place: placeOf(n, one),
          kind: one.kind,
          at: n,
          laid: asChips(Math.min(one.laid, one.chips)),
          helpers: one.kind === 'banco' && one.helped === 0 ? [m(((n + 3) % PEOPLE) + 1)] : [],
          respects:
            one.kind === 'banco' && one.helped > 4
              ? one.respects.filter((who) => who !== m(n))
              : [],
          offers: [],
          twiceTheLoss: one.kind === 'suivi' && one.twice,
        },
      ]

/** Evenings with a coup at any table: stakes, calls, limits, rights and settings in every mixture. */
export const coups: fc.Arbitrary<Evening> = fc
  .record({
    settings: settingsOf,
    bank: fc.integer({ min: 1, max: 24 }),
    banker: fc.integer({ min: 1, max: PEOPLE }),
    initial: fc.integer({ min: 1, max: SEATS }),
    socio: fc.option(fc.constantFrom(...everyone), { nil: null }),
    punters: fc.array(fc.option(punter, { nil: null }), { minLength: PEOPLE, maxLength: PEOPLE }),
    limits: fc.array(
      fc.record({ member: fc.constantFrom(...everyone), kind: fc.constantFrom(...LIMIT_KINDS) }),
      { maxLength: 5 },
    ),
    regola: sub(everyone),
    standing: fc.uniqueArray(
      fc.record({
        member: fc.constantFrom(...everyone),
        after: fc.integer({ min: 1, max: SEATS }),
      }),
      { maxLength: 4, selector: ({ member }) => member },
    ),
    suivi: fc.uniqueArray(
      fc.record({ member: fc.constantFrom(...everyone), dormant: fc.boolean() }),
      { maxLength: 4, selector: ({ member }) => member },
    ),
    tableLoser: fc.subarray([...everyone], { maxLength: 2 }),
    alone: fc.option(fc.constantFrom(...everyone), { nil: null }),
    toutVa: fc.boolean(),
    seesStakes: fc.boolean(),
    someRegola: fc.boolean(),
  })
  .map((one) => {
    const open = aTable({ seats: SEATS, standing: PEOPLE - SEATS, settings: one.settings })
    const initialSeat = asSeat(one.initial)
    const mano = { initialSeat, banker: m(one.banker), socio: one.socio }
    const banked = withBank(open, Math.min(one.banker, PEOPLE), one.bank, mano)
    const staking = one.punters.flatMap((who, index) =>
      who === null || index + 1 === one.banker ? [] : [{ n: index + 1, who }],
    )
    const evening = withCoup(banked, {
      bets: staking.map(({ n, who }) => betOf(n, who)),
      calls: staking.flatMap(({ n, who }) => callOf(n, who)),
      toutVa: one.toutVa,
      seesStakes: one.seesStakes,
    })
    return changed(evening, {
      limits: one.limits.map((limit) => ({
        ...limit,
        why: '',
        provision: 'S.112',
        mano: 1,
        oldSeat: null,
      })),
      standing: one.standing.map(({ member, after }) => ({ member, after: asSeat(after) })),
      regola: one.someRegola ? one.regola : [],
      suivi: one.suivi.map((right) => ({
        ...right,
        lost: asChips(3),
        since: 0,
        nextCoupOnly: false,
      })),
      tableLoser: one.tableLoser.map((member) => ({ member, since: 0 })),
      lastSolePunter: one.alone,
    })
  })
