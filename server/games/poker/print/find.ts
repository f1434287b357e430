import { eventAt, eventsOfType } from '@/db/queries/papers'
import { type TableauRecord, tableauOfTable } from '@/db/queries/tableaux'
import type { AnyEvent } from '@/rules/kernel/decider'
import { isArbiter } from '@/rules/poker/17-arbitration/panel'
import type { Evening } from '@/rules/poker/evening'
import type { Table } from '@/rules/poker/state/table'
import type { SheetDocument } from '@/rules/poker/views/sheets'
import { HIDDEN } from '@/server/directory'
import { Problem } from '@/server/errors'
import { holds } from '@/server/identity'
import { type Found, type PaperRequest, proofAt } from '@/server/print/found'
import type { PersonOf } from '@/server/print/people'
import { wordsFor } from '@/server/print/words'
import { running } from '@/server/running'
import { OFFICERS } from '@/server/trpc'
import { disputePaper, lotsPaper, passataPaper, signaturePaper } from './fillRoom'
import { importedPaper, receiptPaper, tableauPaper } from './fillTableau'
import type { SignaturePaper } from './papers'

const DESK = ['segretario', 'amministratore'] as const

/** An evening of poker, and who asks for one of its papers. */
interface Room extends PaperRequest {
  state: Evening
  words: ReturnType<typeof wordsFor>
}

/** The paper at a path below `/print/<slug>/<evening>/`; null where there is none. Throws Problem `not-allowed`. */
export async function findPaper(
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
): Promise<Found | null> {
  const [kind = '', ...rest] = parts
  const [table = '', last = table] = rest
  const id = rest.length === 2 ? table : stem(table)
  if (rest.length > 2) return null
  const room: Room = { ...asked, state: evening, words: wordsFor(asked.locale) }
  const number = Number(stem(last))
  const seat = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
  switch (kind) {
    case 'firme':
      return await signatures(room, stem(table))
    case 'passata':
      return await passata(room, number)
    case 'tableau':
      return seat ? await tableau(room, seat) : null
    case 'sorteggio':
      return seat ? await lots(room, seat) : null
    case 'ricevuta':
      return seat ? receipt(room, seat, number) : null
    case 'contestazione':
      return seat ? dispute(room, seat, number) : null
    default:
      return null
  }
}

const stem = (name: string) => name.replace(/\.pdf$/, '')

/** An officer, or somebody of the table: a player of it, or its own tablet. */
function isOfTable({ identity, evening }: Room, table: Table): boolean {
  const { member, device } = identity
  const sat = member !== null && Object.hasOwn(table.players, member.id)
  const its = device !== null && device.post === table.id && device.evening === evening
  return sat || its || holds(identity, OFFICERS)
}

/** Refused unless it is the desk, or one of these members. */
function onlyFor({ identity }: Room, members: readonly string[]): void {
  const his = identity.member !== null && members.includes(identity.member.id)
  if (!his && !holds(identity, DESK)) throw new Problem('not-allowed')
}

const named = (room: Room, kind: string, what: string | number) => ({
  name: `${kind}-${room.state.day}-${what}.pdf`,
  counted: `${room.evening}/${kind}/${what}`,
})

async function tableau(room: Room, table: Table): Promise<Found> {
  if (!isOfTable(room, table)) throw new Problem('not-allowed')
  const { sql } = running()
  const kept = table.tableau
    ? await tableauOfTable(sql, room.identity.clubId, room.evening, table.id)
    : undefined
  const proof = kept ? proofAt(room, kept.hash) : null
  const { name } = named(room, 'tableau', table.id)
  const of = tableauPaper(room.state, table, { ...room, proof })
  return { name, counted: kept ? `tableau/${kept.hash}` : null, paper: { kind: 'tableau', of } }
}

/** The tableau of an imported evening: for officers, and for who played in it. */
export function importedTableau(asked: PaperRequest, kept: TableauRecord): Found {
  const { identity, personOf } = asked
  const document = kept.document as SheetDocument
  const played = document.tableau.rows.some(({ member }) => member === identity.member?.id)
  if (!played && !holds(identity, OFFICERS)) throw new Problem('not-allowed')
  const proof = proofAt(asked, kept.hash)
  const of = importedPaper({ title: kept.title, day: kept.day }, document, { personOf, proof })
  const name = `tableau-${kept.day}.pdf`
  return { name, counted: `tableau/${kept.hash}`, paper: { kind: 'tableau', of } }
}

type Signed = AnyEvent & { signUp: number; strokes: SignaturePaper['rows'][number]['strokes'] }

async function signatures(room: Room, id: string): Promise<Found | null> {
  if (!holds(room.identity, OFFICERS)) throw new Problem('not-allowed')
  const list = Object.hasOwn(room.state.lists, id) ? room.state.lists[id] : undefined
  if (!list) return null
  const signed = await eventsOfType<Signed>(
    running().sql,
    room.identity.clubId,
    room.evening,
    'signed',
  )
  const strokes = new Map(signed.map(({ event }) => [event.signUp, event.strokes]))
  const of = signaturePaper(room.state, list, strokes, room)
  return { ...named(room, 'firme', id), paper: { kind: 'firme', of } }
}

async function passata(room: Room, position: number): Promise<Found | null> {
  if (!Number.isSafeInteger(position) || position < 1) return null
  const found = await eventAt(running().sql, room.identity.clubId, room.evening, position)
  const slip = found && passataPaper(room.state, { ...found, position }, room)
  if (!slip) return null
  const { device } = room.identity
  if (device?.post !== slip.table.id || device.evening !== room.evening)
    onlyFor(room, [slip.member])
  return { ...named(room, 'passata', position), paper: { kind: 'passata', of: slip.paper } }
}

function receipt(room: Room, table: Table, number: number): Found | null {
  const of = receiptPaper(room.state, table, number, room)
  const payment = table.tableau?.payments.find((one) => one.number === number)
  if (!of || !payment) return null
  onlyFor(room, [payment.from, payment.to])
  return { ...named(room, 'ricevuta', `${table.id}-${number}`), paper: { kind: 'ricevuta', of } }
}

function dispute(room: Room, table: Table, number: number): Found | null {
  const { member } = room.identity
  const its = table.disputes.find((one) => one.number === number)
  const judges = its !== undefined && isArbiter(its, member?.id ?? null)
  if (!judges && !isOfTable(room, table)) throw new Problem('not-allowed')
  if (!its) return null
  const of = disputePaper(room.state, table, its, room)
  const names = named(room, 'contestazione', `${table.id}-${number}`)
  return { ...names, paper: { kind: 'contestazione', of } }
}

/** Anybody of the club may redo a draw; who was not at the table reads the names as the board shows them. */
async function lots(room: Room, table: Table): Promise<Found | null> {
  const names = isOfTable(room, table) ? null : await running().directory.of(room.identity.clubId)
  const personOf: PersonOf = (member) =>
    names ? { name: names.get(member)?.board ?? HIDDEN, card: '' } : room.personOf(member)
  const of = lotsPaper(room.state, table, { ...room, personOf })
  return of && { ...named(room, 'sorteggio', table.id), paper: { kind: 'sorteggio', of } }
}
