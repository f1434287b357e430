import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { layOut, type NewAnswer, seal, type Written, within } from '@/db/batch'
import { actorFrom } from '@/db/journal'
import type { Chips } from '@/rules/kernel/chips'
import type { AnyEvent } from '@/rules/kernel/decider'
import { type Account, asAccount, type Balances, post } from '@/rules/kernel/ledger'
import type { AnyGame, Audience, ClosedTableau, Register } from '@/server/games/game'
import { GAMES } from '@/server/games/index'

/** An event as an earlier version wrote it: `by` and `event` are its exact texts. */
export type RecordedRow = Written & { hash: string }

/** A closed tableau as the club's history stored it, without the ids that were generated for it. */
export interface RecordedSheet extends Omit<ClosedTableau, 'tableId'> {
  table: string
  /** The hash of the event that closed it. */
  hash: string
  superseded: boolean
}

/** The balances and the views after this many events. */
export interface RecordedMoment {
  why: string
  position: number
  at: number
  balances: Balances
  seen: readonly { audience: Audience | { kind: 'table'; table: string }; view: unknown }[]
}

export interface RecordedJournal {
  rows: readonly RecordedRow[]
  game: string
  head: { version: number; hash: string }
  register: Register
  sheets: readonly RecordedSheet[]
  views: readonly RecordedMoment[]
}

const FOLDER = import.meta.dirname
const ENDING = '.jsonl'

/** The names of the recorded journals. */
export const RECORDED = readdirSync(FOLDER)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))

export function recorded(name: string): RecordedJournal {
  const text = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
  const lines = text(`${name}${ENDING}`).trimEnd().split('\n')
  const rows = lines.map((line): RecordedRow => JSON.parse(line))
  return { rows, ...JSON.parse(text(`${name}.expected.json`)) }
}

const eventOf = ({ event }: Written): AnyEvent => JSON.parse(event)

/** The hashes of the rows, each computed from its texts and the computed hash of the row before. */
export function chainOf(rows: readonly RecordedRow[]): string[] {
  const hashes: string[] = []
  for (const row of rows) hashes.push(seal(hashes.at(-1) ?? '', row))
  return hashes
}

/** The events of one command. */
const byCommand = (rows: readonly RecordedRow[]): RecordedRow[][] =>
  rows.reduce<RecordedRow[][]>((groups, row) => {
    const last = groups.at(-1)
    if (last?.[0]?.commandId === row.commandId) last.push(row)
    else groups.push([row])
    return groups
  }, [])

/** The state after these rows, one event after another. */
export const replayed = (game: AnyGame, rows: readonly RecordedRow[], from?: unknown): unknown =>
  rows.reduce(
    (state, row) =>
      game.decider.evolve(state, eventOf(row), {
        at: row.at,
        by: actorFrom(JSON.parse(row.by)),
      }),
    from ?? game.decider.initial,
  )

/** Every tableau that the commands closed, in order; those taken back later are superseded. */
export function sheetsOf(game: AnyGame, rows: readonly RecordedRow[]): RecordedSheet[] {
  const kept: RecordedSheet[] = []
  let before = game.decider.initial
  for (const step of byCommand(rows)) {
    const after = replayed(game, step, before)
    const { closed, reopened } = game.sheets?.(before, after) ?? { closed: [], reopened: [] }
    for (const sheet of kept) if (reopened.includes(sheet.table)) sheet.superseded = true
    for (const { tableId: table, ...sheet } of closed)
      kept.push({ table, ...sheet, hash: step.at(-1)?.hash ?? '', superseded: false })
    before = after
  }
  return kept
}

/** The balances of the accounts `<book>/<account>` after these rows, without those at zero. */
export function balancesOf(rows: readonly RecordedRow[]): Balances {
  const balances = rows.map(eventOf).reduce((so: Balances, event) => {
    const of = (account: Account) => asAccount(within(event, account))
    return post(
      so,
      (event.transfers ?? []).map(({ from, to, chips }) => ({ from: of(from), to: of(to), chips })),
    )
  }, {})
  return Object.fromEntries(Object.entries<Chips>(balances).filter(([, chips]) => chips !== 0))
}

/** Version 0.1 called the post of a tablet its table. */
export const audienceOf = (then: RecordedMoment['seen'][number]['audience']): Audience =>
  then.kind === 'table' ? { kind: 'post', post: then.table } : then

/** The whole journal as a batch for an empty stream, built again from its texts. */
export function laidOut(
  { rows, game: name, register }: RecordedJournal,
  clubId: string,
  id: string,
) {
  const game = GAMES[name]
  let state: unknown = game?.decider.initial
  const answers = byCommand(rows).map((step): NewAnswer => {
    const [{ commandId, at, by } = { commandId: '', at: 0, by: 'null' }] = step
    const events = step.map(eventOf)
    const floats = step.map((row) => {
      const before = state
      state = game ? replayed(game, [row], state) : state
      return game?.floats?.terms(before, state) ?? []
    })
    return { commandId, at, by: JSON.parse(by), events, floats, refusal: null, digest: null }
  })
  const { title, day, status } = register
  if (status === 'none') throw new Error('a journal of nothing')
  const empty = { clubId, streamId: id, head: { version: 0, hash: '' } }
  return layOut(empty, answers, { open: { game: name, title, day }, status }, game?.mayOwe)
}

/** A key that is the name of a person or thing, alone or in an account, and not a field's name. */
const NAMING = /^([a-z]+:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[TL]?\d+$/

/** The places where a view of today names a person or thing under a key that the recorded view did not have. */
export function strangersIn(today: unknown, then: unknown, at = ''): string[] {
  if (!isObject(today) || !isObject(then)) return []
  return Object.keys(today).flatMap((key) => {
    if (Object.hasOwn(then, key)) return strangersIn(today[key], then[key], `${at}/${key}`)
    return NAMING.test(key) ? [`${at}/${key}`] : []
  })
}

/** Commands that came after the journals were recorded: a screen that shows one of them shows more, not anything else. */
const LATER_COMMANDS: ReadonlySet<unknown> = new Set([
  'announceLastGiro',
  'reopenColpo',
  'retractDeclaration',
  'unsplitParol',
  'undoSeat',
  'takeBackDeal',
  'decideForNow',
  'setRota',
  'acknowledgeRuling',
  'acknowledgeCorrection',
  'witnessSignature',
  'stateToDispute',
])

/**
 * A payment is marked as received by one tap now, and all marks are taken back by one; each is offered besides. A player
 * may come back during a count (I.10).
 */
const LATER_OFFERS: ReadonlySet<string> = new Set(['markReceived', 'unmarkPayment', 'comeBack'])

/**
 * A view of today without what its recorded version does not answer for: offers that came later, or all of them where it
 * was recorded without any.
 */
export const withoutLaterOffers = (view: unknown, then: unknown): unknown => {
  if (!isObject(view) || !Array.isArray(view.offers)) return view
  const { offers, ...others } = view
  if (!isObject(then) || !Array.isArray(then.offers)) return others
  const known = new Set(then.offers.map((offer) => JSON.stringify(offer.payload) + offer.type))
  const isThen = ({ type, payload }: { type: string; payload: unknown }) =>
    !LATER_COMMANDS.has(type) &&
    (!LATER_OFFERS.has(type) || known.has(JSON.stringify(payload) + type))
  return { ...view, offers: view.offers.filter(isThen) }
}

/** A view with the key and the values of each sentence, but not its words, which may be improved. */
export function withoutWords(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(withoutWords)
  if (!isObject(view)) return view
  const isTell = 'key' in view && 'sentence' in view && 'parts' in view
  const { sentence: _, ...others } = view
  const kept = Object.entries(isTell ? others : view)
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutWords(value)]))
}

/** Parts of a view that no screen ever read, and that are no longer made. */
const NEVER_READ = /^(floats|floatPosts|agreedColpo|eveningStatus|taxPieces|undoing|vacancies)$/

/** Recorded moments whose provisional tableau showed the wrong gaps of the players: a cassa was corrected during the count. */
const WRONG_GAPS: ReadonlySet<string> = new Set(['black-jack-reopened at 253'])

/** Recorded evenings in which a cassa was corrected during the count, and the desk was told to expect the chips of before. */
const WRONG_CHIPS: ReadonlySet<string> = new Set(
  ['errors', 'float', 'reopened', 'three-levels'].map((evening) => `black-jack-${evening}`),
)

/**
 * At this moment of a table whose other player of the parol is away, its hand was offered to be dealt to one (XIII.7), and
 * the colpo that caused it to be corrected, though its players had declared (XIII.5).
 */
const IN_PAROL = { moment: 'three-levels at 351', table: 'T2', offers: ['deal', 'correctColpo 1'] }

/** Recorded moments after a closing, which at banked games emptied the account of a table's bank: it was told to have won 0. */
const CLOSED = ['the end of the journal', 'a request to reopen is dropped']

/** A recorded view without what was wrong on it and has been mended since. */
export function withoutWrong(view: unknown, name: string, about: RecordedMoment): unknown {
  if (!isObject(view)) return view
  const moment = `${name} at ${about.position}`
  const mended = { ...view }
  if (WRONG_GAPS.has(moment) && isObject(view.tableau))
    mended.tableau = { ...view.tableau, gaps: undefined }
  if (WRONG_CHIPS.has(name) && isObject(view.closing))
    mended.closing = { ...view.closing, expected: undefined }
  if (moment === IN_PAROL.moment && Array.isArray(view.offers))
    mended.offers = view.offers.filter(
      ({ type, payload: { table, colpo = '' } }) =>
        table !== IN_PAROL.table || !IN_PAROL.offers.includes(`${type} ${colpo}`.trim()),
    )
  const isEmptied = /^(black-jack|trente)-/.test(name) && CLOSED.includes(about.why)
  const emptied = isEmptied ? ['won', 'expected'] : []
  // A box that the evening itself had put into keeping was not told as kept: the room looked at the evening before.
  const isWrong = (key: string, value: unknown) =>
    (value === 0 && emptied.includes(key)) || (value === null && key === 'kept')
  const right = (key: string, value: unknown) => (isWrong(key, value) ? undefined : value)
  return JSON.parse(JSON.stringify(mended, right))
}

/**
 * A view without what left the views and stays in the log: disputes withdrawn, persons who only asked and dropped, and the
 * types of the latest entry, which is told in sentences now.
 */
export function withoutDropped(view: unknown): unknown {
  if (Array.isArray(view)) return view.map(withoutDropped)
  if (!isObject(view)) return view
  return Object.fromEntries(
    Object.entries(view)
      .filter(([name]) => name !== 'latestEntry')
      .map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.filter((one) => !isDropped(name, one)).map(withoutDropped)
          : withoutDropped(value),
      ]),
  )
}

function isDropped(list: string, one: unknown): boolean {
  if (!isObject(one)) return false
  if (list === 'disputes') return one.status === 'withdrawn'
  const { casse, asked, seat = null, table = null } = one
  const hasNothing = Array.isArray(casse) && casse.length === 0 && asked === null
  return list === 'persons' && hasNothing && seat === null && table === null
}

/** A recorded view with the latest round of each table alone, since the others are asked for by page. */
export function withoutPages(view: unknown, audience: string): unknown {
  if (Array.isArray(view)) return view.map((one) => withoutPages(one, audience))
  if (!isObject(view)) return view
  const { past, colpi, earlier: _, corrections, ...others } = view
  if (Array.isArray(past)) {
    // The desk has the persons of an evening once, not at each of its tables.
    if (audience === 'desk') delete others.persons
    // The bank's result has it.
    delete others.won
  }
  const kept = {
    ...others,
    ...(Array.isArray(past) && audience !== 'deputato' ? { last: past.at(-1) ?? null } : {}),
    ...(colpi !== undefined && audience === 'table' ? { colpi } : {}),
    ...(corrections !== undefined && colpi === undefined ? { corrections } : {}),
  }
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, withoutPages(value, audience)]),
  )
}

/** A recorded view without the parts that no screen ever read. */
export const withoutUnread = (view: unknown): unknown =>
  JSON.parse(JSON.stringify(view, (part, value) => (NEVER_READ.test(part) ? undefined : value)))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
