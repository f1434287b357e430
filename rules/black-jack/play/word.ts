import { colpoIn, mayName, tablesInReach } from '../../banked/frame/at-table'
import type { TableId } from '../../banked/ids'
import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { refuse } from '../refuse'
import type { Casella, Colpo, Hand } from '../state/colpo'
import type { Evening } from '../state/evening'
import type { CasellaNumber, Player } from '../state/ids'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { sentOutAt } from './places'
import { casellaAt, type HandAt, handAt, turnOf } from './turn'

interface Speaking {
  readonly colpo: Colpo
  readonly casella: Casella
  readonly hand: Hand
  readonly at: HandAt
}

/**
 * The mano for which a titolare may speak now, or the refusal: the phase, what has to come first, black jack, the turn,
 * and the titolare alone. Source: B.5.1, B.12, B.16.1, A6.
 */
export function speakingFor(
  evening: Evening,
  table: Table,
  { casella: number, player }: { casella: CasellaNumber; player: Player },
  by: Actor,
): Speaking | Refused {
  const colpo = colpoIn(table, 'offers', 'tiraggio')
  if (isRefused(colpo)) return colpo
  if (colpo.asking) return refuse('B1.split.4', 'companions-first')
  if (colpo.surplus) return refuse('B.24.1', 'surplus-first')
  const casella = casellaAt(colpo, number)
  if (casella?.hands[0]?.end === 'black-jack') return refuse('B.12', 'black-jack-draws-none')
  const at = turnOf(colpo)
  const hand = at && handAt(colpo, at)
  if (!casella || !hand || at.casella !== number)
    return refuse('B.5.1', 'not-its-turn', { casella: at?.casella ?? 0 })
  if (colpo.cardAsked || hand.cards.length === 1) return refuse('B.5.1', 'card-first')
  if (casella.titolare !== player)
    return refuse('B.16.1', 'only-the-titolare', { player: playerPart(casella.titolare) })
  return silenced(evening, table, player, by) ?? { colpo, casella, hand, at }
}

/** Players whose word only the inspector enters: away from their seat, or sent out, seated or standing. Source: A6, B.21. */
const absentAt = (evening: Evening, table: Table): Player[] => [
  ...table.seats.flatMap(({ holder, isAway }) => (holder !== null && isAway ? [holder] : [])),
  ...sentOutAt(evening, table),
]

/** A titolare who is away says nothing: the inspector enters the word. Source: A6. */
export const silenced = (
  evening: Evening,
  table: Table,
  player: Player,
  by: Actor,
): Refused | null =>
  absentAt(evening, table).includes(player) && !isOfficer(by)
    ? refuse('B.5.1', 'titolare-away')
    : null

/** Whether a titolare is away or sent out, so that only "no" is entered for them. Source: A6. */
export const speaksAway = (evening: Evening, table: Table, player: Player): boolean =>
  table.settings.awayWord === 'no' && absentAt(evening, table).includes(player)

/**
 * Refuses that a companion who is away or was sent out joins, or goes with the second card; the wish that they left is the
 * inspector's to enter, where the table has it so. Source: B1.split.6, D8, A6.
 */
export const joinsAway = (
  evening: Evening,
  table: Table,
  player: Player,
  by: Actor,
): Refused | null =>
  absentAt(evening, table).includes(player) && (table.settings.awayWord === 'no' || !isOfficer(by))
    ? refuse('B.5.1', 'only-no-for-away')
    : null

/** The casella whose word it is, with its titolare, at each table in reach. */
export const wordsInReach = (
  evening: Evening,
  by: Actor,
): { table: TableId; casella: CasellaNumber; player: Player }[] =>
  tablesInReach(evening, by).flatMap(({ id, colpo }) => {
    const turn = colpo && turnOf(colpo)
    const casella = turn && casellaAt(colpo, turn.casella)
    const player = casella?.titolare
    return casella && player && mayName(by, player)
      ? [{ table: id, casella: casella.number, player }]
      : []
  })
