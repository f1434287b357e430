import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { lowIn } from '../03-float/moving'
import { boxNow } from '../08-tax-box/section'
import { countFound, expectedFloat, lackingFor, piecesLeft } from '../bank'
import { advancesOut, type Equation, equationOf } from '../equation'
import { isInspectorOn } from '../frame/acting'
import { boxesInKeeping, keptBox } from '../keeping'
import { floatAt } from '../room'
import type { FloorTable, Scene } from '../scene'
import type { FloatSettings } from '../settings'
import type { Advance, Gap, Movement } from '../state/movement'
import type { DecidedCase, FloatRoom, Gara, KeptBox, SideItem, Slip } from '../state/room'
import type { Check, Duty, Office, Report } from '../state/staff'
import type { FloatTable, Presence, TaxBox } from '../state/table'
import { type BankStatement, bankStatement } from './bank'
import { daySteps, type StepDone } from './steps'
import {
  type BoxView,
  boxesOf,
  type CashOf,
  cashByPerson,
  type DeskBalance,
  deskBalance,
  type TableYield,
  yieldsOf,
} from './sums'

/** The parts of the float's room, each seen by the offices that it concerns (ch27). */
const OFFICE_PARTS = [
  'tables',
  'forms',
  'advances',
  'gaps',
  'checks',
  'side',
  'staff',
  'desk',
  'boxes',
  'yields',
  'books',
  'slips',
] as const
export type OfficePart = (typeof OFFICE_PARTS)[number]

const EVERY_BOOK = [
  'tables',
  'forms',
  'advances',
  'gaps',
  'checks',
  'side',
  'staff',
  'boxes',
  'books',
] as const satisfies readonly OfficePart[]

const SEES: Readonly<Record<Office, readonly OfficePart[]>> = {
  'commissario-capo': [...EVERY_BOOK, 'yields'],
  commissario: [...EVERY_BOOK, 'yields'],
  vice: [...EVERY_BOOK, 'yields'],
  testimone: EVERY_BOOK,
  'capo-partita': [],
  changeur: [],
  valletto: ['forms'],
  'cassa-esterna': ['forms', 'advances', 'desk'],
  conta: ['boxes'],
  direzione: [...EVERY_BOOK, 'yields', 'desk', 'slips'],
  'direttore-di-gara': ['slips'],
}

/** A table's float for the inspector, the witness and the direction. */
export interface OfficeFloat
  extends Pick<
    FloatTable,
    | 'id'
    | 'order'
    | 'box'
    | 'seal'
    | 'presence'
    | 'opening'
    | 'closing'
    | 'pieces'
    | 'banknotes'
    | 'turn'
    | 'handover'
    | 'gapDue'
    | 'bookClosedAt'
    | 'reopening'
    | 'cardCounts'
    | 'lineCount'
  > {
  readonly isOpen: boolean
  /** The game waits between two coups, so that the float may be counted. */
  readonly waits: boolean
  /** The cards and masks that a whole count finds. */
  readonly cards: number
  readonly masks: number
  readonly equation: Equation
  /** The value that a count should find now; null where play is not followed. */
  readonly expected: Chips | null
  /** The bank's result by its float; null at a game that is not banked. */
  readonly bank: BankStatement | null
  /** The chips that the float lacks for what play has won from it. */
  readonly lacks: Chips
  readonly low: readonly number[]
  readonly taxBox: TaxBox | null
  readonly steps: readonly StepDone[]
  readonly kept: KeptBox | null
  /** Whether the count that waits for the witness is the expected one; null while none waits. */
  readonly isRightCount: boolean | null
  readonly advancesOut: Chips
}

/** Everything that somebody in an office of the float sees, over all tables. */
export interface OfficeView {
  readonly settings: FloatSettings
  readonly day: string
  /** The offices that this person holds now. */
  readonly duties: readonly Duty[]
  /** Whether they set the staff to work. */
  readonly leads: boolean
  readonly sees: readonly OfficePart[]
  readonly tables: readonly { readonly id: string; readonly number: number }[]
  /** The members of the evening and of the staff. */
  readonly members: readonly MemberId[]
  readonly staff: readonly Duty[]
  /** No inspector is on shift: the vice stands in, or nobody does (V.vice). */
  readonly isInspectorOn: boolean
  readonly floats: readonly OfficeFloat[]
  /** The boxes in keeping, by the number of their table, those of tables that were not opened too. */
  readonly kept: readonly KeptBox[]
  readonly movements: readonly Movement[]
  readonly advances: readonly Advance[]
  readonly advancesOut: Chips
  readonly gaps: readonly Gap[]
  readonly checks: readonly Check[]
  readonly cases: readonly DecidedCase[]
  readonly reports: readonly Report[]
  readonly side: readonly SideItem[]
  readonly desk: DeskBalance | null
  readonly boxes: readonly BoxView[]
  readonly yields: readonly TableYield[]
  readonly cash: readonly CashOf[]
  readonly gara: Gara | null
  readonly slips: readonly Slip[]
}

function officeFloat(scene: Scene, floor: FloorTable, settings: FloatSettings): OfficeFloat {
  const { room } = scene
  const { id, isOpen, waits, cards, masks } = floor
  const { pages: _, ...float } = floatAt(room, id)
  return {
    ...float,
    isOpen,
    waits,
    cards,
    masks,
    equation: equationOf(room, id),
    expected: expectedFloat(scene, id),
    bank: bankStatement(scene, id),
    lacks: lackingFor(scene, id),
    low: float.box === 'open' ? lowIn({ pieces: piecesLeft(scene, id) }, settings) : [],
    taxBox: boxNow(float) ?? null,
    steps: daySteps(scene, id),
    kept: keptBox(scene, floor),
    isRightCount: float.presence && isRightPresence(scene, id, float.presence),
    advancesOut: advancesOut(room, { table: id }),
  }
}

/** An opening is counted before any pieces are in the float; the value was checked as it was counted. */
const isRightPresence = (scene: Scene, id: string, presence: Presence): boolean =>
  presence.kind === 'opening' || countFound(scene, id, presence).isRight

/** The offices that a member holds now. */
export const dutiesOf = ({ staff }: Pick<FloatRoom, 'staff'>, member: MemberId): Duty[] =>
  staff.filter((duty) => duty.member === member && duty.to === null)

/** Whether a member is on duty in an office that reads every book. Source: V.book, ch27. */
export const readsBooks = (room: Pick<FloatRoom, 'staff'>, member: MemberId): boolean =>
  dutiesOf(room, member).some(({ office }) => SEES[office].includes('books'))

/** Whether a member is on duty as direction or witness, who sign for the tables. Source: B.2.3, K.6. */
export const watchesTables = (room: Pick<FloatRoom, 'staff'>, member: MemberId): boolean =>
  dutiesOf(room, member).some(({ office }) => office === 'direzione' || office === 'testimone')

/** The room as the club's desk sees it: all of it. */
export const deskOfficeView = (scene: Scene, member: MemberId): OfficeView | null =>
  viewFor(scene, dutiesOf(scene.room, member), OFFICE_PARTS, true)

/** The room as somebody on duty sees it, by their offices; null for everybody else. */
export function officeView(scene: Scene, member: MemberId): OfficeView | null {
  const duties = dutiesOf(scene.room, member)
  if (duties.length === 0) return null
  const parts = new Set(duties.flatMap(({ office }) => SEES[office]))
  const sees = OFFICE_PARTS.filter((part) => parts.has(part))
  const leads = duties.some(({ office }) => office === 'commissario-capo')
  return viewFor(scene, duties, sees, leads)
}

function viewFor(
  scene: Scene,
  duties: readonly Duty[],
  sees: readonly OfficePart[],
  leads: boolean,
): OfficeView | null {
  const { room, floor } = scene
  const { settings } = room
  if (!settings) return null
  const seen = <T>(part: OfficePart, list: () => readonly T[]): readonly T[] =>
    sees.includes(part) ? list() : []
  const staff = sees.includes('staff') ? room.staff : room.staff.filter(isCounter)
  return {
    settings,
    day: floor.day,
    duties,
    leads,
    sees,
    tables: floor.tables.map(({ id, number }) => ({ id, number })),
    members:
      leads || sees.includes('tables')
        ? [...new Set([...floor.members, ...room.staff.map((duty) => duty.member)])]
        : [],
    staff,
    isInspectorOn: isInspectorOn(room, null),
    floats: seen('tables', () => floor.tables.map((one) => officeFloat(scene, one, settings))),
    kept: seen('tables', () => boxesInKeeping(scene)),
    movements: seen('forms', () => room.movements),
    advances: seen('advances', () => room.advances),
    advancesOut: advancesOut(room, {}),
    gaps: seen('gaps', () => room.gaps),
    checks: seen('checks', () => room.checks),
    cases: seen('checks', () => room.cases),
    reports: seen('checks', () => room.reports),
    side: seen('side', () => room.side.filter(({ undone }) => !undone)),
    desk: sees.includes('desk') ? deskBalance(scene) : null,
    boxes: seen('boxes', () => boxesOf(scene)),
    yields: seen('yields', () => yieldsOf(scene)),
    cash: seen('yields', () => cashByPerson(scene)),
    gara: room.gara,
    slips: seen('slips', () => room.slips),
  }
}

/** Everybody on duty knows the two of the count room, who count together, and the cash desk. */
const isCounter = ({ office }: Duty): boolean => office === 'conta' || office === 'cassa-esterna'
