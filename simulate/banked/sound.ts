import { balance, bancoOf, ownerOf } from '@/rules/banked/accounts'
import { latestEntry } from '@/rules/banked/frame/steps'
import type { TableId } from '@/rules/banked/ids'
import type { BankedDay, BankedEvening, BankedTable } from '@/rules/banked/state'
import type { FloatRoom } from '@/rules/float/state/room'
import {
  type Actor,
  type AnyEvent,
  type Decider,
  type Envelope,
  stateAfter,
} from '@/rules/kernel/decider'
import { type Account, accountsIn } from '@/rules/kernel/ledger'
import { tavolo } from '../actors'
import { type Ruled, wrongTakingBack } from '../ruled'
import { isSame } from '../watch'

type Booked = Pick<BankedDay, 'accounts' | 'isUnfollowed'>

/** The accounts move by the event's transfers and by nothing else, and none of physical chips falls below zero. */
export function wrongMoves(
  before: Booked,
  { transfers = [] }: AnyEvent,
  after: Booked,
  isPhysical: (account: Account) => boolean,
): string | null {
  if (transfers.length === 0)
    return before.accounts === after.accounts ? null : 'the accounts moved without transfers'
  const moved = new Map<Account, number>()
  for (const { from, to, chips } of transfers) {
    if (!Number.isSafeInteger(chips) || chips <= 0) return `${chips} went from ${from} to ${to}`
    moved.set(from, (moved.get(from) ?? 0) - chips)
    moved.set(to, (moved.get(to) ?? 0) + chips)
  }
  for (const [account, chips] of moved) {
    const now = balance(after, account)
    if (now !== balance(before, account) + chips) return `${account} is ${now}`
    const isUnknown = after.isUnfollowed && ownerOf(account) !== null
    if (chips < 0 && now < 0 && isPhysical(account) && !isUnknown) return `${account} is ${now}`
  }
  return null
}

const overAt = ({ colpo, serial }: Pick<BankedTable<never>, 'colpo' | 'serial'>): number =>
  colpo ? serial - 1 : serial

/** The error of a table whose latest entry was taken back: a colpo that was ruled on stays as it was. */
export const wrongBehind = <T extends BankedTable<T>>(
  event: Pick<AnyEvent, 'type'>,
  was: T | undefined,
  is: T,
  ruledAt: (table: T) => readonly Ruled[],
  by: Actor | undefined,
): string | null =>
  was && event.type === 'takenBack'
    ? wrongTakingBack(
        event,
        {
          over: overAt(was),
          overAfter: overAt(is),
          entryAt: latestEntry<T>(was)[0]?.at ?? was.openedAt,
        },
        ruledAt(was),
        by,
      )
    : null

/** No colpo comes into play, or is told by its result, at a table whose box is not open. */
export const wrongBegun = (
  { settings, tables }: FloatRoom,
  was: Pick<BankedTable<never>, 'colpo' | 'serial'> | undefined,
  { id, colpo, serial }: Pick<BankedTable<never>, 'id' | 'colpo' | 'serial'>,
): string | null => {
  const isBegun = (colpo !== null && !was?.colpo) || serial > (was?.serial ?? serial)
  return isBegun && settings && tables[id]?.box !== 'open'
    ? 'a colpo comes into play at a closed box'
    : null
}

/** Events by which somebody puts a result right, or disposes of winnings, after the float was counted. */
const AFTERWARDS: readonly string[] = ['colpoCorrected', 'disputeRuled', 'abandonedSigned']

/** The float alone pays and collects, so that nothing else moves the result of a bank whose box was closed. */
export function wrongPaid(
  { tables }: FloatRoom,
  { type, transfers = [] }: AnyEvent,
  { id }: Pick<BankedTable<never>, 'id'>,
): string | null {
  const float = tables[id]
  if (!float?.closing || float.box === 'open' || AFTERWARDS.includes(type)) return null
  const bank = bancoOf(id)
  return transfers.some(({ from, to }) => from === bank || to === bank)
    ? 'a closed box pays or collects'
    : null
}

/** Limits that both have signed are in force from the next colpo on, however its table is kept. */
export const wrongWaiting = (
  was: Pick<BankedTable<never>, 'serial'> | undefined,
  { serial, limitsAsked }: Pick<BankedTable<never>, 'serial' | 'limitsAsked'>,
): string | null =>
  serial > (was?.serial ?? serial) && (limitsAsked?.signed.length ?? 0) > 1
    ? 'a colpo is played under limits that others have replaced'
    : null

interface Taking<S, T, C, E extends AnyEvent> {
  readonly rules: Decider<S, C, E>
  takeBack(table: TableId): C
  /** A table without the parts that no taking back restores. */
  restored(table: T): object
}

/** A part of the day, beside a table and the chips, that is not the same; null where all are. */
function otherThan<S extends BankedEvening<unknown>>(was: S, is: S, id: TableId): string | null {
  const others = (Object.keys(was) as (keyof S)[]).filter(
    (name) => name !== 'accounts' && name !== 'tables',
  )
  const part = others.find((name) => !isSame(was[name], is[name]))
  if (part !== undefined) return String(part)
  const ids = Object.keys(was.tables) as TableId[]
  return ids.find((one) => one !== id && !isSame(was.tables[one], is.tables[one])) ?? null
}

/** Taking the latest entry back restores the day as it was before it: the table, the chips, and all the rest. */
export const wrongBackOf =
  <S extends BankedEvening<T>, T extends BankedTable<T>, C, E extends AnyEvent>({
    rules,
    takeBack,
    restored,
  }: Taking<S, T, C, E>) =>
  (
    before: S,
    { at, by }: Pick<Envelope<unknown>, 'at' | 'by'>,
    after: S,
    table: T,
  ): string | null => {
    const was = before.tables[table.id]
    const entry = latestEntry<T>(table)
    const isWhole =
      was && entry.length > 0 && table.steps.length === was.steps.length + entry.length
    if (!isWhole || table.moves === was.moves) return null
    const command = takeBack(table.id)
    const taken = { id: 'back', at: at + 1, by: tavolo(table.id), command, secrets: {} }
    const decision = rules.decide(after, taken)
    if (!decision.accepted) return null
    const back = stateAfter(rules.evolve, after, decision, taken)
    if (!isSame(restored(back.tables[table.id] ?? table), restored(was)))
      return `taking back ${entry.map(({ event }) => event.type)} of ${by.roles} is another table`
    const differs = accountsIn({ ...before.accounts, ...back.accounts }).find(
      (account) => balance(back, account) !== balance(before, account),
    )
    if (differs) return `taking back leaves ${balance(back, differs)} on ${differs}`
    const other = otherThan(before, back, table.id)
    return other
      ? `taking back ${entry.map(({ event }) => event.type)} leaves other ${other}`
      : null
  }
