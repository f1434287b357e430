import type { MemberId } from '@/rules/kernel/ids'
import { uncounted } from '@/rules/poker/16-tableau/rows'
import type { Evening } from '@/rules/poker/evening'
import type { Player, Table } from '@/rules/poker/state/table'
import { CAST } from './cast'
import type { Noted, Said, Step } from './story'

/** A state of poker: a story's steps are asked with that of their own game. */
export const pokerIn = (state: unknown): Evening => state as Evening

/** The evening's first table; undefined before it forms. */
export const tableIn = (state: unknown): Table | undefined =>
  Object.values(pokerIn(state).tables)[0]

export const seatedIn = (state: unknown): Player[] =>
  Object.values(tableIn(state)?.players ?? {}).filter(({ status }) => status === 'seated')

/** Whether an event is of one of these kinds. */
export const is =
  (...types: readonly string[]) =>
  ({ event }: Noted): boolean =>
    types.includes(event.type)

/** The same, of the member who rehearses. */
export const isMine =
  (...types: readonly string[]) =>
  ({ event }: Noted): boolean =>
    types.includes(event.type) && event.member === 'm1'

export const row = (id: string): NonNullable<Step['row']> => ({ game: 'poker', id })

/** The name of somebody of the cast, as screens show it. */
export const calledBy = (as: string): string => CAST.find((one) => one.as === as)?.name ?? as

/** The same words in both languages. */
export const both = (text: string): Said => ({ it: text, en: text })

/** The resti of the players who are still to be counted, by seat, as they lie there: with what somebody put aside by mistake. */
export function restiToCount(state: unknown, wrong: Readonly<Record<string, number>> = {}): Said[] {
  const table = tableIn(state)
  if (!table?.closing) return []
  const { closing, players } = table
  const seatOf = (member: MemberId) => players[member]?.seat ?? Number.POSITIVE_INFINITY
  return uncounted(table)
    .sort((one, other) => seatOf(one) - seatOf(other))
    .map((member) => {
      const chips = (closing.expected[member] ?? 0) + (wrong[member] ?? 0)
      return both(`${calledBy(member)}: ${chips}`)
    })
}

/** The chips that the count has not found so far, of the resti that were counted. */
export function gapIn(state: unknown): number {
  const { expected = {}, counted = {} } = tableIn(state)?.closing ?? {}
  return Object.entries(counted).reduce(
    (gap, [member, chips]) => gap + (expected[member as MemberId] ?? 0) - (chips ?? 0),
    0,
  )
}
