import { balance, chipsOf } from '@/rules/banked/accounts'
import type { BankedDay } from '@/rules/banked/state'
import { tableauView } from '@/rules/banked/views/tableau'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { amministratore, deputato, segretario } from '@/simulate/actors'
import type { Told } from './told'

type Try<S> = (day: S, command: never, by: Actor, at: number) => S | null

/** The tableau as it is told and as it is then closed, and opened again. */
export const sheetGiven = <S extends BankedDay>(type: string, before: S, after: S): Told[] => {
  if (type !== 'closeTableau' && type !== 'reopen') return []
  const [one, other] = [tableauView(before), tableauView(after)]
  const figures = ({ rows, gap, club }: typeof one) =>
    type === 'reopen' ? rows.map(({ member, counted }) => [member, counted]) : [rows, gap, club]
  return [{ form: type, told: figures(one), done: figures(other) }]
}

/** The day counted with one chip too many for each, closed and opened again: what its sheet tells at each moment. */
export function sheetOffered<S extends BankedDay>(day: S, give: Try<S>, at: number): Told[] {
  const tried = (of: S | null, command: object, by: Actor = segretario) =>
    of && give(of, command as never, by, at)
  const begun = tried(day, { type: 'beginCount' })
  if (!begun) return []
  const expected: Told = {
    form: 'expected',
    told: begun.closing?.expected,
    done: Object.fromEntries(
      membersIn(begun.closing?.expected ?? {}).map((member) => [
        member,
        balance(begun, chipsOf(member)),
      ]),
    ),
  }
  const counted = membersIn(begun.persons).reduce<S>((so, member, n) => {
    const chips = asChips(Math.max(0, balance(so, chipsOf(member)) + (n === 0 ? 1 : 0)))
    return tried(so, { type: 'countChips', member, chips }) ?? so
  }, begun)
  const closed = tried(counted, { type: 'closeTableau' })
  if (!closed) return [expected]
  const asked = tried(closed, { type: 'askReopening', why: 'prova' }, deputato)
  const again = tried(asked, { type: 'reopen' }, amministratore)
  const later = tried(again, { type: 'closeTableau' })
  return [
    expected,
    ...sheetGiven('closeTableau', counted, closed),
    ...(again ? sheetGiven('reopen', closed, again) : []),
    ...(again && later ? sheetGiven('closeTableau', again, later) : []),
  ]
}
