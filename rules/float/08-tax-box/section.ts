import { z } from 'zod'
import { type Chips, minus, NO_CHIPS, negate, plus, sumOf, totalChips } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Instant, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { MINUTE_MS } from '../../kernel/time'
import { TAX_DIFFERENCE } from '../accounts'
import { floatArticle } from '../article'
import { acting } from '../frame/acting'
import { floorAt, replacedUnread, tablesNear } from '../frame/at-table'
import { EntryNumber, isCountedAnew, ofCount, ofFloat, ofNewCount } from '../frame/forms'
import { NO_PIECES, PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import { FLOAT_ROLES, type FloorTable, type Scene } from '../scene'
import type { FloatTable, TaxBox } from '../state/table'
import { paymentsAt } from '../tax-paid'
import { evolveTaxBox, type TaxBoxEvent } from './events'
import { TAX_BOX_REFUSALS } from './refusals'

const { article, command } = floatArticle<TaxBoxEvent>()

const PERSONS = ['socio', ...OFFICERS] as const

/** A box by its number; left out, the first one that waits for the step. */
const ofBox = ofFloat.extend({ box: EntryNumber.optional() })

const near = (scene: Scene, by: Actor) => tablesNear(scene, by).map(({ id }) => ({ table: id }))

/** The box of the tax that is at a table now, or was there last. */
export const boxNow = ({ taxBoxes }: Pick<FloatTable, 'taxBoxes'>): TaxBox | undefined =>
  taxBoxes.at(-1)

/** The steps of a sealed box, in their order. */
const WAY = ['sealed', 'escorted', 'arrived', 'counted'] as const

/** The first box of a table that waits for a step: a box sealed before another opening goes its way too. */
const waitingFor = (
  { taxBoxes }: Pick<FloatTable, 'taxBoxes'>,
  step: 'escorted' | 'arrived' | 'counted',
  number?: number,
): TaxBox | undefined => {
  const before = WAY[WAY.indexOf(step) - 1] ?? 'sealed'
  return taxBoxes.find(
    (box) => box[before] && !box[step] && (number === undefined || box.number === number),
  )
}

/** The number of a box for its event, where it is not the table's last one. */
export const named = (float: Pick<FloatTable, 'taxBoxes'>, { number }: TaxBox): { box?: number } =>
  number === boxNow(float)?.number ? {} : { box: number }

/** The boxes near an actor that wait for a step, each with its table. */
const waitingNear = (scene: Scene, by: Actor, step: 'escorted' | 'arrived' | 'counted') =>
  tablesNear(scene, by).flatMap(({ id: table }) =>
    floatAt(scene.room, table)
      .taxBoxes.filter((box) => waitingFor({ taxBoxes: [box] }, step))
      .map(({ number: box }) => ({ table, box })),
  )

/**
 * The sum that should be in a box: the taxes of the coups while it stood at the table, without what was paid for them into
 * a later one; null where the results of some are not known. Source: V.box-expected, ch28, chr7.
 */
export function expectedIn(
  float: Pick<FloatTable, 'taxes' | 'pages'>,
  { placed, sealed }: Pick<TaxBox, 'placed' | 'sealed'>,
  { taxSince }: Pick<FloorTable, 'taxSince'>,
): Chips | null {
  if (taxSince === null || taxSince > placed.at) return null
  const stoodAt = (at: Instant) => at >= placed.at && (!sealed || at <= sealed.at)
  const own = float.taxes.filter(({ at }) => stoodAt(at))
  const coups = new Set(own.map(({ coup }) => coup))
  const strayed = paymentsAt(float).map(({ at, coup, box }) => {
    if (coups.has(coup) === stoodAt(at)) return NO_CHIPS
    return coups.has(coup) ? negate(worthOf(box)) : worthOf(box)
  })
  return plus(totalChips(own), sumOf(strayed))
}

/** V.box: one locked box at the table, with its number and its seal. */
const placeTaxBox = command({
  schema: ofFloat.extend({ label: reason(1, 40), seal: reason(1, 40) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, label, seal }, { by }): Decision<TaxBoxEvent> {
    const acts = acting(scene, by, ['capo-partita', 'commissario'], table, 'V.box')
    if (isRefused(acts)) return acts
    const before = boxNow(floatAt(scene.room, table))
    if (before && !before.sealed) return refuseAtFloat('V.box', 'box-there')
    return happens({ type: 'taxBoxPlaced', table, by: acts.who, label, seal })
  },
})

/** V.closing, V.box-escort: at the closing the inspector seals the box. */
const sealTaxBox = command({
  schema: ofFloat.extend({ seal: reason(1, 40) }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, seal }, { by }): Decision<TaxBoxEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.closing')
    if (isRefused(acts)) return acts
    const box = boxNow(floatAt(scene.room, table))
    if (!box || box.sealed) return refuseAtFloat('V.box-escort', 'no-box-here')
    if (!floorAt(scene, table).waits) return refuseAtFloat('V.box-escort', 'after-last-coup')
    return happens({ type: 'taxBoxSealed', table, inspector: acts.who, seal })
  },
  candidates: (scene, by) => near(scene, by).map((one) => ({ ...one, seal: '1' })),
})

/** V.box-escort: the inspector escorts the sealed box to the count room. */
const escortTaxBox = command({
  schema: ofBox,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, box: number }, { by }): Decision<TaxBoxEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.box-escort')
    if (isRefused(acts)) return acts
    const float = floatAt(scene.room, table)
    const box = waitingFor(float, 'escorted', number)
    if (!box)
      return refuseAtFloat('V.box-escort', boxNow(float)?.sealed ? 'on-its-way' : 'seal-first')
    return happens({ type: 'taxBoxEscorted', table, ...named(float, box), inspector: acts.who })
  },
  candidates: (scene, by) => waitingNear(scene, by, 'escorted'),
})

/** V.box-escort: the count room receives the box, and looks at its seal. */
const receiveTaxBox = command({
  schema: ofBox.extend({ isSealWhole: z.boolean() }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, box: number, isSealWhole }, { by }): Decision<TaxBoxEvent> {
    const acts = acting(scene, by, ['conta'], null, 'V.box-escort')
    if (isRefused(acts)) return acts
    const float = floatAt(scene.room, table)
    const box = waitingFor(float, 'arrived', number)
    if (!box) return refuseAtFloat('V.box-escort', 'no-box-comes')
    const received = { by: acts.who, isSealWhole }
    return happens({ type: 'taxBoxArrived', table, ...named(float, box), ...received })
  },
  candidates: (scene, by) =>
    waitingNear(scene, by, 'arrived').flatMap((one) =>
      [true, false].map((isSealWhole) => ({ ...one, isSealWhole })),
    ),
})

/** The box that two may count now, or the reason why they may not. Source: V.box-count, ch28. */
function toCount({ room }: Scene, table: string, number: number | undefined) {
  const float = floatAt(room, table)
  const box = waitingFor(float, 'counted', number)
  if (float.box === 'open') return refuseAtFloat('V.box-count', 'table-open')
  if (box) return { float, box }
  const isDone = boxNow(float)?.counted
  return refuseAtFloat('V.box-count', isDone ? 'counted-already' : 'not-arrived')
}

/** V.box-count: one of the count room gives the count by denomination; another one confirms it, or counts again. */
const countTaxBox = command({
  schema: ofBox.extend({ ...ofNewCount.shape, pieces: PiecesForm }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, box: number, pieces, ...read }, { by }): Decision<TaxBoxEvent> {
    const acts = acting(scene, by, ['conta'], null, 'V.box-count')
    if (isRefused(acts)) return acts
    const found = toCount(scene, table, number)
    if (isRefused(found)) return found
    const unread = replacedUnread(found.box.tally, read)
    if (unread) return unread
    const tally = { by: acts.who, pieces, chips: worthOf(pieces) }
    return happens({ type: 'taxBoxTallied', table, ...named(found.float, found.box), ...tally })
  },
  candidates: (scene, by) =>
    waitingNear(scene, by, 'counted').map((one) => ({ ...one, pieces: NO_PIECES })),
})

/**
 * V.box-count, ch3, ch28: the other of the two who count confirms the count in time. It is the yield, and its difference
 * has its own account.
 */
const confirmTaxBox = command({
  schema: ofBox.extend(ofCount.shape),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { box: number, ...read }, { by, at }): Decision<TaxBoxEvent> {
    const { table } = read
    const acts = acting(scene, by, ['conta'], null, 'V.box-count')
    if (isRefused(acts)) return acts
    const found = toCount(scene, table, number)
    if (isRefused(found)) return found
    const { float, box } = found
    if (!box.tally) return refuseAtFloat('V.box-count', 'not-counted')
    if (isCountedAnew(box.tally, read)) return refuseAtFloat(null, 'counted-anew')
    const { at: since, ...tally } = box.tally
    if (acts.who === tally.by) return refuseAtFloat('V.box-count', 'two-count')
    const { room, floor } = scene
    const minutes = room.settings?.presenceMinutes ?? 0
    if (at - since > minutes * MINUTE_MS)
      return refuseAtFloat('V.box-count', 'count-is-old', { minutes })
    const expected = expectedIn(float, box, floorAt(scene, table))
    const moves = expected !== null && !floor.isSettled
    return happens({
      type: 'taxBoxCounted',
      table,
      ...named(float, box),
      book: floor.book,
      ...tally,
      second: acts.who,
      expected,
      transfers: moves ? move(TAX_DIFFERENCE, floor.tax, minus(tally.chips, expected)) : [],
    })
  },
  candidates: (scene, by) => waitingNear(scene, by, 'counted'),
})

/** Section 8: the box of the tax, and its way to the count. */
export const taxBox = article({
  id: 'F8',
  commands: {
    placeTaxBox,
    sealTaxBox,
    escortTaxBox,
    receiveTaxBox,
    countTaxBox,
    confirmTaxBox,
  },
  refusals: TAX_BOX_REFUSALS,
  evolve: evolveTaxBox,
})
