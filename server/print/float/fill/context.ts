import { linesOf } from '@/rules/float/book'
import type { OFFICE_NAMES } from '@/rules/float/offices'
import { coloursOf } from '@/rules/float/pieces/colours'
import { countsIn, type Pieces } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { Scene } from '@/rules/float/scene'
import { tellOfFloatEvent } from '@/rules/float/sentences'
import { listOf } from '@/rules/float/settings'
import type { Signed } from '@/rules/float/state/movement'
import type { BookLine } from '@/rules/float/state/table'
import { asChips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { type Part, type Tell, textOf } from '@/rules/kernel/tell'
import { type PaperRequest, proofAt } from '../../found'
import type { EveningOnPaper } from '../../papers'
import { maybePerson } from '../../people'
import { penFor } from '../../words'
import type { LineOnPaper, RulingLine } from '../bookPapers'
import type {
  CancelledOnPaper,
  FloatHead,
  PieceLine,
  Signer,
  SignerOffice,
  StepOnPaper,
  TableCardPaper,
} from '../papers'

/** A dispute that the game itself has decided. */
export interface GameRuling {
  at: Instant
  by: MemberId | null
  text: string
}

/** An evening with floats, as its game gives it. */
export interface FloatEvening {
  scene: Scene
  evening: EveningOnPaper
  /** The game's name for people (V.book-head). */
  game: string
  /** Disputes that the game itself has decided at a table. */
  rulings?(table: string): readonly GameRuling[]
  /** The card of a table; null where there is no such table. */
  card?(table: string): Omit<TableCardPaper, keyof FloatHead> | null
}

/** Everything that a paper of the float is filled from. */
export interface FloatFilling extends FloatEvening {
  asked: PaperRequest
}

/** The head of a paper; `table` is null for one of the whole room. */
export function headOf(
  { asked, scene, evening, game }: FloatFilling,
  table: string | null,
  cancelled: CancelledOnPaper | null = null,
): FloatHead {
  const number = scene.floor.tables.find(({ id }) => id === table)?.number ?? null
  const proof = asked.journal === null ? null : proofAt(asked, asked.journal)
  return { evening, game, table: number, proof, cancelled }
}

/** Pieces as lines, largest first; beside the float's list every denomination of it has a line. */
export function pieceLines(
  { scene }: Pick<FloatFilling, 'scene'>,
  pieces: Pieces,
  list: Pieces | null = null,
): PieceLine[] {
  const colours = coloursOf(scene.room.settings?.list ?? [])
  const values = new Set([...countsIn(pieces), ...countsIn(list ?? {})].map(([value]) => value))
  return [...values]
    .sort((a, b) => b - a)
    .map((value) => ({
      value: asChips(value),
      count: pieces[value] ?? 0,
      listed: list && (list[value] ?? 0),
      colour: colours[value] ?? null,
    }))
}

/** The list of the house's float. */
export const listIn = ({ scene }: FloatFilling): Pieces =>
  scene.room.settings ? listOf(scene.room.settings) : {}

export const stepOf = (
  { asked }: FloatFilling,
  signed: Signed | null | undefined,
): StepOnPaper | null => (signed ? { by: asked.personOf(signed.by), at: signed.at } : null)

/** An office that signs, with the person where one is known. */
export const signer = (
  { asked }: FloatFilling,
  office: SignerOffice,
  member: MemberId | null | undefined,
): Signer => ({ office, person: maybePerson(asked.personOf, member ?? null) })

/** A sentence of the rules as printed, in the paper's language. */
function toldText({ asked: { club, locale, personOf } }: FloatFilling, tell: Tell): string {
  const pen = penFor(club, locale)
  const write = (part: Part): string => {
    if (typeof part === 'string') return part
    if (typeof part === 'number') return String(part)
    if ('member' in part) return part.member === null ? '—' : personOf(part.member).name
    if ('members' in part) return part.members.map((one) => personOf(one).name).join(', ')
    if ('chips' in part) return pen.amount(part.chips)
    if ('provision' in part) return part.provision
    if ('cards' in part) return part.cards.join(' ')
    return textOf(part.tell.sentence[locale], part.tell.parts, write)
  }
  return textOf(tell.sentence[locale], tell.parts, write)
}

/** A line of the day book with its words; an event of a later version has its type. */
export function bookLineOf(filling: FloatFilling, line: BookLine): LineOnPaper {
  const { number, at, by, event, struck } = line
  const { personOf } = filling.asked
  const tell = tellOfFloatEvent(event)
  return {
    number,
    at,
    // On the table's device the event names the person on turn.
    by: maybePerson(personOf, by ?? (event as { by?: MemberId }).by ?? null),
    text: tell ? toldText(filling, tell) : event.type,
    struck: struck && { at: struck.at, by: personOf(struck.by), why: struck.why },
  }
}

/** All lines of a table's day book. */
export const bookLines = ({ scene }: FloatFilling, table: string): readonly BookLine[] =>
  linesOf(floatAt(scene.room, table))

/** The name of an office in the paper's language. */
export const officeName = (
  { asked }: FloatFilling,
  name: (typeof OFFICE_NAMES)[keyof typeof OFFICE_NAMES],
): string => name[asked.locale]

export const rulingsAt = (filling: FloatFilling, table: string): RulingLine[] => {
  const { scene, rulings, asked } = filling
  const cases = scene.room.cases
    .filter((one) => one.table === table)
    .map(({ at, inspector, text, recordings }) => ({
      at,
      by: inspector,
      text: recordings === null ? text : `${text} [${recordings}]`,
    }))
  return [...cases, ...(rulings?.(table) ?? [])]
    .sort((a, b) => a.at - b.at)
    .map(({ at, by, text }) => ({ at, by: maybePerson(asked.personOf, by), text }))
}
