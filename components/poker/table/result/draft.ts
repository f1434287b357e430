import { asChips, type Chips, lesser, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import {
  blankResult,
  matching,
  putBy,
  type Written,
  withChosen,
  withPut,
  withWinner,
  writtenOf,
} from '@/rules/poker/12-showdown/written'
import type { Colpo } from '@/rules/poker/state/colpo'
import { typedOn } from '../../../tablet/typed'

/** A result being written, and the state of the keypad. */
export interface Draft extends Written {
  /** The player whose amount the keypad writes; null for the amount of all who remain in a parol. */
  writing: MemberId | null
  /** True when the next digit begins a new amount. */
  fresh: boolean
  /** True when several players may be chosen as winners, who share. */
  dividing: boolean
  /** Of a parol: the amount that each player who remains put in. */
  each: Chips
}

type Dealt = Parameters<typeof blankResult>[0]

const BEGIN = { writing: null, fresh: true, dividing: false, each: NO_CHIPS } as const

/** Begins the result of a colpo with its winner, where one is already known. */
export const startDraft = (colpo: Dealt, winner: MemberId | null): Draft => ({
  ...blankResult(colpo, winner),
  ...BEGIN,
  writing: winner,
})

/** The draft that would give this outcome again, to correct it. */
export function draftOf(colpo: Dealt & Pick<Colpo, 'outcome'>): Draft {
  const written = writtenOf(colpo)
  return { ...written, ...BEGIN, dividing: written.kind === 'won' && written.chosen.length > 1 }
}

/** A second name moves the win; where it is divided, and in a parol, each name is added or removed. */
export function toggleChosen(draft: Draft, member: MemberId): Draft {
  if (draft.kind === 'parol') return toggleRemains(draft, member)
  const chosen = draft.dividing ? withChosen(draft, member) : withWinner(draft, member)
  return { ...chosen, writing: member, fresh: true }
}

/** XIII.1: a player who remains put in the amount of all, unless another was entered. */
function toggleRemains(draft: Draft, member: MemberId): Draft {
  const next = { ...withChosen(draft, member), writing: null, fresh: true }
  if (!next.chosen.includes(member)) return withPut(next, member, null)
  return draft.each > 0 && draft.put[member] === undefined
    ? withPut(next, member, limited(draft, member, draft.each))
    : next
}

/** Begins to divide the win, or leaves it with the first of those chosen. */
export const toggleDividing = (draft: Draft): Draft => ({
  ...draft,
  dividing: !draft.dividing,
  ...(draft.dividing ? { chosen: draft.chosen.slice(0, 1), sides: [], judged: null } : {}),
})

/**
 * A tap on a player's amount: without one it begins at the highest of the others; one equal to the highest, or being
 * written, is removed; any other is pointed at by the keypad.
 */
export function writeFor(draft: Draft, member: MemberId): Draft {
  const highest = matching(draft, member)
  const put = draft.put[member]
  const pointed = { ...draft, writing: member, fresh: true }
  if (put === undefined)
    return draft.chosen.includes(member) || highest === 0
      ? pointed
      : withPut(pointed, member, highest)
  const isCalled = put === highest || draft.writing === member
  return isCalled ? withPut(pointed, member, null) : pointed
}

export const writeAmount = (draft: Draft, chips: Chips): Draft =>
  draft.writing === null
    ? { ...writeEach(draft, chips), fresh: true }
    : { ...withPut(draft, draft.writing, chips), fresh: true }

/** Writes the amount of all who remain; players with another amount keep theirs. */
function writeEach(draft: Draft, each: Chips): Draft {
  if (draft.kind !== 'parol') return draft
  const put = draft.chosen.map((member) => {
    const was = draft.put[member]
    const isCommon = was === undefined || was === limited(draft, member, draft.each)
    return [member, isCommon ? limited(draft, member, each) : was] as const
  })
  return { ...draft, each, put: { ...draft.put, ...Object.fromEntries(put) } }
}

const limited = ({ most }: Draft, member: MemberId, chips: Chips): Chips =>
  lesser(chips, most[member] ?? NO_CHIPS)

export function writeDigit(draft: Draft, digits: string): Draft {
  const written = draft.writing === null ? draft.each : (draft.put[draft.writing] ?? NO_CHIPS)
  const chips = asChips(typedOn(written, digits, draft.fresh))
  return { ...writeAmount(draft, chips), fresh: false }
}

/** Removes the amount that the keypad writes. */
export const clearAmount = (draft: Draft): Draft =>
  draft.writing === null
    ? { ...writeEach(draft, NO_CHIPS), fresh: true }
    : { ...withPut(draft, draft.writing, null), fresh: true }

/** The amount that the keypad writes. */
export const amountWritten = (draft: Draft): Chips =>
  draft.writing === null ? draft.each : putBy(draft, draft.writing)

/** Whether the keypad has anything to write: a player's amount, or that of all who remain in a parol. */
export const isWriting = ({ writing, kind }: Draft): boolean => writing !== null || kind === 'parol'

export const toggleRefund = (draft: Draft, member: MemberId): Draft => ({
  ...draft,
  refund: draft.refund === member ? null : member,
})

export function toggleUnopposed(draft: Draft): Draft {
  const unopposed = !draft.honours.some((one) => one.unopposed)
  return { ...draft, honours: draft.honours.map((one) => ({ ...one, unopposed })) }
}

/** The next side amount goes to this player, or is shared by these. */
export const takeSide = (draft: Draft, ...winners: readonly MemberId[]): Draft => ({
  ...draft,
  sides: [...draft.sides, winners],
})

export const undoSides = (draft: Draft): Draft => ({ ...draft, sides: [], judged: null })
