import type { CheminCommand, CommandType } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { TableId } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { leastPieces } from '@/rules/float/pieces/least'
import { countsIn, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { dealingBarredByFloat } from '@/rules/float/playing'
import { floatAt, underWay } from '@/rules/float/room'
import { FLOAT_PROFILES, FloatSettings, listOf } from '@/rules/float/settings'
import type { Duty, Office } from '@/rules/float/state/staff'
import type { FloatTable } from '@/rules/float/state/table'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type { Random } from '../random'
import { type Chosen, chosen, offered, segretario, socio } from './chosen'

/** The persons of the house, each named by the office they hold; a second changeur and a second counter. */
const ROOM: readonly (readonly [string, Office])[] = [
  ['commissario', 'commissario'],
  ['testimone', 'testimone'],
  ['valletto', 'valletto'],
  ['cassa-esterna', 'cassa-esterna'],
  ['conta', 'conta'],
  ['conta2', 'conta'],
  ['direzione', 'direzione'],
  ['direttore', 'direttore-di-gara'],
]
const TABLE: readonly (readonly [string, Office])[] = [
  ['capo', 'capo-partita'],
  ['changeur', 'changeur'],
  ['changeur2', 'changeur'],
]

export const person = (name: string) => socio(asMember(name))

/** A command of the float in a person's name. */
export const act = (type: CommandType, payload: object, name: string): Chosen =>
  chosen({ type, ...payload } as CheminCommand, person(name))

/** The changeur whose turn it is. */
export const onTurn = ({ turn }: FloatTable): string => turn?.changeur ?? 'changeur'

const SETTINGS = [
  ...Object.values(FLOAT_PROFILES),
  FloatSettings.parse({ ...FLOAT_PROFILES.venezia, advancePerPerson: 500, advancePerTable: 900 }),
  FloatSettings.parse({
    ...FLOAT_PROFILES.sanremo,
    handover: 'attended',
    advancePerPerson: 500,
    advancePerTable: 900,
  }),
]

/** A person of the house with their office, at a table or in the room. */
interface Post {
  readonly member: MemberId
  readonly office: Office
  readonly where: TableId | null
}

const postsOf = (
  posts: readonly (readonly [string, Office])[],
  where: TableId | null,
): readonly Post[] =>
  posts.map(([name, office]) => ({ member: asMember(`${name}${where ?? ''}`), office, where }))

const IN_ROOM = postsOf(ROOM, null)
/** The posts at each table, made once: this is asked before every command. */
const atTables = new Map<TableId, readonly Post[]>()

function postsAt(table: TableId): readonly Post[] {
  const known = atTables.get(table)
  if (known) return known
  const posts = postsOf(TABLE, table)
  atTables.set(table, posts)
  return posts
}

const isVacant = (staff: readonly Duty[], { member, office, where }: Post): boolean => {
  for (const duty of staff)
    if (
      duty.to === null &&
      duty.office === office &&
      duty.table === where &&
      duty.member === member
    )
      return false
  return true
}

function vacantOf(staff: readonly Duty[], posts: readonly Post[]): Post | null {
  for (const post of posts) if (isVacant(staff, post)) return post
  return null
}

/** A person of the house who is not on duty goes on duty. */
function staffing({ float: { staff } }: Evening, tables: readonly Table[]): Chosen | null {
  let vacant = vacantOf(staff, IN_ROOM)
  for (const { id } of tables) vacant ??= vacantOf(staff, postsAt(id))
  if (!vacant) return null
  const { member, office, where } = vacant
  return chosen({ type: 'enterDuty', member, office, where } as CheminCommand, segretario)
}

/** The next step of opening a table's float; null once it is open. */
function opening({ float: room }: Evening, { id }: Table, random: Random): Chosen | null {
  const float = floatAt(room, id)
  const { order, cardCounts, closing, presence } = float
  const since = closing?.at ?? 0
  const of = { table: id }
  if (float.box === 'open' || !room.settings) return null
  if (order !== 'open') return act('orderOpening', of, 'commissario')
  if (!cardCounts.some(({ when, at }) => when === 'unsealed' && at > since)) {
    const cards = { when: 'unsealed', cards: 312, masks: 2, note: '' }
    return act('countCards', { ...of, ...cards }, `capo${id}`)
  }
  const box = float.taxBoxes.at(-1)
  if (!box || box.placed.at <= since) {
    if (box && !box.sealed) return act('sealTaxBox', { ...of, seal: '9' }, 'commissario')
    return act('placeTaxBox', { ...of, label: `${id}/1`, seal: '8' }, `capo${id}`)
  }
  if (presence?.kind === 'opening')
    // Minutes may have passed, and then it is counted again.
    return random.oneIn(4)
      ? act('dropCount', of, 'commissario')
      : act('confirmOpening', of, 'testimone')
  const changeur = `changeur${id}`
  return act('countOpening', { ...of, changeur, pieces: listOf(room.settings) }, 'commissario')
}

/** The float is declared, its staff enters and its tables open; null when everything is open, or there is no float. */
export function floatBefore(evening: Evening, random: Random, hasFloat: boolean): Chosen | null {
  if (!hasFloat) return null
  const open = Object.values(evening.tables).filter(({ status }) => status !== 'closed')
  if (open.length === 0) return null
  if (!evening.float.settings) {
    const settings = random.pick(SETTINGS) ?? FLOAT_PROFILES.club
    return chosen({ type: 'declareFloat', settings } as CheminCommand, segretario)
  }
  const staff = staffing(evening, open)
  if (staff) return staff
  for (const table of open) {
    const step = table.coup === null && opening(evening, table, random)
    if (step) return step
  }
  return null
}

/** The count of a float, now and then wrong by a piece. */
export function countOf({ pieces }: FloatTable, random: Random): Pieces {
  const [value, count] = random.pick(countsIn(pieces)) ?? [0, 0]
  return random.oneIn(4) && count > 0 ? { ...pieces, [value]: count - 1 } : pieces
}

/** Everything that bars the next coup is finished: a count, a handover, a stack, a plus or minus. */
export function floatUnbarred(evening: Evening, { id }: Table, random: Random): Chosen | null {
  const { float: room } = evening
  if (!dealingBarredByFloat(room, id)) return null
  const float = floatAt(room, id)
  const of = { table: id }
  const changeur = onTurn(float)
  const { presence, handover, stack, gapDue, banknotes } = float
  if (presence) {
    if (presence.kind === 'opening') return null
    if (presence.kind === 'spot' && !random.oneIn(6)) return act('confirmSpot', of, 'testimone')
    return act('dropCount', of, 'commissario')
  }
  if (handover) {
    if (!handover.attended && random.oneIn(2)) return act('attendHandover', of, 'commissario')
    const member = handover.first?.by === handover.from ? handover.to : handover.from
    if (random.oneIn(6))
      return act('refuseHandover', { ...of, member, why: 'mancano pezzi' }, member)
    const pieces = handover.first?.pieces ?? countOf(float, random)
    return act('countHandover', { ...of, member, pieces, banknotes }, member)
  }
  if (gapDue) {
    const gap = { pieces: countOf(float, random), banknotes, cause: 'sconosciuta', note: '' }
    return act('declareGap', { ...of, ...gap }, changeur)
  }
  if (stack) {
    const given = leastPieces(worthOf(stack.pieces), float.pieces)
    if (given) return act('changeStack', { ...of, given }, changeur)
  }
  const waiting = room.gaps.find(({ table, playsOn }) => table === id && !playsOn)
  return waiting
    ? act('judgeGap', { ...of, gap: waiting.number, playsOn: true }, 'commissario')
    : null
}

/** The next step of closing a table's float; null once it is in keeping. */
function shutting(evening: Evening, table: Table, random: Random): Chosen | null {
  const { float: room } = evening
  const { id } = table
  const float = floatAt(room, id)
  if (float.box !== 'open') return null
  const of = { table: id }
  if (float.presence?.kind === 'closing')
    return random.oneIn(4)
      ? act('dropCount', of, 'commissario')
      : act('confirmClosing', of, 'testimone')
  const barred = floatUnbarred(evening, table, random)
  if (barred) return barred
  const moving = underWay(room, id)[0]
  if (moving) {
    const { number: movement, status, kind, gives, gets } = moving
    if (status !== 'carried')
      return act('dropMovement', { ...of, movement, why: 'si chiude' }, onTurn(float))
    const back = kind === 'reso'
    const pieces = back ? gives : gets
    const by = back ? 'cassa-esterna' : onTurn(float)
    return act('receiveMovement', { ...of, movement, pieces }, by)
  }
  const item = room.side.find((one) => one.table === id && !one.taken)
  if (item) return act('withdrawSide', { ...of, item: item.number }, 'commissario')
  if (float.order !== 'close') return act('orderClosing', of, 'commissario')
  const since = float.opening?.at ?? 0
  if (!float.cardCounts.some(({ when, at }) => when === 'closing' && at > since)) {
    const cards = { when: 'closing', cards: 312, masks: 2, note: '' }
    return act('countCards', { ...of, ...cards }, 'commissario')
  }
  const { pieces, banknotes } = float
  return act('countClosing', { ...of, pieces, banknotes, seal: '7' }, 'commissario')
}

/** The floats are closed before the count begins; null when they all are. */
export function floatShut(evening: Evening, random: Random): Chosen | null {
  if (!evening.float.settings) return null
  const staff = staffing(evening, Object.values(evening.tables))
  if (staff && !evening.closing) return staff
  for (const table of Object.values(evening.tables)) {
    const step = table.coup === null ? shutting(evening, table, random) : null
    if (step) return step
  }
  return null
}

/** Acts after the play: the box of the tax goes to the count, the book is reopened, claims end. */
export function floatAfter(evening: Evening, random: Random): Chosen | null {
  const { float: room, tables } = evening
  const table = random.pick(Object.values(tables))
  if (!room.settings || !table || !random.oneIn(3)) return null
  const of = { table: table.id }
  const float = floatAt(room, table.id)
  const box = float.taxBoxes.at(-1)
  if (random.oneIn(5)) return offered(evening, random, 'endClaim', person('cassa-esterna'))
  if (random.oneIn(4)) {
    if (float.bookClosedAt === null) return act('closeBook', of, 'commissario')
    return float.reopening
      ? act('reopenBook', of, 'testimone')
      : act('askBookReopening', { ...of, why: 'manca una nota' }, 'commissario')
  }
  if (!box?.sealed) return act('sealTaxBox', { ...of, seal: '9' }, 'commissario')
  if (!box.escorted) return act('escortTaxBox', of, 'commissario')
  if (!box.arrived) return act('receiveTaxBox', { ...of, isSealWhole: true }, 'conta')
  if (box.counted) return null
  if (box.tally) return act('confirmTaxBox', of, 'conta2')
  return act('countTaxBox', { ...of, pieces: { '1': random.below(200) } }, 'conta')
}
