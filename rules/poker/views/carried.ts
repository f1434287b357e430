import { asMember } from '../../kernel/ids'
import { oncePer } from '../../kernel/once'
import { type Evening, withChanged } from '../evening'
import type { SettledColpo } from '../state/colpo'
import type { TableId } from '../state/ids'
import type { SignUp } from '../state/list'
import { COLPI_SHOWN, type Table } from '../state/table'

/** A signature whose member is left out. */
const unnamed = oncePer(
  (one: SignUp): SignUp => ({ ...one, member: asMember(`signature ${one.number}`) }),
)

/** Those that the screens show, and the one that they show besides once the last is taken back. */
const CARRIED = COLPI_SHOWN + 1

/** A table without the settled colpi that neither its screens show, nor a correction or a parol goes back to. */
function lightened(table: Table): Table {
  const { colpi, parol } = table
  const isNeeded = ({ corrected, number, parolOf }: SettledColpo, place: number) =>
    place < CARRIED || corrected > 0 || (parol !== null && [number, parolOf].includes(parol.colpo))
  return { ...table, colpi: colpi.filter(isNeeded) }
}

/**
 * The part of an evening that a table's tablet carries, so that it goes on by the same rules while its line is down: its
 * own table, and the lists. A member who has nothing to do with the table or its list is there without a name,
 * since only officers read who signed elsewhere. Null when there is no such table.
 */
export function carriedAt(evening: Evening, id: TableId): Evening | null {
  const table = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
  if (!table) return null
  const near = new Set<string>(Object.keys(table.players))
  const signUps = Object.values(evening.signUps)
  for (const { member, list, table: at } of signUps)
    if (list === table.list || at === id) near.add(member)
  const { outOfClub, unformed } = evening
  const shown = signUps.map((one) => [one.number, near.has(one.member) ? one : unnamed(one)])
  return withChanged(evening, {
    tables: { [id]: lightened(table) },
    signUps: Object.fromEntries(shown),
    outOfClub: outOfClub.filter((member) => near.has(member)),
    unformed: unformed.map((one) => ({ ...one, because: null })),
  })
}
