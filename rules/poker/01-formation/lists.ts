import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { NO_PAYLOAD } from '../../kernel/forms'
import { lotsHash } from '../../kernel/lots'
import { written } from '../../kernel/text'
import type { Evening } from '../evening'
import { holdsEvening } from '../frame/at-table'
import { keepsListOpen } from '../readings'
import { refuse } from '../refuse'
import { classOf, isFull, openTablesOf } from '../seating/places'
import { Settings } from '../settings'
import { ListId } from '../state/forms'
import type { Table } from '../state/table'
import { formationCommand } from './commands'

const title = written(80)

const openEvening = formationCommand({
  schema: z.object({ title, day: z.iso.date() }),
  may: ['segretario'],
  decide: (evening, { title, day }) =>
    evening.status === 'none'
      ? happens({ type: 'eveningOpened', title, day })
      : refuse(null, 'evening-already-open'),
})

/** The evening ends when every table that took chips or played is closed. */
const closeEvening = formationCommand({
  schema: NO_PAYLOAD,
  may: ['segretario'],
  decide: (evening) => {
    const open = Object.values(evening.tables).find(holdsEvening)
    if (open) return refuse('XVI.1', 'table-not-closed', { table: open.id })
    return happens({ type: 'eveningClosed' })
  },
  candidates: () => [{}],
})

const lotsLabel = (list: string, drawn: number) => `lots/${list}/${drawn}`
const nextList = (evening: Evening) => `L${Object.keys(evening.lists).length + 1}`

/** One list for each class, so that the second-table ban has one order of signature (I.4, A6). */
const openList = formationCommand({
  schema: z.object({ title, settings: Settings }),
  may: ['segretario'],
  secrets: (evening) => [lotsLabel(nextList(evening), 0)],
  decide: (evening, { title, settings }, { secrets }) => {
    const same = Object.values(evening.lists).find(
      (list) => !list.closed && classOf(list.settings) === classOf(settings),
    )
    if (same) return refuse('I.4', 'class-already-listed', { title: same.title })
    const list = nextList(evening)
    const seed = secrets[lotsLabel(list, 0)] ?? ''
    return happens({ type: 'listOpened', list, title, settings, lotsHash: lotsHash(seed) })
  },
  candidates: (evening) => {
    const uscita = 1 + Object.keys(evening.lists).length
    return [{ title: '—', settings: Settings.parse({ uscita, passata: 100 * uscita }) }]
  },
})

/** I.12: whether the table has a free place that a newcomer may have; in its last giro it need not. */
const takesNewcomers = (table: Table): boolean =>
  keepsListOpen(table) && table.lastGiro === null && !isFull(table)

/**
 * A list on which nobody waits may be closed, when its tables are full or in their last giro; closing it earlier would
 * shut newcomers out (I.12).
 */
const closeList = formationCommand({
  schema: z.object({ list: ListId }),
  may: ['segretario'],
  decide: (evening, { list }) => {
    if (evening.lists[list]?.closed) return refuse('I.12', 'list-closed')
    const waiting = Object.values(evening.signUps).filter(
      (signUp) => signUp.list === list && signUp.status === 'waiting',
    )
    if (waiting.length > 0) return refuse('I.12', 'someone-waits', { waiting: waiting.length })
    const settings = evening.lists[list]?.settings
    const open = settings && openTablesOf(evening, classOf(settings)).find(takesNewcomers)
    if (open) return refuse('I.12', 'places-free', { table: open.id })
    return happens({ type: 'listClosed', list })
  },
  candidates: (evening) => Object.keys(evening.lists).map((list) => ({ list })),
})

export const listCommands = { openEvening, closeEvening, openList, closeList }
