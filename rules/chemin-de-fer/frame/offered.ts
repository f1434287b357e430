import { sourcesOf } from '../../kernel/sources'
import type { CoupPhase } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

const { atTable, onlyIf } = sourcesOf<Table, Evening>()

export { onlyIf }

const atPhase = (...phases: readonly CoupPhase[]) =>
  onlyIf(({ coup }) => coup !== null && phases.includes(coup.phase))

export const betweenCoups = onlyIf(({ coup }) => coup === null)
export const inCoup = onlyIf(({ coup }) => coup !== null)
export const whileOpen = atPhase('open')
export const beforeTheDeal = atPhase('open', 'closed')
export const beforeTheWord = atPhase('closed', 'dealt')
export const onceDealt = atPhase('dealt', 'spoken', 'shown')
export const onceSpoken = atPhase('spoken')
export const onceShown = atPhase('shown')
export const whileAsked = onlyIf(({ coup }) => coup?.asking != null)
export const whileMixed = onlyIf(
  ({ taglia }) => taglia.phase === 'mixing' || taglia.phase === 'cutting',
)
export const whileOffered = onlyIf(({ seguito }) => seguito !== null)
export const withSocio = onlyIf(({ mano }) => mano?.socio != null)
export const onceDisputed = onlyIf(({ disputes }) => disputes.length > 0)

/** The seats, their holders, and what is asked of them: all that no coup changes. */
const seating = (table: Table, evening: Evening): readonly [object, ...unknown[]] => [
  table.seats,
  table.id,
  table.number,
  table.status,
  table.level,
  table.minimum,
  table.bookings,
  table.movesAsked,
  table.swap,
  table.limits,
  table.taglia.phase,
  evening.status,
  evening.closing,
  evening.persons,
  evening.sentOut,
  evening.settings,
  evening.float,
  ...Object.values(evening.tables).flatMap(({ seats, status, number }) => [seats, status, number]),
]

/** Offers that are made from the seating alone. */
export const fromSeating = atTable(seating)

/** Offers that also depend on who plays the coup. */
export const fromPlayers = atTable((table, evening) => [
  ...seating(table, evening),
  table.mano?.banker,
  table.mano?.socio,
  table.coup?.holder,
  table.coup?.bets,
  table.coup?.calls,
])
