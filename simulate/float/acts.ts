import { leastPieces } from '@/rules/float/pieces/least'
import { countsIn, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { floatAt, underWay } from '@/rules/float/room'
import type { FloatTable } from '@/rules/float/state/table'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { type Random, shuffled } from '../random'
import { floatUnbarred, shutting } from './day'
import { act, anyCount, type Chosen, type FloatType, type House, onTurn, person } from './house'

/** A few pieces of those held; none when there are none. */
function somePieces(held: Pieces, random: Random): Pieces {
  const [value, count] = random.pick(countsIn(held)) ?? []
  return value === undefined || count === undefined
    ? {}
    : { [value]: 1 + random.below(Math.min(3, count)) }
}

/** Commands that the float itself offers, with the person who gives them, by how often they come. */
const OFFERED: readonly (readonly [FloatType, string])[] = [
  ['payTax', 'turn'],
  ['payTax', 'turn'],
  ['payTax', 'turn'],
  ['change', 'turn'],
  ['approveMovement', 'commissario'],
  ['approveMovement', 'commissario'],
  ['prepareMovement', 'cassa-esterna'],
  ['prepareMovement', 'cassa-esterna'],
  ['countersignMovement', 'testimone'],
  ['carryMovement', 'valletto'],
  ['carryMovement', 'valletto'],
  ['receiveMovement', 'turn'],
  ['receiveMovement', 'turn'],
  ['receiveMovement', 'cassa-esterna'],
  ['judgeGap', 'commissario'],
  ['witnessGap', 'testimone'],
  ['giveAdvance', 'turn'],
  ['returnAdvance', 'turn'],
  ['dropGrant', 'commissario'],
  ['changeMoney', 'turn'],
  ['identifyPerson', 'commissario'],
  ['reportSide', 'turn'],
  ['withdrawSide', 'commissario'],
  ['recordCheck', 'commissario'],
  ['countCards', 'commissario'],
  ['countSpot', 'commissario'],
  ['beginHandover', 'turn'],
  ['signSlip', 'direttore'],
  ['leaveDuty', 'capoT1'],
  ['undoLine', 'turn'],
  ['undoLine', 'commissario'],
  ['loseMovement', 'commissario'],
  ['relieveChangeur', 'commissario'],
  ['relieveChangeur', 'commissario'],
  ['beginHandover', 'turn'],
]

/** The parts of an evening that an act of a person's choice draws from. */
interface At {
  readonly house: House
  readonly float: FloatTable
  readonly id: string
  readonly random: Random
  readonly pieces: Pieces
  readonly member: MemberId | undefined
}

const WHY = 'per errore'

/** The changeur asks for a form of any kind. */
function asking({ float, id, random, pieces }: At): Chosen {
  const kind = random.pick(['reintegro', 'aggiunta', 'reso'] as const) ?? 'reintegro'
  const ask = (form: object) => act('askMovement', { table: id, kind, ...form }, onTurn(float))
  if (kind === 'aggiunta') return ask({ gives: {}, notes: 0, gets: pieces })
  if (kind === 'reso') return ask({ gives: pieces, notes: 0, gets: {} })
  const notes = random.oneIn(2) ? float.banknotes : asChips(0)
  if (notes > 0) return ask({ gives: {}, notes, gets: leastPieces(notes, float.pieces) ?? {} })
  return ask({ gives: leastPieces(worthOf(pieces), float.pieces) ?? {}, notes: 0, gets: pieces })
}

/** A form under way is refused at its delivery, or given up. */
function givingUp({ house, float, id, random }: At): Chosen | null {
  const moving = random.pick(underWay(house.room, id))
  if (!moving) return null
  const type = moving.status === 'carried' ? 'refuseDelivery' : 'dropMovement'
  return act(type, { table: id, movement: moving.number, why: WHY }, onTurn(float))
}

function compensating({ house, id, random }: At): Chosen | null {
  const gap = random.pick(house.room.gaps.filter(({ table }) => table === id))
  if (!gap) return null
  const entry = { gap: gap.number, pieces: { '1': 1 }, cause: 'cambio-errato', note: WHY }
  return act('compensateGap', { table: id, ...entry }, 'commissario')
}

/** The next steps of a form under way, each with the person who gives it. */
const ON_THE_WAY: readonly (readonly [FloatType, string])[] = [
  ['approveMovement', 'commissario'],
  ['prepareMovement', 'cassa-esterna'],
  ['countersignMovement', 'testimone'],
  ['carryMovement', 'valletto'],
]
const CARRIED: typeof ON_THE_WAY = [
  ['receiveMovement', 'turn'],
  ['receiveMovement', 'cassa-esterna'],
  ['loseMovement', 'commissario'],
]

/** A form under way goes on, to its delivery; there it is received, refused or lost. */
function goingOn(at: At): Chosen | null {
  const { house, id, random } = at
  const isCarried = underWay(house.room, id).some(({ status }) => status === 'carried')
  if (isCarried && random.oneIn(4)) return givingUp(at)
  return anyStep(at, isCarried ? CARRIED : ON_THE_WAY)
}

/** The steps of an advance that is granted or out. */
const OF_ADVANCE: typeof ON_THE_WAY = [
  ['giveAdvance', 'turn'],
  ['returnAdvance', 'turn'],
  ['dropGrant', 'commissario'],
]

/** The first of these steps, in any order, that is offered to its person. */
function anyStep(
  { house, float, random }: Pick<At, 'house' | 'float' | 'random'>,
  steps: typeof ON_THE_WAY,
): Chosen | null {
  for (const [type, name] of shuffled(random, steps)) {
    const by = person(name === 'turn' ? onTurn(float) : name)
    const found = house.offered(type, by, random)
    if (found) return found
  }
  return null
}

/** A line that the changeur wrote, or the latest one of any kind. */
const aLine = ({ float, random }: At): number =>
  random.pick(
    float.pages.flat().filter(({ event, struck }) => event.type === 'lineWritten' && !struck),
  )?.number ?? float.lineCount

/** One of so many, by its number. */
const one = (random: Random, list: readonly unknown[]) => 1 + random.below(Math.max(1, list.length))

/** One of the orphans, mostly one that nobody has claimed; or the first thing that lay on a side table. */
const orphan = ({ room }: House, random: Random): number =>
  random.pick(room.side.filter(({ kind, claimedBy }) => kind === 'orfanello' && !claimedBy))
    ?.number ?? 1

/** Commands with words or sums of a person's choice. */
const WRITTEN: readonly ((at: At) => Chosen | null)[] = [
  asking,
  asking,
  givingUp,
  givingUp,
  compensating,
  ({ id, float, pieces }) =>
    act('putStack', { table: id, member: null, seat: 1, pieces }, onTurn(float)),
  ({ house, id, float, random }) =>
    act(
      'declareGap',
      { table: id, ...anyCount(house, id, random), cause: 'sconosciuta', note: '' },
      onTurn(float),
    ),
  ({ house, id, random }) =>
    act('countSpot', { table: id, ...anyCount(house, id, random) }, 'commissario'),
  ({ id, member, random }) =>
    act('grantAdvance', { table: id, member, seat: 1, chips: 1 + random.below(99) }, 'commissario'),
  ({ id, member, random }) =>
    act('grantAdvance', { table: id, member, seat: 1, chips: 1 + random.below(99) }, 'commissario'),
  ({ id, member, pieces }) =>
    act(
      'allowPaper',
      { table: id, member, kind: 'assegno', chips: worthOf(pieces), pieces, note: '' },
      'commissario',
    ),
  ({ id, float, pieces, random }) =>
    random.oneIn(3)
      ? act(
          'changeMoney',
          { table: id, member: null, offered: 'banconote', into: 'fiches', pieces },
          onTurn(float),
        )
      : null,
  ({ id, float }) => act('takeTip', { table: id, member: null, pieces: { '5': 1 } }, onTurn(float)),
  ({ id, float }) =>
    act('findOrphan', { table: id, pieces: { '5': 1 }, seat: 1, note: '' }, onTurn(float)),
  ({ id, house, random, member }) =>
    act('claimOrphan', { table: id, item: orphan(house, random), member }, 'commissario'),
  ({ id, float }) => act('writeLine', { table: id, text: WHY }, onTurn(float)),
  (at) => act('strikeLine', { table: at.id, line: aLine(at), why: WHY }, onTurn(at.float)),
  ({ id }) => act('decideCase', { table: id, text: WHY, recordings: null }, 'commissario'),
  () => act('reportIrregularity', { text: WHY, to: ['direzione-giochi'] }, 'commissario'),
  ({ id, float }) => act('reportSuspicion', { table: id, text: WHY }, onTurn(float)),
  () => act('openGara', { name: 'Gara' }, 'direttore'),
  ({ id, house, random }) => {
    const { coup } = house.scene().floor.tables.find((one) => one.id === id) ?? {}
    // A game that does not tell who holds a hand takes any member of the day.
    const hands = coup?.hands ?? house.members.map((member) => ({ member, seat: null }))
    const { member, seat } = random.pick(hands) ?? { member: '', seat: null }
    return act('issueSlip', { table: id, member, seat: seat ?? 1, printed: null }, `capo${id}`)
  },
  ({ house, random }) =>
    act('cancelSlip', { slip: one(random, house.room.slips), why: WHY }, 'direttore'),
]

/**
 * The float's part at a table: it ends what bars the deal, and does something beside the play, between two rounds one
 * time in `every`. Null in a house without floats.
 */
export function floatAtTable(
  house: House | null,
  { id, every }: { readonly id: string; readonly every: number },
  random: Random,
): Chosen | null {
  if (!house?.room.settings) return null
  const table = house.tables.find((one) => one.id === id)
  if (table?.waits) {
    const { order, taxes } = floatAt(house.room, id)
    // A box is closed while others play on, and a round may begin before the last word on its count.
    if (random.oneIn(order === 'close' ? 2 : 100)) return shutting(house, table, random)
    const tax = taxes.at(-1)
    if (tax && tax.paid === null && random.oneIn(3)) {
      const by = person(onTurn(floatAt(house.room, id)))
      return house.offered('payTax', by, random)
    }
  }
  const barred = table?.isBeforeDeal && !random.oneIn(4) ? floatUnbarred(house, id, random) : null
  return barred ?? (random.oneIn(table?.waits ? every : 10) ? floatAside(house, id, random) : null)
}

/** Something beside the play that the float does now and then. */
function floatAside(house: House, id: string, random: Random): Chosen | null {
  const float = floatAt(house.room, id)
  if (float.box !== 'open') return null
  const pieces = somePieces(float.pieces, random)
  const at = { house, float, id, random, pieces, member: random.pick(house.members) }
  if (random.oneIn(3) && underWay(house.room, id).length > 0) return goingOn(at)
  const isOut = ({ table, status }: (typeof house.room.advances)[number]) =>
    table === id && (status === 'granted' || status === 'out')
  if (random.oneIn(6) && house.room.advances.some(isOut)) return anyStep(at, OF_ADVANCE)
  if (random.oneIn(2)) return random.pick(WRITTEN)?.(at) ?? null
  const [type, name] = random.pick(OFFERED) ?? ['change', 'turn']
  return house.offered(type, person(name === 'turn' ? onTurn(float) : name), random)
}
