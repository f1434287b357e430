import { z } from 'zod'
import { type Chips, minus, NO_CHIPS, plus } from '../chips'
import { entriesIn, type MemberId } from '../ids'
import { type Account, post, type Transfer } from '../ledger'
import { hasChanged } from '../read'
import type { Sentence } from '../tell'

/** The chips expected of each member once these transfers between their accounts are made; null where unknown. */
export function expectedAfter<C extends Chips | null>(
  { expected }: { readonly expected: Readonly<Record<MemberId, C>> },
  transfers: readonly Transfer[],
  accountOf: (member: MemberId) => Account,
): Readonly<Record<MemberId, C | Chips>> {
  const moved = post({}, transfers)
  const after = entriesIn(expected).map(([member, chips]) => [
    member,
    chips === null ? chips : plus(chips, moved[accountOf(member)] ?? NO_CHIPS),
  ])
  return Object.fromEntries(after)
}

/** The counts that still hold after these transfers: members whose chips they moved must be counted again. */
export function countedAfter(
  { counted }: { readonly counted: Readonly<Record<MemberId, Chips>> },
  transfers: readonly Transfer[],
  accountOf: (member: MemberId) => Account,
): Readonly<Record<MemberId, Chips>> {
  const moved = post({}, transfers)
  return Object.fromEntries(entriesIn(counted).filter(([member]) => !moved[accountOf(member)]))
}

/** Counted less expected, so that missing chips are negative; null while either is unknown. Source: XVI.1, M1. */
export const gapOf = (expected: Chips | null, counted: Chips | null): Chips | null =>
  expected === null || counted === null ? null : minus(counted, expected)

/** Another gap than the one that the giver read, before a tableau is closed with it. */
export const GAP_REFUSALS = {
  'imbalance-changed': {
    it: 'Il divario non è più quello che avete letto: ora è di {imbalance}.',
    en: 'The gap is not the one that you read any more: it is {imbalance} now.',
  },
} as const satisfies Record<string, Sentence>

/** A sum as a screen showed it; above or below zero. */
export const SumShown = z.int().brand<'chips'>()

/** The line of a count as the screen showed it when a figure was begun; a command without it is not asked. */
export const LINE_SHOWN = {
  expected: SumShown.nullable().optional(),
  counted: SumShown.nullable().optional(),
}

type LineShown = { readonly [K in keyof typeof LINE_SHOWN]?: Chips | null | undefined }

/** A figure of a count whose line has changed since it was begun: refusals in their order of precedence. */
export const COUNTING_REFUSALS = {
  'expected-changed': {
    it: 'Le fiches attese da {member} sono cambiate mentre contavate: ricontatele e scrivete di nuovo.',
    en: 'The chips expected of {member} changed while you counted: count them again and write anew.',
  },
  'counted-meanwhile': {
    it: 'Un altro schermo ha scritto intanto le fiches di {member}: se la sua cifra non è giusta, ricontatele e scrivete di nuovo.',
    en: 'Another screen has written the chips of {member} meanwhile: if its figure is wrong, count them again and write anew.',
  },
} as const satisfies Record<string, Sentence>

interface CountUnderWay {
  readonly expected: Readonly<Record<MemberId, Chips | null>>
  readonly counted: Readonly<Record<MemberId, Chips>>
}

/** The reason why a figure is not of the line that its giver saw; null when it is, or when another screen wrote the same. */
export function lineRefused(
  closing: CountUnderWay | null,
  { member, chips, ...seen }: { readonly member: MemberId; readonly chips: Chips } & LineShown,
): keyof typeof COUNTING_REFUSALS | null {
  const expected = closing?.expected[member] ?? null
  if (hasChanged(seen.expected, expected)) return 'expected-changed'
  const counted = closing?.counted[member] ?? chips
  return hasChanged(seen.counted, counted) && counted !== chips ? 'counted-meanwhile' : null
}
