import { eventAt, eventsOfType } from '@/db/queries/papers'
import { memberEvenings, tableauById, tableauOfTable } from '@/db/queries/tableaux'
import type { AnyEvent } from '@/rules/kernel/decider'
import { isArbiter } from '@/rules/poker/17-arbitration/panel'
import type { Evening } from '@/rules/poker/evening'
import type { Table } from '@/rules/poker/state/table'
import type { SheetDocument } from '@/rules/poker/views/sheets'
import { HIDDEN } from '../directory'
import { Problem } from '../errors'
import { EVENING_GAME } from '../games'
import { holds, type Identity } from '../identity'
import { running } from '../running'
import { OFFICERS } from '../trpc'
import type { PersonOf } from './fill/people'
import { disputePaper, lotsPaper, passataPaper, signaturePaper } from './fill/room'
import { importedPaper, receiptPaper, tableauPaper } from './fill/tableau'
import type { ClubOnPaper, PaperLocale, Proof, SignaturePaper, StatementPaper } from './papers'
import type { Paper } from './render'
import { wordsFor } from './words'

/** Who asks for a paper, and how it is to be written. */
export interface Request {
  identity: Identity
  club: ClubOnPaper
  locale: PaperLocale
  origin: string
  personOf: PersonOf
}

/** A paper with its file's name; `counted` is what its prints are counted under, null for one never counted. */
export interface Found {
  name: string
  counted: string | null
  paper: Paper
}

const DESK = ['segretario', 'amministratore'] as const

/** The paper at a path below `/print/<slug>/`; null where there is none. Throws Problem `not-allowed`. */
export async function find(asked: Request, parts: readonly string[]): Promise<Found | null> {
  if (parts.length === 1 && parts[0] === 'estratto.pdf') return await statement(asked)
  const [evening = '', kind = '', ...rest] = parts
  const [table = '', last = table] = rest
  const id = rest.length === 2 ? table : stem(table)
  if (rest.length > 2 || !last.endsWith('.pdf') || !isUuid(evening)) return null
  if (kind === 'tableau' && id === 'import') return await imported(asked, evening)
  const room = await roomOf(asked, evening)
  if (!room) return null
  const number = Number(stem(last))
  const seat = Object.hasOwn(room.evening.tables, id) ? room.evening.tables[id] : undefined
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
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

interface Room extends Request {
  id: string
  evening: Evening
  words: ReturnType<typeof wordsFor>
}

async function roomOf(asked: Request, id: string): Promise<Room | null> {
  const stream = await running().streams.find(asked.identity.clubId, id)
  if (!stream || stream.game.decider.game !== EVENING_GAME) return null
  return { ...asked, id, evening: stream.state as Evening, words: wordsFor(asked.locale) }
}

/** An officer, or somebody of the table: a player of it, or its own tablet. */
function isOfTable({ identity, id }: Room, table: Table): boolean {
  const { member, device } = identity
  const sat = member !== null && Object.hasOwn(table.players, member.id)
  const its = device !== null && device.table === table.id && device.evening === id
  return sat || its || holds(identity, OFFICERS)
}

/** Refused unless it is the desk, or one of these members. */
function onlyFor({ identity }: Room, members: readonly string[]): void {
  const his = identity.member !== null && members.includes(identity.member.id)
  if (!his && !holds(identity, DESK)) throw new Problem('not-allowed')
}

const named = (room: Room, kind: string, what: string | number) => ({
  name: `${kind}-${room.evening.day}-${what}.pdf`,
  counted: `${room.id}/${kind}/${what}`,
})

const proofAt = ({ origin, club }: Request, hash: string): Proof => ({
  hash,
  url: `${origin}/verify/${club.slug}/${hash}`,
})

async function tableau(room: Room, table: Table): Promise<Found> {
  if (!isOfTable(room, table)) throw new Problem('not-allowed')
  const { sql } = running()
  const kept = table.tableau
    ? await tableauOfTable(sql, room.identity.clubId, room.id, table.id)
    : undefined
  const proof = kept ? proofAt(room, kept.hash) : null
  const { name } = named(room, 'tableau', table.id)
  const of = tableauPaper(room.evening, table, { ...room, proof })
  return { name, counted: kept ? `tableau/${kept.hash}` : null, paper: { kind: 'tableau', of } }
}

/** The tableau of an imported evening: for officers, and for who played in it. */
async function imported(asked: Request, id: string): Promise<Found | null> {
  const { identity, personOf } = asked
  const kept = await tableauById(running().sql, identity.clubId, id)
  if (kept?.source !== 'import') return null
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
  const list = Object.hasOwn(room.evening.lists, id) ? room.evening.lists[id] : undefined
  if (!list) return null
  const signed = await eventsOfType<Signed>(running().sql, room.identity.clubId, room.id, 'signed')
  const strokes = new Map(signed.map(({ event }) => [event.signUp, event.strokes]))
  const of = signaturePaper(room.evening, list, strokes, room)
  return { ...named(room, 'firme', id), paper: { kind: 'firme', of } }
}

async function passata(room: Room, position: number): Promise<Found | null> {
  if (!Number.isSafeInteger(position) || position < 1) return null
  const found = await eventAt(running().sql, room.identity.clubId, room.id, position)
  const slip = found && passataPaper(room.evening, { ...found, position }, room)
  if (!slip) return null
  const { device } = room.identity
  if (device?.table !== slip.table.id || device.evening !== room.id) onlyFor(room, [slip.member])
  return { ...named(room, 'passata', position), paper: { kind: 'passata', of: slip.paper } }
}

function receipt(room: Room, table: Table, number: number): Found | null {
  const of = receiptPaper(room.evening, table, number, room)
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
  const of = disputePaper(room.evening, table, its, room)
  const names = named(room, 'contestazione', `${table.id}-${number}`)
  return { ...names, paper: { kind: 'contestazione', of } }
}

/** Anybody of the club may redo a draw; who was not at the table reads the names as the board shows them. */
async function lots(room: Room, table: Table): Promise<Found | null> {
  const names = isOfTable(room, table) ? null : await running().directory.of(room.identity.clubId)
  const personOf: PersonOf = (member) =>
    names ? { name: names.get(member)?.board ?? HIDDEN, card: '' } : room.personOf(member)
  const of = lotsPaper(room.evening, table, { ...room, personOf })
  return of && { ...named(room, 'sorteggio', table.id), paper: { kind: 'sorteggio', of } }
}

async function statement({ identity }: Request): Promise<Found> {
  const { member, clubId } = identity
  if (!member) throw new Problem('not-allowed')
  const evenings = await memberEvenings(running().sql, clubId, member.id)
  let balance = 0
  const rows: StatementPaper['rows'] = evenings.map(({ source, ...evening }) => {
    balance += evening.final
    return { ...evening, imported: source === 'import', balance }
  })
  const of = { member: { name: member.name, card: member.card }, rows }
  return { name: 'estratto.pdf', counted: null, paper: { kind: 'estratto', of } }
}
