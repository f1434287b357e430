import { countFound } from '@/rules/float/bank'
import { leastPieces } from '@/rules/float/pieces/least'
import { worthOf } from '@/rules/float/pieces/pieces'
import { dealingBarredByFloat } from '@/rules/float/playing'
import { floatAt, underWay } from '@/rules/float/room'
import type { FloorTable } from '@/rules/float/scene'
import { FLOAT_PROFILES, FloatSettings, listOf } from '@/rules/float/settings'
import type { Duty, Office } from '@/rules/float/state/staff'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type { Random } from '../random'
import {
  act,
  anyCount,
  byDesk,
  type Chosen,
  type House,
  onTurn,
  person,
  rightCount,
  type TableNow,
} from './house'

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
  readonly where: string | null
}

const postsOf = (
  posts: readonly (readonly [string, Office])[],
  where: string | null,
): readonly Post[] =>
  posts.map(([name, office]) => ({ member: asMember(`${name}${where ?? ''}`), office, where }))

const IN_ROOM = postsOf(ROOM, null)
/** The posts at each table, made once: this is asked before every command. */
const atTables = new Map<string, readonly Post[]>()

function postsAt(table: string): readonly Post[] {
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
function staffing({ room: { staff } }: House, tables: readonly TableNow[]): Chosen | null {
  let vacant = vacantOf(staff, IN_ROOM)
  for (const { id } of tables) vacant ??= vacantOf(staff, postsAt(id))
  if (!vacant) return null
  const { member, office, where } = vacant
  return byDesk('enterDuty', { member, office, where })
}

const floorOf = (house: House, id: string): FloorTable | undefined =>
  house.scene().floor.tables.find((table) => table.id === id)

/** The cards are counted; packs that are not whole have a note. */
const counting = (house: House, id: string, when: 'unsealed' | 'closing', name: string): Chosen => {
  const { cards = 0, masks = 0 } = floorOf(house, id) ?? {}
  return act('countCards', { table: id, when, cards, masks, note: '' }, name)
}

/** A locked box for the tax is placed, once the earlier one is sealed; a bank that takes no tax has one now and then. */
function placing(house: House, id: string, random: Random): Chosen | null {
  const { taxBoxes, closing } = floatAt(house.room, id)
  const box = taxBoxes.at(-1)
  if (box && box.placed.at > (closing?.at ?? 0)) return null
  if (floorOf(house, id)?.bank && !random.oneIn(3)) return null
  if (box && !box.sealed) return act('sealTaxBox', { table: id, seal: '9' }, 'commissario')
  return act('placeTaxBox', { table: id, label: `${id}/1`, seal: '8' }, `capo${id}`)
}

/** The next step of opening a table's float; null once it is open. */
function opening(house: House, { id }: TableNow, random: Random): Chosen | null {
  const { room } = house
  const float = floatAt(room, id)
  const { order, cardCounts, closing, presence } = float
  const since = closing?.at ?? 0
  const of = { table: id }
  if (float.box === 'open' || !room.settings) return null
  if (order !== 'open') return act('orderOpening', of, 'commissario')
  if (!cardCounts.some(({ when, at }) => when === 'unsealed' && at > since))
    return counting(house, id, 'unsealed', `capo${id}`)
  if (presence?.kind === 'opening')
    // Minutes may have passed, and then it is counted again.
    return random.oneIn(4)
      ? act('dropCount', of, 'commissario')
      : act('confirmOpening', of, 'testimone')
  const placed = placing(house, id, random)
  if (placed) return placed
  const changeur = `changeur${id}`
  return act('countOpening', { ...of, changeur, pieces: listOf(room.settings) }, 'commissario')
}

/** The float is declared, and the staff of the room enters; null when everybody is there. */
export function floatDeclared({ room, ...rest }: House, random: Random): Chosen | null {
  if (room.settings) return staffing({ room, ...rest }, [])
  return byDesk('declareFloat', { settings: random.pick(SETTINGS) ?? FLOAT_PROFILES.club })
}

/** The float is declared, its staff enters and its tables open; null when everything is open, and without a house. */
export function floatBefore(house: House | null, random: Random): Chosen | null {
  if (!house) return null
  const open = house.tables.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  const step = floatDeclared(house, random) ?? staffing(house, open)
  if (step) return step
  for (const table of open) {
    const next = table.isBeforeDeal && opening(house, table, random)
    if (next) return next
  }
  return null
}

/** A handover goes on: the inspector attends, one of the two counts or refuses. */
function handingOver(house: House, id: string, random: Random): Chosen | null {
  const { handover } = floatAt(house.room, id)
  if (!handover) return null
  const { first, attended, from, to } = handover
  const of = { table: id }
  if (!attended && random.oneIn(2)) return act('attendHandover', of, 'commissario')
  const member = first?.by === from ? to : from
  if (random.oneIn(6)) return act('refuseHandover', { ...of, member, why: 'mancano pezzi' }, member)
  const { pieces, banknotes } = first ?? anyCount(house, id, random)
  return act('countHandover', { ...of, member, pieces, banknotes }, member)
}

/** Everything that bars the next coup is finished: a count, a handover, a stack, a plus or minus. */
export function floatUnbarred(house: House, id: string, random: Random): Chosen | null {
  const { room } = house
  if (!dealingBarredByFloat(room, id)) return null
  const float = floatAt(room, id)
  const of = { table: id }
  const { presence, handover, stack, gapDue } = float
  if (presence) {
    if (presence.kind === 'opening') return null
    if (presence.kind === 'spot' && !random.oneIn(6)) return act('confirmSpot', of, 'testimone')
    if (presence.kind === 'closing' && random.oneIn(2))
      return act('confirmClosing', of, 'testimone')
    return act('dropCount', of, 'commissario')
  }
  if (handover) return handingOver(house, id, random)
  if (gapDue) return declared(house, id, random)
  if (stack) {
    const given = leastPieces(worthOf(stack.pieces), float.pieces)
    if (given) return act('changeStack', { ...of, given }, onTurn(float))
  }
  const waiting = room.gaps.find(({ table, playsOn }) => table === id && !playsOn)
  return waiting
    ? act('judgeGap', { ...of, gap: waiting.number, playsOn: true }, 'commissario')
    : null
}

/** The changeur counts, and declares the difference. */
function declared(house: House, id: string, random: Random): Chosen {
  const gap = { ...anyCount(house, id, random), cause: 'sconosciuta', note: '' }
  return act('declareGap', { table: id, ...gap }, onTurn(floatAt(house.room, id)))
}

/** Forms under way at a table and things on its side table are brought to an end; null when there are none. */
function cleared({ room }: House, id: string): Chosen | null {
  const of = { table: id }
  const changeur = onTurn(floatAt(room, id))
  const moving = underWay(room, id)[0]
  if (moving) {
    const { number: movement, status, kind, gives, gets } = moving
    if (status !== 'carried')
      return act('dropMovement', { ...of, movement, why: 'si chiude' }, changeur)
    const isBack = kind === 'reso'
    const pieces = isBack ? gives : gets
    const by = isBack ? 'cassa-esterna' : changeur
    return act('receiveMovement', { ...of, movement, pieces }, by)
  }
  const item = room.side.find((one) => one.table === id && !one.taken)
  return item ? act('withdrawSide', { ...of, item: item.number }, 'commissario') : null
}

/** The next step of closing a table's float; null once it is in keeping. */
export function shutting(
  house: House,
  { id }: Pick<TableNow, 'id'>,
  random: Random,
): Chosen | null {
  const { room } = house
  const float = floatAt(room, id)
  if (float.box !== 'open') return null
  const of = { table: id }
  if (float.presence?.kind === 'closing')
    return random.oneIn(4)
      ? act('dropCount', of, 'commissario')
      : act('confirmClosing', of, 'testimone')
  const first = floatUnbarred(house, id, random) ?? cleared(house, id)
  if (first) return first
  if (float.order !== 'close') return act('orderClosing', of, 'commissario')
  const since = float.opening?.at ?? 0
  if (!float.cardCounts.some(({ when, at }) => when === 'closing' && at > since))
    return counting(house, id, 'closing', 'commissario')
  const found = rightCount(house, id, random)
  // A bank may owe more than its float ever held, and then no count is right.
  if (!countFound(house.scene(), id, found).isRight) return declared(house, id, random)
  return act('countClosing', { ...of, ...found, seal: '7' }, 'commissario')
}

/** The floats are closed before the count begins; null when they all are, and where there are none. */
export function floatShut(house: House | null, random: Random): Chosen | null {
  if (!house?.room.settings) return null
  const staff = staffing(house, house.tables)
  if (staff && !house.isCounting) return staff
  for (const table of house.tables) {
    const step = table.waits ? shutting(house, table, random) : null
    if (step) return step
  }
  return null
}

/** The floats are closed; then the box of the tax goes to the count, the book is reopened, claims end. */
export function floatAfter(house: House | null, random: Random): Chosen | null {
  const shut = floatShut(house, random)
  if (shut || !house) return shut
  const { room, tables, offered } = house
  const table = random.pick(tables)
  if (!room.settings || !table || !random.oneIn(3)) return null
  const of = { table: table.id }
  const float = floatAt(room, table.id)
  const box = float.taxBoxes.at(-1)
  if (room.advances.some(({ status }) => status === 'claim') && random.oneIn(2))
    return offered('endClaim', person('cassa-esterna'), random)
  if (random.oneIn(4)) {
    if (float.bookClosedAt === null) return act('closeBook', of, 'commissario')
    return float.reopening
      ? act('reopenBook', of, 'testimone')
      : act('askBookReopening', { ...of, why: 'manca una nota' }, 'commissario')
  }
  if (!box) return null
  if (!box.sealed) return act('sealTaxBox', { ...of, seal: '9' }, 'commissario')
  if (!box.escorted) return act('escortTaxBox', of, 'commissario')
  if (!box.arrived) return act('receiveTaxBox', { ...of, isSealWhole: true }, 'conta')
  if (box.counted) return null
  if (box.tally) return act('confirmTaxBox', of, 'conta2')
  return act('countTaxBox', { ...of, pieces: { '1': random.below(200) } }, 'conta')
}
