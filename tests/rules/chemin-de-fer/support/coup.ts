import { settlement } from '@/rules/chemin-de-fer/14-payment/settlement'
import { chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import { withTransfers } from '@/rules/chemin-de-fer/evening'
import type { Coup, Holder, Result } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { move } from '@/rules/kernel/ledger'
import { after, aTable, betOf, changed, m, seat, T1, tableOf, withBank, withCoup } from './table'

type Setup = NonNullable<Parameters<typeof aTable>[0]>

/** A stake of member `n`, before a place: their own seat unless another is named. */
export interface Stake {
  n: number
  chips: number
  place?: Place
}

/** The same with these stakes lying on the table and the game closed; the first of them has the cards. */
export function withStakes(
  evening: Evening,
  stakes: readonly Stake[],
  coup: Partial<Coup> = {},
): Evening {
  const laid = withTransfers(
    evening,
    stakes.flatMap(({ n, chips }) => move(chipsOf(m(n)), stakeOf(T1, m(n)), asChips(chips))),
  )
  const [first] = stakes
  const holder: Holder | null = first
    ? {
        member: m(first.n),
        place: first.place ?? seat(first.n),
        by: stakes.length === 1 ? 'banco' : 'highest',
        provision: stakes.length === 1 ? 'S.42b' : 'S.51',
        isSolo: stakes.length === 1,
        touched: false,
        seen: false,
      }
    : null
  return withCoup(laid, {
    phase: 'closed',
    bets: stakes.map(({ n, chips, place = seat(n) }) => betOf(n, chips, { place, at: 1 })),
    holder,
    ...coup,
  })
}

interface Dealt extends Setup {
  bank?: number
  stakes?: readonly Stake[]
  coup?: Partial<Coup>
  /** Members who play alla regola. */
  regola?: readonly number[]
}

/** A coup ready to be dealt: seat 1's bank of 100 against a solo punter on seat 3, unless told otherwise. */
export function readyToDeal({
  bank = 100,
  stakes = [{ n: 3, chips: 100 }],
  coup = {},
  regola = [],
  ...setup
}: Dealt = {}): Evening {
  const banked = withBank(changed(aTable(setup), { regola: regola.map(m) }), 1, bank)
  return withStakes(banked, stakes, coup)
}

/** A command of the coup for the table, its fields left out filled in as the server does. */
export function at({
  type,
  ...payload
}: { type: string } & Record<string, unknown>): CheminCommand {
  const rule = Object.entries(chemin.commands).find(([name]) => name === type)?.[1]
  const parsed = rule?.schema.parse({ table: T1, ...payload })
  return { type, ...(parsed as object) } as CheminCommand
}

/** The same after the deal and these commands, each given for the table. */
export const dealtWith = (
  setup: Dealt,
  ...commands: readonly ({ type: string } & Record<string, unknown>)[]
): Evening => after(readyToDeal(setup), [{ type: 'dealCards' }, ...commands].map(at))

export const CARTA = { type: 'sayWord', side: 'punta', word: 'carta' }
export const NO = { type: 'sayWord', side: 'punta', word: 'no' }
export const STANDS = { type: 'sayWord', side: 'banco', word: 'no' }

/** The bank open with this point, not laid down where `renounced`. */
export const opens = (point: number, renounced = false) => ({
  type: 'showBank',
  point,
  laysDown: !renounced,
})
export const third = (side: 'punta' | 'banco', value: number) => ({
  type: 'drawThird',
  side,
  value,
})
export const shows = (point: number) => ({ type: 'showPunta', point })

export function coupOf(evening: Evening): Coup {
  const { coup } = tableOf(evening)
  if (!coup) throw new Error('no coup in play')
  return coup
}

/** A coup with this result, decided and not settled yet. */
export const decidedAs = (evening: Evening, result: Result): Evening => {
  const { coup } = tableOf(evening)
  return changed(evening, { coup: coup && { ...coup, phase: 'decided', result } })
}

/** Eight seats and three standing members, m9 to m11; the bank on seat 1, or wherever the mano began. */
export const table = (
  stakes: readonly Stake[],
  {
    bank = 100,
    initialSeat = 1,
    ...setup
  }: Parameters<typeof readyToDeal>[0] & {
    initialSeat?: number
  } = {},
): Evening => {
  const ready = readyToDeal({ bank, stakes, standing: 3, ...setup })
  const { mano } = tableOf(ready)
  return changed(ready, { mano: mano && { ...mano, initialSeat: initialSeat as never } })
}

export const orderAt = (evening: Evening): string[] =>
  settlement(evening, T1).bets.map(({ member }) => member)

export const CON_TERZI = {
  stakes: [
    { n: 3, chips: 60 },
    { n: 4, chips: 40 },
  ],
}
