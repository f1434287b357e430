import { asChips, type Chips, MOST_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import {
  blankResult,
  matching,
  type Written,
  withChosen,
  withPut,
  writtenOf,
} from '@/rules/poker/12-showdown/written'
import type { Colpo } from '@/rules/poker/state/colpo'

/** A result being written, and the state of the keypad. */
export interface Draft extends Written {
  /** The player whose amount the keypad writes. */
  writing: MemberId | null
  /** True when the next digit begins a new amount. */
  fresh: boolean
}

type Dealt = Parameters<typeof blankResult>[0]

/** Begins the result of a colpo with its winner, where one is already known. */
export const startDraft = (colpo: Dealt, winner: MemberId | null): Draft => ({
  ...blankResult(colpo, winner),
  writing: winner,
  fresh: true,
})

/** The draft that would give this outcome again, to correct it. */
export const draftOf = (colpo: Dealt & Pick<Colpo, 'outcome'>): Draft => ({
  ...writtenOf(colpo),
  writing: null,
  fresh: true,
})

export const toggleChosen = (draft: Draft, member: MemberId): Draft => ({
  ...withChosen(draft, member),
  writing: member,
  fresh: true,
})

/** Points the keypad at a member; a member without an amount starts at the highest amount. */
export function writeFor(draft: Draft, member: MemberId): Draft {
  const highest = matching(draft, member)
  const begins = draft.put[member] === undefined && !draft.chosen.includes(member) && highest > 0
  return { ...(begins ? withPut(draft, member, highest) : draft), writing: member, fresh: true }
}

export const writeAmount = (draft: Draft, chips: Chips): Draft =>
  draft.writing === null ? draft : { ...withPut(draft, draft.writing, chips), fresh: true }

export function writeDigit(draft: Draft, digits: string): Draft {
  if (draft.writing === null) return draft
  const before = draft.fresh ? '' : String(draft.put[draft.writing] ?? '')
  const chips = Number(`${before}${digits}`)
  if (!Number.isSafeInteger(chips) || chips > MOST_CHIPS) return draft
  return { ...writeAmount(draft, asChips(chips)), fresh: false }
}

/** Removes the amount of the member that the keypad writes. */
export const clearAmount = (draft: Draft): Draft =>
  draft.writing === null ? draft : { ...withPut(draft, draft.writing, null), fresh: true }

export const toggleRefund = (draft: Draft, member: MemberId): Draft => ({
  ...draft,
  refund: draft.refund === member ? null : member,
})

export function toggleUnopposed(draft: Draft): Draft {
  const unopposed = !draft.honours.some((one) => one.unopposed)
  return { ...draft, honours: draft.honours.map((one) => ({ ...one, unopposed })) }
}

export const takeSide = (draft: Draft, winner: MemberId): Draft => ({
  ...draft,
  sides: [...draft.sides, [winner]],
})

export const undoSides = (draft: Draft): Draft => ({ ...draft, sides: [], judged: null })
