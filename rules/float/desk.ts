import { lacking, numberOf, type Pieces, withoutPieces, withPieces } from './pieces/pieces'
import { listOf } from './settings'
import type { Movement } from './state/movement'
import type { FloatRoom } from './state/room'

const OUT: readonly Movement['status'][] = ['carried', 'received']

/** Pieces that have left the cash desk: with the valletto, received at the table, or lost on the way there. */
function left({ kind, status, gets, lost }: Movement): Pieces {
  const isLost = lost === true && (kind === 'aggiunta' || kind === 'consegna')
  return kind !== 'ritorno' && (isLost || OUT.includes(status)) ? gets : {}
}

/** Pieces that the cash desk received from a table. */
const came = ({ kind, status, gives }: Movement): Pieces =>
  (kind === 'reintegro' || kind === 'reso') && status === 'received' ? gives : {}

/** The pieces of the cash desk by denomination; null in a house that does not count them. Source: ch33. */
export function deskPieces({
  settings,
  movements,
}: Pick<FloatRoom, 'settings' | 'movements'>): Pieces | null {
  if (!settings?.deskList) return null
  return movements.reduce(
    (held, one) => withPieces(withoutPieces(held, left(one)), came(one)),
    listOf({ list: settings.deskList }),
  )
}

/** The same without the pieces that are prepared for a table. */
export function deskFree(room: Pick<FloatRoom, 'settings' | 'movements'>): Pieces | null {
  const held = deskPieces(room)
  if (!held) return null
  return room.movements
    .filter(({ status }) => status === 'prepared')
    .reduce((free, { gets }) => withoutPieces(free, gets), held)
}

/** The pieces that the cash desk lacks for a form; none where it has them, or does not count its own. */
export function deskLacks(
  room: Pick<FloatRoom, 'settings' | 'movements'>,
  { gets }: Pick<Movement, 'gets'>,
): Pieces {
  const free = deskFree(room)
  return free && numberOf(gets) > 0 ? lacking(free, gets) : {}
}
