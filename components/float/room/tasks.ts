import type { FloatCommand } from '@/rules/float/articles'
import type { Advance, Gap, Movement } from '@/rules/float/state/movement'
import type { SideItem, Slip } from '@/rules/float/state/room'
import type { OfficeFloat, OfficeView } from '@/rules/float/views/office'
import type { BoxView } from '@/rules/float/views/sums'
import type { Offer } from '@/rules/kernel/offers'

/** A thing that waits for this person. */
export type Task =
  | { subject: 'count' | 'table' | 'handover' | 'book'; key: string; float: OfficeFloat }
  | { subject: 'form'; key: string; movement: Movement }
  | { subject: 'gap'; key: string; gap: Gap }
  | { subject: 'box'; key: string; box: BoxView }
  | { subject: 'side'; key: string; item: SideItem }
  | { subject: 'claim'; key: string; advance: Advance }
  | { subject: 'slip'; key: string; slip: Slip }

type Type = FloatCommand['type']
type Match = Readonly<Record<string, string | number>>
type FloatOffer = Offer<FloatCommand>

const FORM_STEPS = [
  'approveMovement',
  'prepareMovement',
  'carryMovement',
  'receiveMovement',
  'countersignMovement',
] as const satisfies readonly Type[]

const BOX_STEPS = [
  'escortTaxBox',
  'receiveTaxBox',
  'countTaxBox',
] as const satisfies readonly Type[]

/** Everything that waits for this person, the things that keep a table waiting first. */
export function tasksOf(office: OfficeView, offers: readonly FloatOffer[]): Task[] {
  const may = (types: readonly Type[], match: Match) =>
    offers.some(({ type, payload }) => types.includes(type) && agrees(payload, match))
  const floats = office.floats.flatMap((float): Task[] => {
    const at = { table: float.id }
    const counts = ['confirmOpening', 'confirmClosing', 'confirmSpot'] as const
    return [
      ...(may(counts, at) ? [{ subject: 'count' as const, key: `count ${float.id}`, float }] : []),
      ...(may(['attendHandover'], at)
        ? [{ subject: 'handover' as const, key: `handover ${float.id}`, float }]
        : []),
      ...(isToCount(float, may(['countOpening', 'countClosing'], at))
        ? [{ subject: 'table' as const, key: `table ${float.id}`, float }]
        : []),
      ...(may(['reopenBook'], at)
        ? [{ subject: 'book' as const, key: `book ${float.id}`, float }]
        : []),
    ]
  })
  const gaps = office.gaps.filter(
    ({ table, number: gap, inspector, witness }) =>
      (!inspector && may(['judgeGap'], { table, gap })) ||
      (!witness && may(['witnessGap'], { table, gap })),
  )
  const forms = office.movements.filter(({ table, number: movement }) =>
    may(FORM_STEPS, { table, movement }),
  )
  return [
    ...floats,
    ...gaps.map((gap) => ({ subject: 'gap' as const, key: `gap ${gap.number}`, gap })),
    ...forms.map((movement) => ({
      subject: 'form' as const,
      key: `form ${movement.number}`,
      movement,
    })),
    ...boxTasks(office, may),
    ...office.side
      .filter(({ table, number: item }) => may(['withdrawSide'], { table, item }))
      .map((item) => ({ subject: 'side' as const, key: `side ${item.number}`, item })),
    ...office.advances
      .filter(({ table, number: advance }) => may(['endClaim'], { table, advance }))
      .map((advance) => ({ subject: 'claim' as const, key: `claim ${advance.number}`, advance })),
    ...office.slips
      .filter(({ number: slip }) => may(['signSlip'], { slip }))
      .map((slip) => ({ subject: 'slip' as const, key: `slip ${slip.number}`, slip })),
  ]
}

const agrees = (payload: object, match: Match): boolean =>
  Object.entries(match).every(([field, value]) =>
    Object.entries(payload).some(([key, given]) => key === field && given === value),
  )

/** A count waits once its table is ordered open or closed, and none is under way. */
const isToCount = ({ order, presence }: OfficeFloat, isOffered: boolean): boolean =>
  isOffered && order !== 'none' && presence === null

/** Boxes of the tax to seal at a table that closes, to escort, to receive or to count. */
function boxTasks(
  { boxes, floats }: OfficeView,
  may: (types: readonly Type[], match: Match) => boolean,
): Task[] {
  const isClosing = (table: string) =>
    floats.some(
      ({ id, box, order }) =>
        id === table && (order === 'close' || (box === 'keeping' && order !== 'open')),
    )
  return boxes
    .filter(
      ({ table, box }) =>
        may(box.tally ? ['confirmTaxBox'] : BOX_STEPS, { table, box: box.number }) ||
        (!box.sealed && isClosing(table) && may(['sealTaxBox'], { table })),
    )
    .map((box) => ({ subject: 'box' as const, key: `box ${box.table} ${box.box.number}`, box }))
}
