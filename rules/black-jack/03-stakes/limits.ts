import { z } from 'zod'
import { SIGNERS } from '../../banked/state'
import { Amount } from '../../kernel/amount'
import { times } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { eachTable, tableAt } from '../frame/at-table'
import type { LimitEvent } from '../play/events'
import { maximumFor, wrongLimits } from '../play/limits'
import { signing } from '../play/signing'
import { refuse } from '../refuse'
import { ceilingOn, Settings } from '../settings'
import { asTable, TableId } from '../state/ids'
import { stakesCommand } from './commands'

const As = z.enum(SIGNERS)
const ofTable = z.object({ table: TableId })
const signed = ofTable.extend({ as: As })
/** Without a maximum it is ten times the minimum (B.2.4). */
const limits = { minimum: Amount, maximum: Amount.optional() }
/** Members sign by the office that they hold. */
const PERSONS = ['socio', ...OFFICERS] as const

/** The usual minimum in steps. */
const USUAL_STEPS = 5
/** A minimum may vary as far as ten times it is not above the ceiling of the day. */
const amounts = (settings: Settings, day: string) => {
  const most = Math.floor(ceilingOn(settings, day) / maximumFor(settings.step)) * settings.step
  return { minimum: { min: settings.step, max: most, step: settings.step } }
}

/** One of the two opens a table with its class and its limits; the other has still to sign. Source: B.2.1, B.2.3. */
const openTable = stakesCommand({
  schema: z.object({ ...limits, settings: Settings, as: As }),
  may: PERSONS,
  from: 'anywhere',
  decide(
    evening,
    { minimum, maximum = maximumFor(minimum), settings, as },
    { by },
  ): Decision<LimitEvent> {
    if (evening.closing) return refuse('J.5', 'counting-begun')
    const sign = signing(evening, by, as, [])
    if (sign.refused) return sign.refused
    const pair = { minimum, maximum }
    const wrong = wrongLimits(pair, { settings, day: evening.day, isChange: false })
    if (wrong) return wrong
    const number = evening.lastTable + 1
    const table = asTable(`T${number}`)
    return happens({ type: 'tableProposed', table, number, ...pair, settings, as })
  },
  candidates: ({ settings }) =>
    SIGNERS.map((as) => ({
      minimum: times(settings.step, USUAL_STEPS),
      settings,
      as,
    })),
  bounds: ({ day }, { settings }) => amounts(settings, day),
})

const eachSigner = (...[evening, by]: Parameters<typeof eachTable>) =>
  eachTable(evening, by).flatMap((table) => SIGNERS.map((as) => ({ ...table, as })))

/** The other of the two signs, and the table is open. Source: B.2.3. */
const signTable = stakesCommand({
  schema: signed,
  may: PERSONS,
  from: 'anywhere',
  decide(evening, { table: id, as }, { by }): Decision<LimitEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'proposed') return refuse('B.2.3', 'nothing-to-sign')
    const sign = signing(evening, by, as, table.limits.signed)
    return sign.refused ?? happens({ type: 'tableOpened', table: id, as })
  },
  candidates: eachSigner,
})

/** One of the two asks for other limits, from the next opening of the stakes. Source: B.2.3, B.2.4, B.2.5, B2. */
const changeLimits = stakesCommand({
  schema: signed.extend(limits),
  may: PERSONS,
  from: 'anywhere',
  decide(
    evening,
    { table: id, minimum, maximum = maximumFor(minimum), as },
    { by },
  ): Decision<LimitEvent> {
    const { status, limitsAsked, settings } = tableAt(evening, id)
    if (status !== 'open') return refuse(null, 'table-not-open')
    if (limitsAsked) return refuse('B.2.3', 'limits-asked-already')
    const sign = signing(evening, by, as, [])
    if (sign.refused) return sign.refused
    const pair = { minimum, maximum }
    return (
      wrongLimits(pair, { settings, day: evening.day, isChange: true }) ??
      happens({ type: 'limitsAsked', table: id, ...pair, as })
    )
  },
  candidates: (evening, by) =>
    eachSigner(evening, by).map((signer) => ({
      ...signer,
      minimum: tableAt(evening, signer.table).limits.minimum,
    })),
  bounds: (evening, { table }) => amounts(tableAt(evening, table).settings, evening.day),
})

/** The other of the two signs the new limits. Source: B.2.3, B2. */
const signLimits = stakesCommand({
  schema: signed,
  may: PERSONS,
  from: 'anywhere',
  decide(evening, { table: id, as }, { by }): Decision<LimitEvent> {
    const { limitsAsked } = tableAt(evening, id)
    if (!limitsAsked) return refuse('B.2.3', 'nothing-to-sign')
    const sign = signing(evening, by, as, limitsAsked.signed)
    return sign.refused ?? happens({ type: 'limitsSigned', table: id, as })
  },
  candidates: eachSigner,
})

/** New limits that are not in force yet are dropped. */
const dropLimits = stakesCommand({
  schema: ofTable,
  may: OFFICERS,
  decide: (evening, { table }): Decision<LimitEvent> =>
    tableAt(evening, table).limitsAsked
      ? happens({ type: 'limitsDropped', table })
      : refuse('B.2.3', 'nothing-to-sign'),
  candidates: eachTable,
})

export const limitCommands = { openTable, signTable, changeLimits, signLimits, dropLimits }
