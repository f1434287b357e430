import { autographsOf } from '@/db/queries/autographs'
import { eventAt, eventsOfType } from '@/db/queries/papers'
import { type TableauRecord, tableauOfTable } from '@/db/queries/tableaux'
import type { AnyEvent } from '@/rules/kernel/decider'
import { shownName } from '@/rules/kernel/forgotten'
import type { MemberId } from '@/rules/kernel/ids'
import { isArbiter } from '@/rules/poker/17-arbitration/panel'
import type { Evening } from '@/rules/poker/evening'
import { asTable } from '@/rules/poker/state/ids'
import type { Table } from '@/rules/poker/state/table'
import { hasPlayed } from '@/rules/poker/views/known'
import type { SheetDocument } from '@/rules/poker/views/sheets'
import { refusalOf, type Ties } from '@/server/access/rights'
import { HIDDEN } from '@/server/live/directory'
import { type Found, type Made, type PaperRequest, proofAt } from '@/server/print/found'
import type { PersonOf } from '@/server/print/people'
import { wordsFor } from '@/server/print/words'
import { running } from '@/server/running/running'
import {
  disputePaper,
  lotsPaper,
  passataPaper,
  type SignedOnPaper,
  signaturePaper,
} from './fillRoom'
import { importedPaper, receiptPaper, tableauPaper } from './fillTableau'
import { OF_TABLE, type PaperKind } from './rights'

/** An evening of poker, and the request for one of its papers. */
interface Room extends PaperRequest {
  state: Evening
  words: ReturnType<typeof wordsFor>
}

/** The paper at a path below `/print/<slug>/<evening>/`; null where there is none. */
export async function findPaper(
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
): Promise<Found<PaperKind> | null> {
  const [kind = '', ...rest] = parts
  const [table = '', last = table] = rest
  const id = rest.length === 2 ? table : stem(table)
  if (rest.length > 2) return null
  const room: Room = { ...asked, state: evening, words: wordsFor(asked.locale) }
  const number = Number(stem(last))
  const seat = Object.hasOwn(evening.tables, id) ? evening.tables[asTable(id)] : undefined
  switch (kind) {
    case 'firme':
      return signatures(room, stem(table))
    case 'passata':
      return await passata(room, number)
    case 'tableau':
      return seat ? tableau(room, seat) : null
    case 'sorteggio':
      return seat ? lots(room, seat) : null
    case 'ricevuta':
      return seat ? receipt(room, seat, number) : null
    case 'contestazione':
      return seat ? dispute(room, seat, number) : null
    default:
      return null
  }
}

const stem = (name: string) => name.replace(/\.pdf$/, '')

/** The caller's ties to a table: as one who drew chips there, or as its tablet. */
function tiesTo({ identity, evening }: Room, table: Table): Ties {
  const { member, device } = identity
  return {
    seated: member !== null && hasPlayed(table, member.id),
    post: device !== null && device.post === table.id && device.evening === evening,
  }
}

/** Whether the caller is one of these members. */
const isOwn = ({ identity }: Room, members: readonly (MemberId | 'desk')[]): boolean =>
  identity.member !== null && members.includes(identity.member.id)

const named = (room: Room, kind: PaperKind, what: string | number) => ({
  name: `${kind}-${room.state.day}-${what}.pdf`,
  counted: `${room.evening}/${kind}/${what}`,
})

const tableau = (room: Room, table: Table): Found<PaperKind> => ({
  kind: 'tableau',
  ties: tiesTo(room, table),
  async make() {
    const { clubId } = room.identity
    const kept = table.tableau
      ? await tableauOfTable(running().sql, clubId, room.evening, table.id)
      : undefined
    const proof = kept ? proofAt(room, kept.hash) : null
    const { name } = named(room, 'tableau', table.id)
    const content = tableauPaper(room.state, table, { ...room, proof })
    return { name, counted: kept ? `tableau/${kept.hash}` : null, content }
  },
})

/** The tableau of an imported evening; members who played in it are tied to its table. */
export function importedTableau(asked: PaperRequest, kept: TableauRecord): Found<PaperKind> {
  const { identity, personOf } = asked
  const document = kept.document as SheetDocument
  const seated = document.tableau.rows.some(({ member }) => member === identity.member?.id)
  const make = (): Made => {
    const proof = proofAt(asked, kept.hash)
    const content = importedPaper({ title: kept.title, day: kept.day }, document, {
      personOf,
      proof,
    })
    return { name: `tableau-${kept.day}.pdf`, counted: `tableau/${kept.hash}`, content }
  }
  return { kind: 'tableau', ties: { seated }, make }
}

type Signed = AnyEvent & SignedOnPaper & { signUp: number; member: MemberId }

function signatures(room: Room, id: string): Found<PaperKind> {
  const { lists } = room.state
  const list = Object.hasOwn(lists, id) ? lists[id] : undefined
  // Rights are asked first, so that a caller without them cannot tell which lists there are.
  const make = async (): Promise<Made | null> => {
    if (!list) return null
    const { clubId } = room.identity
    const events = await eventsOfType<Signed>(running().sql, clubId, room.evening, 'signed')
    const signed = new Map(events.map(({ event }) => [event.signUp, event]))
    const members = [...new Set(events.map(({ event }) => event.member))]
    const autographs = await autographsOf(running().sql, clubId, members)
    const content = signaturePaper(room.state, list, signed, { ...room, autographs })
    return { ...named(room, 'firme', id), content }
  }
  return { kind: 'firme', ties: {}, make }
}

async function passata(room: Room, position: number): Promise<Found<PaperKind> | null> {
  if (!Number.isSafeInteger(position) || position < 1) return null
  const found = await eventAt(running().sql, room.identity.clubId, room.evening, position)
  const slip = found && passataPaper(room.state, { ...found, position }, room)
  if (!slip) return null
  const { post } = tiesTo(room, slip.table)
  const make = () => ({ ...named(room, 'passata', position), content: slip.paper })
  return { kind: 'passata', ties: { own: isOwn(room, [slip.member]), post }, make }
}

function receipt(room: Room, table: Table, number: number): Found<PaperKind> | null {
  const content = receiptPaper(room.state, table, number, room)
  const payment = table.tableau?.payments.find((one) => one.number === number)
  if (!content || !payment) return null
  const make = () => ({ ...named(room, 'ricevuta', `${table.id}-${number}`), content })
  return { kind: 'ricevuta', ties: { own: isOwn(room, [payment.from, payment.to]) }, make }
}

function dispute(room: Room, table: Table, number: number): Found<PaperKind> {
  const its = table.disputes.find((one) => one.number === number)
  const arbiter = its !== undefined && isArbiter(its, room.identity.member?.id ?? null)
  const make = () =>
    its === undefined
      ? null
      : {
          ...named(room, 'contestazione', `${table.id}-${number}`),
          content: disputePaper(room.state, table, its, room),
        }
  return { kind: 'contestazione', ties: { ...tiesTo(room, table), arbiter }, make }
}

/** Anybody of the club may repeat a draw; callers who were not drawn read the names as the board shows them. */
function lots(room: Room, table: Table): Found<PaperKind> {
  const played = tiesTo(room, table)
  const ties = { ...played, seated: played.seated || isOwn(room, table.seating.order) }
  const make = async (): Promise<Made | null> => {
    const isOfTable = refusalOf(room.identity, OF_TABLE, { ties }) === null
    const names = isOfTable ? null : await running().directory.of(room.identity.clubId)
    const called = (name = HIDDEN) => shownName(name, room.words('forgotten'))
    const personOf: PersonOf = (member) =>
      names ? { name: called(names.get(member)?.board), card: '' } : room.personOf(member)
    const content = lotsPaper(room.state, table, { ...room, personOf })
    return content && { ...named(room, 'sorteggio', table.id), content }
  }
  return { kind: 'sorteggio', ties, make }
}
