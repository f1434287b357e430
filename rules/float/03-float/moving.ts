import { type Chips, sumOf } from '../../kernel/chips'
import { move, type Transfer } from '../../kernel/ledger'
import { arrivingOf, carriedOf, floatOf, KEEPING, OUTSIDE_DESK } from '../accounts'
import { countsIn, type Pieces, worthOf } from '../pieces/pieces'
import { underWay } from '../room'
import type { Drawn, Floor } from '../scene'
import { type FloatSettings, listOf } from '../settings'
import type { Movement } from '../state/movement'
import type { FloatRoom } from '../state/room'
import type { FloatTable } from '../state/table'

/** The chips that leave an account when the valletto takes them. Source: ch17. */
export function carriedTransfers({ kind, table, gives, gets }: Movement): Transfer[] {
  switch (kind) {
    case 'reintegro':
    case 'reso':
      return move(floatOf(table), carriedOf(table), worthOf(gives))
    case 'aggiunta':
    case 'consegna':
      return move(OUTSIDE_DESK, arrivingOf(table), worthOf(gets))
    case 'ritorno':
      return []
  }
}

/** The chips that enter an account when they are counted; those of a delivery, a person draws from the desk. */
export function receivedTransfers(
  { kind, table, gives, notes, gets, member }: Movement,
  floor: Floor,
): { transfers: Transfer[]; draws: readonly Drawn[] } {
  const back = move(carriedOf(table), floatOf(table), worthOf(gives))
  switch (kind) {
    case 'reintegro':
      // The desk keeps the banknotes, and its chips take their place.
      return { transfers: [...back, ...move(KEEPING, floatOf(table), notes)], draws: [] }
    case 'ritorno':
      return { transfers: back, draws: [] }
    case 'reso':
      return { transfers: move(carriedOf(table), OUTSIDE_DESK, worthOf(gives)), draws: [] }
    case 'aggiunta':
      return { transfers: move(arrivingOf(table), floatOf(table), worthOf(gets)), draws: [] }
    case 'consegna': {
      const chips = worthOf(gets)
      const to = member === null ? floor.unnamedOf(table) : floor.chipsOf(member)
      return {
        transfers: [
          ...move(arrivingOf(table), to, chips),
          ...move(floor.desk, OUTSIDE_DESK, chips),
        ],
        draws: member === null ? [] : [{ member, chips }],
      }
    }
  }
}

/** The chips of the desk that go back to it when a delivery is refused. Source: ch17. */
export const refusedTransfers = ({ kind, table, gets }: Movement): Transfer[] =>
  kind === 'aggiunta' || kind === 'consegna'
    ? move(arrivingOf(table), OUTSIDE_DESK, worthOf(gets))
    : []

/** Whether a movement brings the float's own pieces to the table, or takes them from it. */
export const isOfFloat = ({ kind }: Pick<Movement, 'kind'>): boolean =>
  kind === 'reintegro' || kind === 'reso' || kind === 'ritorno'

/** The chips of a table's resi that the desk has not received yet, whether asked or carried. Source: chr2. */
export const givenBackSoon = (room: Pick<FloatRoom, 'movements'>, table: string): Chips =>
  sumOf(
    underWay(room, table)
      .filter(({ kind }) => kind === 'reso')
      .map(({ gives }) => worthOf(gives)),
  )

/** The pieces that are counted at the end of a movement: at the table, or at the desk. */
export const deliveredOf = ({ kind, gives, gets }: Movement): Pieces =>
  kind === 'reso' ? gives : gets

/** The pieces that a float has above its list, and those it lacks. */
const beside = (held: Pieces, list: Pieces): Pieces =>
  Object.fromEntries(
    countsIn(held).flatMap(([value, count]) => {
      const over = count - (list[value] ?? 0)
      return over > 0 ? [[String(value), over]] : []
    }),
  )

/** The reintegro that puts a float back to its list; null when it is so already, or its value is another. Source: ch16. */
export function lastReintegro(
  { pieces, banknotes }: Pick<FloatTable, 'pieces' | 'banknotes'>,
  settings: FloatSettings,
): Pick<Movement, 'gives' | 'notes' | 'gets'> | null {
  const list = listOf(settings)
  const gives = beside(pieces, list)
  const gets = beside(list, pieces)
  if (worthOf(gets) === 0 || worthOf(gives) + banknotes !== worthOf(gets)) return null
  return { gives, notes: banknotes, gets }
}

/** Denominations that run low: under the house's percentage of the list. Source: ch15. */
export const lowIn = (
  { pieces }: Pick<FloatTable, 'pieces'>,
  { list, lowPercent }: Pick<FloatSettings, 'list' | 'lowPercent'>,
): number[] =>
  list
    .filter(({ value, pieces: full }) => (pieces[value] ?? 0) * 100 < full * lowPercent)
    .map(({ value }) => value)
