import type { OfferedFrom } from '../../kernel/decider'
import { sourcesOf } from '../../kernel/sources'
import type { Evening } from '../evening'
import type { Phase } from '../state/play'
import type { Table } from '../state/table'

const { atTable, onlyIf } = sourcesOf<Table, Evening>()

export { onlyIf }

/** Offers of a colpo that is played move by move, at one of these points. */
const atPhase = (...phases: readonly Phase[]) =>
  onlyIf(({ play }) => play !== null && phases.includes(play.phase))

export const withoutColpo = onlyIf(({ colpo }) => colpo === null)
export const atTheOpening = onlyIf(({ play }) => play === null || play.phase === 'opening')
/** VI.3: of two who open at once, the second is entered while the next player may already accept. */
export const whileOpened = onlyIf(
  ({ play }) => play === null || play.phase === 'opening' || play.phase === 'entry',
)
export const atTheEntry = atPhase('entry')
export const atTheDraw = atPhase('draw')
export const onceDrawing = atPhase('draw', 'arrival')
export const atTheShowdown = atPhase('showdown')
export const beforeTheShowdown = atPhase('opening', 'entry', 'draw', 'arrival')
export const inParol = onlyIf(({ parol }) => parol !== null)
export const withoutDeals = onlyIf(({ level }) => level === 1)
export const whileCalled = onlyIf(({ status }) => status === 'called')
export const whileSeating = onlyIf(({ status }) => status === 'seating')
export const whileVacant = onlyIf(({ vacancies }) => vacancies.length > 0)
export const onceAsked = onlyIf(({ players }) =>
  Object.values(players).some(({ asked }) => asked !== null),
)

/** Everything at the table but the moves of a colpo: its players, their resti, the colpi before. */
const allBesidePlay = (table: Table, evening: Evening): OfferedFrom => [
  table.players,
  table.id,
  table.status,
  table.level,
  table.settings,
  table.edition,
  table.accounts,
  table.colpo,
  table.colpoEnd,
  table.firstInLoss,
  table.askedBetween,
  table.colpi,
  table.deals,
  table.unseen,
  table.corrections,
  table.parol,
  table.restiKnown,
  table.giro,
  table.firstCartaro,
  table.startedAt,
  table.tableau,
  evening.status,
]

export const besidePlay = atTable(allBesidePlay)
/** The same, but made each time while this is true of the table. */
export const besidePlayUnless = (isSo: (table: Table) => boolean) =>
  atTable((table, evening) => (isSo(table) ? [] : allBesidePlay(table, evening)))
