import { hash } from 'node:crypto'
import type { Chips } from '@/rules/kernel/chips'
import type { Actor, AnyEvent, Instant, Refusal } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Account } from '../rules/kernel/ledger'

/**
 * The terms of the one equation of a float after an event: pieces + banknotes + advances + carried = opening + added −
 * returned + plus − minus. The database refuses terms that do not balance, or are not the book's.
 */
export interface FloatTerms {
  /** The book and the account of its pieces. */
  book: string
  account: Account
  pieces: Chips
  banknotes: Chips
  advancesOut: Chips
  carriedPieces: Chips
  carriedNotes: Chips
  opening: Chips
  added: Chips
  returned: Chips
  plus: Chips
  minus: Chips
  /** The result of play that counts brought into the float of a banked game; below zero when the bank paid more. */
  played: Chips
}

/** The banknotes that a person had changed in the club's other streams of the day when a command was decided. */
export interface CashBeside {
  member: MemberId
  chips: Chips
}

/** A drawing that lies beside the journal; an event names it by its member and digest. */
export interface Autograph {
  member: MemberId
  /** SHA-256, in hex, of the text of the strokes. */
  digest: string
  strokes: string
}

/** The drawing under its digest. */
export function autographOf(member: MemberId, strokes: unknown): Autograph {
  const text = JSON.stringify(strokes)
  return { member, digest: digestOfDrawing(text), strokes: text }
}

export const digestOfDrawing = (strokes: string): string => hash('sha256', strokes, 'hex')

/** A command's answer, ready to be stored: its events, or a refusal. */
export interface NewAnswer {
  commandId: string
  at: Instant
  by: Actor
  events: readonly AnyEvent[]
  refusal: Refusal | null
  /** Digest of the command and its giver; null where it is not known. */
  digest: string | null
  /** The floats that each event changed, in the order of the events; without it, none. */
  floats?: readonly (readonly FloatTerms[])[]
  /** The drawings that its events name; without it, none. */
  autographs?: readonly Autograph[]
  /** The banknotes on which it was decided; without it, none. */
  beside?: CashBeside
}

/** The end of a stream: the position and the hash of its last event; 0 and '' before the first. */
export interface Head {
  version: number
  hash: string
}

/** An event as it is stored: `by` and `event` are their exact JSON texts, which the hash covers. */
export interface Written {
  position: number
  commandId: string
  at: Instant
  by: string
  type: string
  event: string
}

export interface Posting {
  position: number
  line: number
  debit: string
  credit: string
  chips: number
}

/** The terms of a float at a position, with its account's name in the ledger. */
export type PostedTerms = Omit<FloatTerms, 'book' | 'account'> & {
  position: number
  account: string
}

/** A closed tableau for the club's history; amounts in chips. */
export interface TableauSheet {
  tableauId: string
  /** The stream's game; an imported tableau has its own. */
  game: string
  streamId: string | null
  tableId: string
  title: string
  day: string
  class: string
  closedAt: Instant
  source: 'evening' | 'import'
  eveningKey: string
  gap: Chips
  hash: string
  document: unknown
  rows: readonly {
    line: number
    memberId: MemberId
    casse: Chips
    counted: Chips
    share: Chips
    final: Chips
  }[]
}

/** Other changes in the same statement as the journal. */
export interface Alongside {
  /** Creates the stream when it does not exist yet: given with its first batch. */
  open?: { game: string; title: string; day: string }
  status?: 'open' | 'closed'
  title?: string
  /** Tableaux reopened by this batch, by their evening key; marked before `tableaux` are stored. */
  superseded?: readonly { eveningKey: string; at: Instant }[]
  tableaux?: readonly TableauSheet[]
}

export interface Batch {
  clubId: string
  streamId: string
  expected: Head
  reached: Head
  rows: readonly (Written & { hash: string })[]
  transfers: readonly Posting[]
  floats: readonly PostedTerms[]
  autographs: readonly Autograph[]
  /** The batch is refused when one of these is another sum by now. */
  beside: readonly CashBeside[]
  /** The accounts of these transfers that may fall below zero, as their game decides. */
  owing: readonly string[]
  commands: readonly {
    commandId: string
    first: number
    events: number
    /** Named after its column: a refusal was once called a ruling. */
    ruling: Refusal | null
    digest: string | null
  }[]
  alongside: Alongside
}

/** SHA-256, in hex, over the hash of the event before and the exact text of this event. */
export function seal(previous: string, row: Written): string {
  const { position, commandId, at, by, type, event } = row
  const text = `${previous}\n${position}\n${commandId}\n${at}\n${by}\n${type}\n${event}`
  return hash('sha256', text, 'hex')
}

/**
 * Appends answers after a stream's head: positions, hashes, transfers between the accounts `<book>/<account>`.
 * `mayOwe` says which accounts, as events name them, may fall below zero. Pure; `append` stores the result.
 */
export function layOut(
  stream: { clubId: string; streamId: string; head: Head },
  answers: readonly NewAnswer[],
  alongside: Alongside = {},
  mayOwe: (account: Account) => boolean = () => false,
): Batch {
  const rows: (Written & { hash: string })[] = []
  const transfers: Posting[] = []
  const floats: PostedTerms[] = []
  const owing = new Set<string>()
  const commands: Batch['commands'][number][] = []
  let { version, hash } = stream.head
  for (const { commandId, at, by, events, refusal, digest, floats: terms = [] } of answers) {
    commands.push({ commandId, first: version + 1, events: events.length, ruling: refusal, digest })
    const byText = JSON.stringify(by)
    for (const [index, event] of events.entries()) {
      version += 1
      const text = JSON.stringify(event)
      const row = { position: version, commandId, at, by: byText, type: event.type, event: text }
      hash = seal(hash, row)
      rows.push({ ...row, hash })
      transfers.push(...postings(version, event))
      floats.push(...(terms[index] ?? []).map((one) => postedTerms(version, one)))
      for (const account of accountsOf(event)) {
        if (mayOwe(account)) owing.add(within(event, account))
      }
    }
  }
  const { clubId, streamId, head } = stream
  return {
    clubId,
    streamId,
    expected: head,
    reached: { version, hash },
    rows,
    transfers,
    floats,
    autographs: answers.flatMap(({ autographs = [] }) => autographs),
    beside: answers.flatMap(({ beside }) => beside ?? []),
    owing: [...owing],
    commands,
    alongside,
  }
}

/** The transfers of an event as rows of the ledger. */
export function postings(position: number, event: AnyEvent): Posting[] {
  return (event.transfers ?? []).map(({ from, to, chips }, index) => ({
    position,
    line: index + 1,
    debit: within(event, from),
    credit: within(event, to),
    chips,
  }))
}

/** The terms of a float as a row of the database. */
export const postedTerms = (
  position: number,
  { book, account, ...terms }: FloatTerms,
): PostedTerms => ({ position, account: within({ type: '', book }, account), ...terms })

const accountsOf = ({ transfers = [] }: AnyEvent) => transfers.flatMap(({ from, to }) => [from, to])

/** The name of an account, unique in its stream: within the event's book, which is its table's unless it names one. */
export const within = ({ table = '', book = table }: AnyEvent, account: string): string =>
  `${book}/${account}`

/** The batch as the one JSON document that the SQL function `append_to` takes, beside the club. */
export function batchText(batch: Batch): string {
  const { expected, reached, alongside } = batch
  const rows = batch.rows.map(
    (row) =>
      `{"position":${row.position},"commandId":${JSON.stringify(row.commandId)},"at":${row.at},` +
      `"by":${row.by},"type":${JSON.stringify(row.type)},"event":${row.event},"hash":"${row.hash}"}`,
  )
  const rest = JSON.stringify({
    streamId: batch.streamId,
    expected: expected.version,
    previous: expected.hash,
    hash: reached.hash,
    transfers: batch.transfers,
    owing: batch.owing,
    ...(batch.floats.length > 0 ? { floats: batch.floats } : {}),
    ...(batch.autographs.length > 0 ? { autographs: batch.autographs } : {}),
    ...(batch.beside.length > 0 ? { beside: batch.beside } : {}),
    commands: batch.commands,
    ...alongside,
  })
  return `${rest.slice(0, -1)},"rows":[${rows.join(',')}]}`
}
