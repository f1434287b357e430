import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { SIGNERS } from '../../banked/state'
import { Amount } from '../../kernel/amount'
import { MOST_CHIPS, times } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { eachTable, tableAt } from '../frame/at-table'
import { INSPECTOR, PERSONS } from '../frame/roles'
import { wrongCustoms, wrongLimits } from '../play/limits'
import { noColpoFollows, transfersOfAll } from '../play/settlement'
import { signing } from '../play/signing'
import { refuse } from '../refuse'
import { Settings } from '../settings'
import { asTable, TableId } from '../state/ids'
import { clubCommand } from './commands'
import type { ClubEvent } from './events'

const As = z.enum(SIGNERS)
const ofTable = z.object({ table: TableId })
const signed = ofTable.extend({ as: As })
const limits = { minimum: Amount, maximum: Amount }

/** The usual limits in steps. */
const USUAL_STEPS = { minimum: 5, maximum: 500 }

/** One of the two opens a table with its class and its limits; the other has still to sign. Source: K.6, D1, A5. */
const openTable = clubCommand({
  schema: z.object({ ...limits, settings: Settings, as: As }),
  may: PERSONS,
  from: 'anywhere',
  decide(evening, { minimum, maximum, settings, as }, { by }): Decision<ClubEvent> {
    if (evening.closing) return refuse('K.5', 'counting-begun')
    const sign = signing(evening, by, as, [])
    if (sign.refused) return sign.refused
    const pair = { minimum, maximum }
    const wrong = wrongCustoms(settings) ?? wrongLimits(pair, settings)
    if (wrong) return wrong
    const number = evening.lastTable + 1
    const table = asTable(`T${number}`)
    return happens({ type: 'tableProposed', table, number, ...pair, settings, as })
  },
  candidates: ({ settings }) =>
    SIGNERS.map((as) => ({
      minimum: times(settings.step, USUAL_STEPS.minimum),
      maximum: times(settings.step, USUAL_STEPS.maximum),
      settings,
      as,
    })),
  bounds: (_, { settings: { step }, maximum }) => ({
    minimum: { min: step, max: maximum, step },
  }),
})

const eachSigner = (...[evening, by]: Parameters<typeof eachTable>) =>
  eachTable(evening, by).flatMap((table) => SIGNERS.map((as) => ({ ...table, as })))

/** The other of the two signs, and the table is open. Source: K.6. */
const signTable = clubCommand({
  schema: signed,
  may: PERSONS,
  from: 'anywhere',
  decide(evening, { table: id, as }, { by }): Decision<ClubEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'proposed') return refuse('K.6', 'nothing-to-sign')
    const sign = signing(evening, by, as, table.limits.signed)
    return sign.refused ?? happens({ type: 'tableOpened', table: id, as })
  },
  candidates: eachSigner,
})

/** One of the two asks for other limits, from the next opening of the stakes. Source: K.6. */
const changeLimits = clubCommand({
  schema: signed.extend(limits),
  may: PERSONS,
  from: 'anywhere',
  decide(evening, { table: id, minimum, maximum, as }, { by }): Decision<ClubEvent> {
    const { status, limitsAsked, settings } = tableAt(evening, id)
    if (status !== 'open') return refuse(null, 'table-not-open')
    if (limitsAsked) return refuse('K.6', 'limits-asked-already')
    const sign = signing(evening, by, as, [])
    if (sign.refused) return sign.refused
    const pair = { minimum, maximum }
    return wrongLimits(pair, settings) ?? happens({ type: 'limitsAsked', table: id, ...pair, as })
  },
  candidates: (evening, by) =>
    eachSigner(evening, by).map((signer) => {
      const { minimum, maximum } = tableAt(evening, signer.table).limits
      return { ...signer, minimum, maximum }
    }),
  bounds: (evening, { table, minimum }) => {
    const { step } = tableAt(evening, table).settings
    return { maximum: { min: minimum, max: MOST_CHIPS - (MOST_CHIPS % step), step } }
  },
})

/** The other of the two signs the new limits. Source: K.6. */
const signLimits = clubCommand({
  schema: signed,
  may: PERSONS,
  from: 'anywhere',
  decide(evening, { table: id, as }, { by }): Decision<ClubEvent> {
    const { limitsAsked } = tableAt(evening, id)
    if (!limitsAsked) return refuse('K.6', 'nothing-to-sign')
    const sign = signing(evening, by, as, limitsAsked.signed)
    return sign.refused ?? happens({ type: 'limitsSigned', table: id, as })
  },
  candidates: eachSigner,
})

/** New limits that are not in force yet are dropped. */
const dropLimits = clubCommand({
  schema: ofTable,
  may: OFFICERS,
  decide: (evening, { table }): Decision<ClubEvent> =>
    tableAt(evening, table).limitsAsked
      ? happens({ type: 'limitsDropped', table })
      : refuse('K.6', 'nothing-to-sign'),
  candidates: eachTable,
})

/** The table closes for the day: imprisoned stakes are divided, all others come back. Source: T.9, C1, C2, F6. */
const closeTable = clubCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }): Decision<ClubEvent> {
    const table = tableAt(evening, id)
    if (table.status === 'closed') return refuse(null, 'table-not-open')
    if (table.colpo) return refuse(null, 'colpo-in-play')
    const parts = noColpoFollows(table)
    const transfers = transfersOfAll(id, parts)
    return happens({ type: 'tableClosed', table: id, book: BOOK, parts, transfers })
  },
  candidates: eachTable,
})

export const tableCommands = {
  openTable,
  signTable,
  changeLimits,
  signLimits,
  dropLimits,
  closeTable,
}
