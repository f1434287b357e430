import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bets } from '@/rules/chemin-de-fer/04-bets/section'
import { banco } from '@/rules/chemin-de-fer/05-banco/section'
import { holder } from '@/rules/chemin-de-fer/06-holder/section'
import { inPaymentOrder } from '@/rules/chemin-de-fer/14-payment/order'
import { balance, chipsOf, isPhysical, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import { matchedAt, whatPlays } from '@/rules/chemin-de-fer/stakes/matched'
import { asChips, sumOf, totalChips } from '@/rules/kernel/chips'
import { accountsIn } from '@/rules/kernel/ledger'
import { coups } from './support/generated'
import { chipsThatPlay, rightsInOrder } from './support/rights'
import { aTable, changed, inspector, m, T1, tableOf, withBank, withCoup } from './support/table'

const RUNS = 600

test('S.42b the order of rights is the one that the register gives step by step', () => {
  fc.assert(
    fc.property(coups, (evening) => {
      const rights = orderOfRights(tableOf(evening), evening.settings)
      const expected = rightsInOrder(tableOf(evening), evening.settings)
      expect(rights.map(({ member, by }) => ({ member, by }))).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
})

test('S.53 the stakes that play are those that find room when chips are laid one by one', () => {
  fc.assert(
    fc.property(coups, (evening) => {
      const { bets, matched } = whatPlays(tableOf(evening), evening.settings)
      const expected = chipsThatPlay(tableOf(evening), evening.settings)
      expect(new Map(bets.map(({ member, plays }) => [member, plays as number]))).toEqual(expected)
      expect(matched).toBe([...expected.values()].reduce((sum, chips) => sum + chips, 0))
    }),
    { numRuns: RUNS },
  )
})

test('S.51 a right to the cards has one owner, who has money on the coup, and names its row', () => {
  fc.assert(
    fc.property(coups, (evening) => {
      const table = tableOf(evening)
      const rights = orderOfRights(table, evening.settings)
      const staking = table.coup?.bets.map(({ member }) => member) ?? []
      expect(new Set(rights.map(({ member }) => member)).size).toBe(rights.length)
      expect(rights.every(({ member }) => staking.includes(member))).toBe(true)
      expect(rights.every(({ provision }) => /^[SV]\./.test(provision))).toBe(true)
      expect(rights.length > 0).toBe(whatPlays(table, evening.settings).matched > 0)
    }),
    { numRuns: RUNS },
  )
})

test('S.15 the stakes that play and those that go back are all that was laid, and the bank is never exceeded', () => {
  fc.assert(
    fc.property(coups, (evening) => {
      const table = tableOf(evening)
      const { coup } = table
      if (!coup) return
      const { bets, back, matched } = whatPlays(table, evening.settings)
      const laid = sumOf(coup.bets.map(({ sum }) => sum))
      expect(matched + totalChips(back)).toBe(laid)
      if (!coup.toutVa) expect(matched).toBeLessThanOrEqual(coup.bank)
      expect(bets.every(({ sum, plays }) => sum === plays && plays > 0)).toBe(true)
    }),
    { numRuns: RUNS },
  )
})

test('S.10b the closing changes nothing more when it is made twice, and the first right stays the first', () => {
  fc.assert(
    fc.property(coups, (evening) => {
      const table = tableOf(evening)
      const { coup } = table
      if (!coup) return
      const once = matchedAt(table, evening.settings)
      const closed = { ...table, coup: { ...coup, bets: once.bets, calls: once.calls } }
      const twice = matchedAt(closed, evening.settings)
      expect(twice.bets).toEqual(once.bets)
      expect(twice.back).toEqual([])
      const [before] = orderOfRights(table, evening.settings)
      const [after] = orderOfRights(closed, evening.settings)
      expect(after).toEqual(before)
    }),
    { numRuns: RUNS },
  )
})

test('S.18b the order of payment holds every stake once, the creneau after the seats before it', () => {
  fc.assert(
    fc.property(coups, (evening) => {
      const table = tableOf(evening)
      const bets = table.coup?.bets ?? []
      const paid = inPaymentOrder(table, bets)
      expect(new Set(paid)).toEqual(new Set(bets))
      const initial = table.mano?.initialSeat
      const inCreneau = paid.map(({ place }) => place.kind === 'gap' && place.after === initial)
      expect(inCreneau).toEqual([...inCreneau].sort((a, b) => Number(a) - Number(b)))
    }),
    { numRuns: RUNS },
  )
})

test('S.15 chips are conserved and stakes agree with the book after any commands of these sections', () => {
  const start = changed(withCoup(withBank(aTable({ chips: 60 }), 1, 25)), {
    suivi: [
      { member: m(3), lost: asChips(5), since: 0, dormant: false, nextCoupOnly: false },
      { member: m(9), lost: asChips(8), since: 0, dormant: true, nextCoupOnly: false },
    ],
    tableLoser: [{ member: m(4), since: 0 }],
  })
  const ours = Object.keys({
    ...bets.commands,
    ...banco.commands,
    ...holder.commands,
  }) as (keyof typeof chemin.commands)[]
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 14 }), (choices) => {
      let evening = start
      choices.forEach((choice, step) => {
        const all = ours.flatMap((type) => offersOf(type, evening, inspector, step))
        const kinds = [...new Set(all.map(({ type }) => type))]
        const kind = kinds[choice % kinds.length]
        const offers = all.filter(({ type }) => type === kind)
        const offer = offers[choice % offers.length]
        if (!offer) return
        const command = { type: offer.type, ...offer.payload } as never
        const decision = chemin.decide(evening, {
          id: `p${step}`,
          at: step,
          by: inspector,
          command,
          secrets: {},
        })
        if (!decision.accepted) throw new Error(`${offer.type} was offered and refused`)
        for (const event of decision.events)
          evening = chemin.evolve(evening, event, { at: step, by: inspector })
        const { coup } = tableOf(evening)
        if (!coup) throw new Error('no coup')
        expect(sumOf(Object.values(evening.accounts))).toBe(0)
        for (const account of accountsIn(evening.accounts))
          if (isPhysical(account)) expect(evening.accounts[account]).toBeGreaterThanOrEqual(0)
        for (let n = 1; n <= 10; n++) {
          const laid = sumOf(coup.bets.flatMap(({ member, sum }) => (member === m(n) ? [sum] : [])))
          expect(balance(evening, stakeOf(T1, m(n)))).toBe(laid)
        }
        expect(new Set(coup.bets.map(({ member }) => member)).size).toBe(coup.bets.length)
        expect(balance(evening, chipsOf(m(1))) + coup.bank).toBe(60)
      })
    }),
    { numRuns: 40 },
  )
})
