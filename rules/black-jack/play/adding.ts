import { mostInFront, purseOf } from '../../banked/accounts'
import { colpoIn, mayName, tablesInReach } from '../../banked/frame/at-table'
import { memberOf, type TableId } from '../../banked/ids'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Actor, Refused } from '../../kernel/decider'
import { move, type Transfer } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { puntataOf } from '../accounts'
import { refuse } from '../refuse'
import { changedColpo, changedPuntata } from '../state/changed'
import type { Asking, Casella, Colpo, Puntata } from '../state/colpo'
import type { Evening } from '../state/evening'
import type { CasellaNumber, Player } from '../state/ids'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { casellaAt } from './turn'

/** A person's chips on a mano. */
export const lyingOf = ({ puntate }: Casella, hand: number, player: Player): Chips =>
  puntate.find((puntata) => puntata.player === player)?.on[hand] ?? NO_CHIPS

/** Companions with something on a mano: they are asked to join before the next card. Source: B1.split.4, D8, D9. */
export const askedOn = ({ puntate, titolare }: Casella, hand: number): Player[] =>
  puntate
    .filter(({ player, on }) => player !== titolare && (on[hand] ?? NO_CHIPS) > 0)
    .map(({ player }) => player)

/** The reason why a person cannot add these chips; null when they can. */
export function cannotAdd(
  evening: Evening,
  table: TableId,
  player: Player,
  chips: Chips,
): Refused | null {
  const has = mostInFront(evening, purseOf(table, player))
  return memberOf(player) !== null && chips > has
    ? refuse('B.22.1', 'not-enough-chips', { player: playerPart(player), chips: { chips: has } })
    : null
}

/** Chips added to what lies on a casella, a person's puntate as one. Source: B5, I3. */
export const addedTo = (
  table: TableId,
  casella: CasellaNumber,
  player: Player,
  chips: Chips,
): Transfer[] => move(purseOf(table, player), puntataOf(table, casella, player), chips)

interface Asked {
  readonly asking: Asking
  readonly casella: Casella
}

/** The question that a companion still has to answer, or the refusal. Source: B1.split.4, B1.split.5, D8. */
export function askedOf(table: Table, what: Asking['what'], player: Player): Asked | Refused {
  const colpo = colpoIn(table, 'tiraggio')
  if (isRefused(colpo)) return colpo
  const { asking } = colpo
  const casella = asking?.what === what ? casellaAt(colpo, asking.casella) : undefined
  if (!asking || !casella) return refuse('B1.split.4', 'nobody-asked')
  return asking.waiting.includes(player)
    ? { asking, casella }
    : refuse('B1.split.4', 'not-asked', { player: playerPart(player) })
}

/** The companions who are still asked that, as far as an actor may name them. */
export const waitingInReach = (
  evening: Evening,
  by: Actor,
  what: Asking['what'],
): { table: TableId; player: Player }[] =>
  tablesInReach(evening, by).flatMap(({ id, colpo }) =>
    colpo?.asking?.what === what
      ? colpo.asking.waiting
          .filter((player) => mayName(by, player))
          .map((player) => ({ table: id, player }))
      : [],
  )

/** The colpo after a companion's answer; the question is over with the last. */
export const answered = (colpo: Colpo, player: Player): Colpo => {
  const { asking } = colpo
  const waiting = asking?.waiting.filter((one) => one !== player) ?? []
  return changedColpo(colpo, {
    asking: asking && waiting.length > 0 ? { ...asking, waiting } : null,
  })
}

/** The puntate of a casella with one person's changed on its manos. */
export const withOn = (
  puntate: readonly Puntata[],
  player: Player,
  change: (on: readonly Chips[]) => readonly Chips[],
): Puntata[] =>
  puntate.map((puntata) =>
    puntata.player === player ? changedPuntata(puntata, { on: change(puntata.on) }) : puntata,
  )
