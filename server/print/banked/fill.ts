import type { Limits } from '@/rules/banked/state'
import { tableBook } from '@/rules/banked/views/book'
import { tableauView } from '@/rules/banked/views/tableau'
import { worthOf } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { BankCount, Presence } from '@/rules/float/state/table'
import { type Chips, plus, sumOf, totalChips } from '@/rules/kernel/chips'
import type { AnyEvent } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { bookPaper } from '../float/fill/book'
import { bookLines, headOf, rulingsAt } from '../float/fill/context'
import type { PaperProof } from '../papers'
import { maybePerson, type PersonOf } from '../people'
import type { BankedFilling, PrintedDay } from './context'
import type {
  BankedCassa,
  BankedTableau,
  DayPaper,
  FloatCountLine,
  LimitLine,
  TableBookPaper,
} from './papers'

/** The tableau of a day: closed, or provisional as far as it is counted. Source: J.5, K.5. */
export function bankedTableau(
  { day, game }: Pick<PrintedDay, 'day' | 'game'>,
  { personOf, proof }: { personOf: PersonOf; proof: PaperProof | null },
): BankedTableau {
  const sheet = tableauView(day)
  const { closedAt, isCounted, gap, club } = sheet
  return {
    evening: { title: day.title, day: day.day },
    game,
    tables: day.lastTable,
    closedAt,
    rows: sheet.rows.map(({ member, ...row }) => {
      const isKnown = isCounted || day.closing?.counted[member] !== undefined
      return {
        player: personOf(member),
        casse: day.persons[member]?.casse ?? [],
        drawn: row.drawn,
        counted: isKnown ? row.counted : null,
        result: isKnown ? row.result : null,
        share: row.share,
        shareChips: row.shareChips,
        final: isCounted ? row.final : null,
      }
    }),
    gap: isCounted ? gap : null,
    club,
    proof,
  }
}

/** The slip of one cassa of a person, numbered from 1; null for a correction, and where there is none. */
export function bankedCassa(
  { day, game }: Pick<PrintedDay, 'day' | 'game'>,
  id: string,
  number: number,
  personOf: PersonOf,
): BankedCassa | null {
  const person = Object.hasOwn(day.persons, id) ? day.persons[asMember(id)] : undefined
  const cassa = person?.casse[number - 1]
  if (!person || cassa?.why !== 'cassa') return null
  const { chips, at } = cassa
  const total = totalChips(person.casse.slice(0, number))
  const evening = { title: day.title, day: day.day }
  return { evening, game, player: personOf(id), chips, at, total, number }
}

const limitLine =
  (personOf: PersonOf) =>
  ({ minimum, maximum, since, signed }: Limits): LimitLine => ({
    minimum,
    maximum,
    since,
    signers: signed.map(({ by }) => personOf(by)),
  })

/** The fields of the events by which a float is counted. */
interface CountEvent extends AnyEvent {
  readonly pieces?: Presence['pieces']
  readonly banknotes?: Chips
  readonly inspector?: MemberId
  readonly witness?: MemberId
  readonly changeur?: MemberId
  readonly from?: MemberId
  readonly to?: MemberId
  readonly isRight?: boolean
  readonly chips?: Chips
  readonly bank?: BankCount
}

const KIND_OF: Readonly<Record<string, FloatCountLine['kind']>> = {
  floatOpened: 'opening',
  spotChecked: 'spot',
  turnTaken: 'handover',
  gapDeclared: 'declared',
  floatClosed: 'closing',
}

/** The counts of a float in their order, from the lines of its day book. */
function countsOf(filling: BankedFilling, id: string): FloatCountLine[] {
  const { personOf } = filling.asked
  let counted: CountEvent | null = null
  return bookLines(filling, id).flatMap(({ at, event }) => {
    const told = event as CountEvent
    if (told.type === 'spotCounted') counted = told
    const kind = KIND_OF[told.type]
    if (!kind) return []
    const { pieces = {}, banknotes } = kind === 'spot' && counted ? counted : told
    const people = [told.inspector, told.witness, told.changeur, told.from, told.to]
    return [
      {
        kind,
        at,
        chips: plus(worthOf(pieces), banknotes ?? sumOf([])),
        played: kind === 'opening' ? null : (told.bank?.played ?? null),
        isRight: kind === 'declared' ? told.chips === 0 : (told.isRight ?? true),
        people: people.flatMap((one) => (one === undefined ? [] : [personOf(one)])),
      },
    ]
  })
}

/** The one on duty in an office at a table, the latest. */
const lastOn = ({ scene }: BankedFilling, office: string, table: string): MemberId | null =>
  scene.room.staff.findLast(
    (duty) => duty.office === office && (duty.table === null || duty.table === table),
  )?.member ?? null

/** The book of a table; null for one that the game does not know. */
export function tableBookPaper(filling: BankedFilling, id: string): TableBookPaper | null {
  const { scene, tables, asked, abandoned } = filling
  const table = tables.find((one) => one.id === id)
  if (!table) return null
  const { personOf } = asked
  const { limits, shoes, won, statement, openedAt, closedAt } = tableBook(scene, table)
  const hasFloat = scene.room.settings !== null && floatAt(scene.room, id).lineCount > 0
  const control = table.limits.signed.find(({ as }) => as === 'control')?.by ?? null
  return {
    ...headOf(filling, id),
    openedAt,
    closedAt,
    limits: limits.map(limitLine(personOf)),
    pack: filling.pack,
    shoes,
    won,
    statement,
    counts: countsOf(filling, id),
    abandoned:
      abandoned?.(id).map(({ at, member, place, chips, status }) => ({
        at,
        who: member === null ? place : personOf(member).name,
        chips,
        status,
      })) ?? null,
    rulings: rulingsAt(filling, id),
    float: hasFloat ? bookPaper(filling, id) : null,
    head: maybePerson(personOf, lastOn(filling, 'capo-partita', id)),
    control: maybePerson(personOf, lastOn(filling, 'testimone', id) ?? control),
  }
}

/** The sheet of the day: every table that was opened. */
export function dayPaper(filling: BankedFilling): DayPaper {
  const { scene, tables, abandoned } = filling
  const opened = tables.filter(({ status }) => status !== 'proposed')
  const held = opened.flatMap(({ id }) => abandoned?.(id) ?? [])
  return {
    ...headOf(filling, null),
    pack: filling.pack,
    isFinal: opened.length > 0 && opened.every(({ status }) => status === 'closed'),
    hasFloats: scene.room.settings !== null,
    abandoned: totalChips(held.filter(({ status }) => status === 'held')),
    rows: opened.map((table) => {
      const { openedAt, closedAt, shoes, colpi, won, statement } = tableBook(scene, table)
      const { minimum, maximum } = table.limits
      const sums = { shoes: shoes.length, colpi, won, statement }
      return { table: table.number, openedAt, closedAt, minimum, maximum, ...sums }
    }),
  }
}
