import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { MINUTE_MS } from '../../kernel/time'
import { countFound } from '../bank'
import { acting } from '../frame/acting'
import { boxesNear, boxShut, floorAt, notMoving, tablesNear } from '../frame/at-table'
import { isCountedAnew, ofCount, ofFloat, SOME_TEXT } from '../frame/forms'
import { PiecesForm } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import { FLOAT_ROLES } from '../scene'
import { officeCommand } from './commands'
import type { OfficeEvent } from './events'

const PERSONS = ['socio', ...OFFICERS] as const

/** V.open-close-tables: the inspector orders a table opened. */
const orderOpening = officeCommand({
  schema: ofFloat,
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.open-close-tables')
    if (isRefused(acts)) return acts
    const { box, order } = floatAt(scene.room, table)
    if (box === 'open') return refuseAtFloat('V.open-close-tables', 'box-open')
    if (order === 'open') return refuseAtFloat('V.open-close-tables', 'ordered-already')
    return happens({ type: 'openingOrdered', table, inspector: acts.who })
  },
  candidates: (scene, by) => tablesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** V.open-close-tables: the inspector orders a table closed. */
const orderClosing = officeCommand({
  schema: ofFloat,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.open-close-tables')
    if (isRefused(acts)) return acts
    const { box, order } = floatAt(scene.room, table)
    if (box !== 'open') return refuseAtFloat('V.open-presence', 'box-not-open')
    if (order === 'close') return refuseAtFloat('V.open-close-tables', 'ordered-already')
    return happens({ type: 'closingOrdered', table, inspector: acts.who })
  },
  candidates: (scene, by) => boxesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** V.checks: the inspector checks the cards, the taking of the tax, or the float. */
const recordCheck = officeCommand({
  schema: ofFloat.extend({
    what: z.enum(['carte', 'cagnotte', 'dotazione']),
    isRight: z.boolean(),
    note: reason(0, 300),
  }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, what, isRight, note }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.checks')
    if (isRefused(acts)) return acts
    if (!isRight && note === '') return refuseAtFloat('V.checks', 'note-needed')
    const inspector = acts.who
    return happens({ type: 'checkRecorded', table, what, isRight, inspector, note })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table }) =>
      (['carte', 'cagnotte', 'dotazione'] as const).map((what) => ({
        table,
        what,
        isRight: true,
        note: '',
      })),
    ),
})

/** V.unseal, V.card-count, V.closing: the cards are counted at the opening, at the end of a taglia and at the closing. */
const countCards = officeCommand({
  schema: ofFloat.extend({
    when: z.enum(['unsealed', 'taglia', 'closing']),
    cards: z.int().nonnegative().max(1_000),
    masks: z.int().nonnegative().max(20),
    note: reason(0, 300),
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, when, cards, masks, note }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['capo-partita', 'commissario'], table, 'V.unseal')
    if (isRefused(acts)) return acts
    const floor = floorAt(scene, table)
    if (when !== 'unsealed' && !floor.waits) return refuseAtFloat('V.spot-check', 'between-coups')
    const isWhole = cards === floor.cards && masks === floor.masks
    if (!isWhole && note === '')
      return refuseAtFloat('V.unseal', 'say-what-is-wrong', {
        cards: floor.cards,
        masks: floor.masks,
      })
    const { taglia } = floor
    const counted = { when, taglia, cards, masks, isWhole, note, by: acts.who }
    return happens({ type: 'cardsCounted', table, ...counted })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table, cards, masks }) =>
      (['unsealed', 'taglia', 'closing'] as const).map((when) => ({
        table,
        when,
        cards,
        masks,
        note: '',
      })),
    ),
})

/** Counts a float by sample, between two coups; the witness confirms it. Source: V.spot-check, ch4. */
const countSpot = officeCommand({
  schema: ofFloat.extend({ pieces: PiecesForm, banknotes: AmountOrNone }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, pieces, banknotes }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.spot-check')
    if (isRefused(acts)) return acts
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    if (!float.turn) return refuseAtFloat('V.open-presence', 'box-not-open')
    if (!floorAt(scene, table).waits) return refuseAtFloat('V.spot-check', 'between-coups')
    const { changeur } = float.turn
    const inspector = acts.who
    return happens({ type: 'spotCounted', table, inspector, changeur, pieces, banknotes })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).map(({ id, pieces, banknotes }) => ({ table: id, pieces, banknotes })),
})

/** The witness confirms the sample: right, or the changeur declares a plus or minus. Source: V.spot-check. */
const confirmSpot = officeCommand({
  schema: ofCount,
  may: PERSONS,
  from: 'anywhere',
  decide(scene, read, { by, at }): Decision<OfficeEvent> {
    const { table } = read
    const acts = acting(scene, by, ['testimone'], table, 'V.spot-check')
    if (isRefused(acts)) return acts
    const float = floatAt(scene.room, table)
    const shut = boxShut(float)
    if (shut) return shut
    const { presence } = float
    if (presence?.kind !== 'spot') return refuseAtFloat('V.spot-check', 'no-count-waits')
    if (isCountedAnew(presence, read)) return refuseAtFloat(null, 'counted-anew')
    if (acts.who === presence.inspector || acts.who === presence.changeur)
      return refuseAtFloat('V.open-presence', 'three-persons')
    const minutes = scene.room.settings?.presenceMinutes ?? 0
    if (at - presence.at > minutes * MINUTE_MS)
      return refuseAtFloat('V.open-presence', 'too-late', { minutes })
    const { isRight, brings } = countFound(scene, table, presence)
    const { inspector } = presence
    const checked = { table, inspector, witness: acts.who, isRight }
    return happens({ type: 'spotChecked', ...checked, ...(isRight ? brings : null) })
  },
  candidates: (scene, by) => boxesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** V.commissario: a dispute or a case that the regulation does not foresee, settled without appeal (ch2). */
const decideCase = officeCommand({
  schema: ofFloat.extend({ text: reason(3, 600), recordings: reason(1, 120).nullable() }),
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, text, recordings }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.commissario')
    if (isRefused(acts)) return acts
    return happens({ type: 'caseDecided', table, inspector: acts.who, text, recordings })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).map(({ id }) => ({ table: id, text: SOME_TEXT, recordings: null })),
})

export const orderCommands = {
  orderOpening,
  orderClosing,
  recordCheck,
  countCards,
  countSpot,
  confirmSpot,
  decideCase,
}
