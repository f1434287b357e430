import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { leastPieces } from '@/rules/float/pieces/least'
import { countsIn, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { floatAt, underWay } from '@/rules/float/room'
import type { FloatTable } from '@/rules/float/state/table'
import { asChips } from '@/rules/kernel/chips'
import { membersIn } from '@/rules/kernel/ids'
import type { Random } from '../random'
import { type Chosen, offered } from './chosen'
import { act, countOf, onTurn, person } from './float'

/** Somebody who takes part in the evening. */
const someone = ({ persons }: Evening, random: Random) => random.pick(membersIn(persons))

/** A few pieces of those held; none when there are none. */
function somePieces(held: Pieces, random: Random): Pieces {
  const [value, count] = random.pick(countsIn(held)) ?? []
  return value === undefined || count === undefined
    ? {}
    : { [value]: 1 + random.below(Math.min(3, count)) }
}

/** Commands that the float itself offers, with the person who gives them, by how often they come. */
const OFFERED: readonly (readonly [CommandType, string])[] = [
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
]

/** The parts of an evening that an act of a person's choice draws from. */
interface At {
  readonly evening: Evening
  readonly float: FloatTable
  readonly id: string
  readonly random: Random
  readonly pieces: Pieces
  readonly member: string | undefined
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
function givingUp({ evening, float, id, random }: At): Chosen | null {
  const moving = random.pick(underWay(evening.float, id))
  if (!moving) return null
  const type = moving.status === 'carried' ? 'refuseDelivery' : 'dropMovement'
  return act(type, { table: id, movement: moving.number, why: WHY }, onTurn(float))
}

function compensating({ evening, id, random }: At): Chosen | null {
  const gap = random.pick(evening.float.gaps.filter(({ table }) => table === id))
  if (!gap) return null
  const entry = { gap: gap.number, pieces: { '1': 1 }, cause: 'cambio-errato', note: WHY }
  return act('compensateGap', { table: id, ...entry }, 'commissario')
}

/** One of so many, by its number. */
const one = (random: Random, list: readonly unknown[]) => 1 + random.below(Math.max(1, list.length))

/** Commands with words or sums of a person's choice. */
const WRITTEN: readonly ((at: At) => Chosen | null)[] = [
  asking,
  asking,
  givingUp,
  compensating,
  ({ id, float, pieces }) =>
    act('putStack', { table: id, member: null, seat: 1, pieces }, onTurn(float)),
  ({ id, float, random }) =>
    act(
      'declareGap',
      {
        table: id,
        pieces: countOf(float, random),
        banknotes: float.banknotes,
        cause: 'sconosciuta',
        note: '',
      },
      onTurn(float),
    ),
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
  ({ id, float }) => act('takeTip', { table: id, member: null, pieces: { '5': 1 } }, onTurn(float)),
  ({ id, float }) =>
    act('findOrphan', { table: id, pieces: { '5': 1 }, seat: 1, note: '' }, onTurn(float)),
  ({ id, evening, random, member }) =>
    act('claimOrphan', { table: id, item: one(random, evening.float.side), member }, 'commissario'),
  ({ id, float }) => act('writeLine', { table: id, text: WHY }, onTurn(float)),
  ({ id, float }) =>
    act('strikeLine', { table: id, line: float.lineCount, why: WHY }, onTurn(float)),
  ({ id }) => act('decideCase', { table: id, text: WHY, recordings: null }, 'commissario'),
  () => act('reportIrregularity', { text: WHY, to: ['direzione-giochi'] }, 'commissario'),
  ({ id, float }) => act('reportSuspicion', { table: id, text: WHY }, onTurn(float)),
  () => act('openGara', { name: 'Gara' }, 'direttore'),
  ({ id, member }) => act('issueSlip', { table: id, member, seat: 1, printed: null }, `capo${id}`),
  ({ evening, random }) =>
    act('cancelSlip', { slip: one(random, evening.float.slips), why: WHY }, 'direttore'),
]

/** Something beside the play that the float does now and then. */
export function floatAside(evening: Evening, table: Table, random: Random): Chosen | null {
  const float = floatAt(evening.float, table.id)
  if (float.box !== 'open') return null
  if (random.oneIn(2)) {
    const pieces = somePieces(float.pieces, random)
    const member = someone(evening, random)
    return random.pick(WRITTEN)?.({ evening, float, id: table.id, random, pieces, member }) ?? null
  }
  const [type, name] = random.pick(OFFERED) ?? ['change', 'turn']
  return offered(evening, random, type, person(name === 'turn' ? onTurn(float) : name))
}
