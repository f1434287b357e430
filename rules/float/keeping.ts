import { floatAt } from './room'
import type { FloorTable, Scene } from './scene'
import type { KeptBox } from './state/room'

/** The box of a table as it went into keeping, at this evening's closing or at an earlier one; null while it is open. Source: V.keeper, ch16. */
export function keptBox(
  { room }: Pick<Scene, 'room'>,
  { id, number }: Pick<FloorTable, 'id' | 'number'>,
): KeptBox | null {
  const { box, seal, closing } = floatAt(room, id)
  if (box === 'open') return null
  if (closing) return { table: number, pieces: closing.pieces, seal: seal ?? '' }
  return room.kept.find(({ table }) => table === number) ?? null
}

/** Every box in keeping, those of tables that this evening has not opened too. Source: V.keeper. */
export function boxesInKeeping(scene: Scene): KeptBox[] {
  const { tables } = scene.floor
  const others = scene.room.kept.filter(({ table }) => !tables.some((one) => one.number === table))
  return [...tables.flatMap((table) => keptBox(scene, table) ?? []), ...others].sort(
    (a, b) => a.table - b.table,
  )
}
