import { isSamePieces } from '@/rules/float/pieces/pieces'
import { listOf } from '@/rules/float/settings'
import type { FloatPost } from '@/rules/float/views/posts'

export const OPENING_STEPS = ['order', 'staff', 'cards', 'taxBox', 'count', 'witness'] as const
export const CLOSING_STEPS = [
  'order',
  'loose',
  'list',
  'cards',
  'sealTax',
  'count',
  'witness',
  'escort',
] as const

type DoneOf<S extends string> = Readonly<Record<S, boolean>>

const onDuty = ({ staff }: FloatPost, office: string): boolean =>
  staff.some((duty) => duty.office === office)

/** Steps of the tax, which a bank does not pay, and of the list, to which its float does not return. */
const NOT_BANKED: readonly string[] = ['taxBox', 'sealTax', 'escort', 'list']

/** The steps of a day at this table, in their order. */
export const stepsAt = <S extends string>({ floor }: FloatPost, steps: readonly S[]): S[] =>
  steps.filter((step) => !floor.bank || !NOT_BANKED.includes(step))

/** The steps of an opening that are made, in the order of the day; the last closing begins a new one. */
export function openingDone(post: FloatPost): DoneOf<(typeof OPENING_STEPS)[number]> {
  const { float } = post
  const since = float.closing?.at ?? 0
  const placed = float.taxBoxes.at(-1)?.placed.at ?? 0
  return {
    order: float.order === 'open',
    staff: onDuty(post, 'capo-partita') && onDuty(post, 'changeur'),
    cards: float.cardCounts.some(({ when, at }) => when === 'unsealed' && at > since),
    taxBox: placed > since,
    count: float.presence?.kind === 'opening',
    witness: float.box === 'open',
  }
}

/** The steps of a closing that are made. Advances may stay out: they become claims (ch5). */
export function closingDone(post: FloatPost): DoneOf<(typeof CLOSING_STEPS)[number]> {
  const { float, movements, side, settings } = post
  const since = float.opening?.at ?? 0
  const box = float.taxBoxes.at(-1)
  const isClosed = float.box === 'keeping'
  return {
    order: isClosed || float.order === 'close',
    loose: isClosed || (movements.length === 0 && side.length === 0 && !float.stack),
    list: isClosed || (isSamePieces(float.pieces, listOf(settings)) && float.banknotes === 0),
    cards: isClosed || float.cardCounts.some(({ when, at }) => when === 'closing' && at > since),
    sealTax: Boolean(box?.sealed),
    count: isClosed || float.presence?.kind === 'closing',
    witness: isClosed,
    escort: Boolean(box?.escorted),
  }
}

/** Whether the day of this table is over: its box is in keeping again, and its tax box may still have its way to go. */
export const isOver = ({ float }: Pick<FloatPost, 'float'>): boolean =>
  float.box === 'keeping' && float.closing !== null && float.order !== 'open'
