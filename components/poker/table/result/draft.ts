import { type Chips, MOST_CHIPS } from '@/rules/kernel/chips'
import type { Colpo, Honour, RecordedOutcome } from '@/rules/poker/state/colpo'

export const RESULT_KINDS = ['won', 'parol', 'nobody-opened'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

type Won = Extract<RecordedOutcome, { kind: 'won' }>
type Stakes = Pick<Colpo, 'players' | 'stakes' | 'altezza' | 'pot'>

interface DraftHonour {
  member: string
  honour: Honour
  unopposed: boolean
}

/** The result of a colpo while the tablet is still writing it. */
export interface Draft {
  kind: ResultKind
  /** What was written, by member, after the uscita. */
  put: Readonly<Record<string, Chips>>
  /** Winners; of a parol, who remained. */
  chosen: readonly string[]
  /** Who takes each side amount, best first. */
  sides: readonly (readonly string[])[]
  honours: readonly DraftHonour[]
  /** Who opened without the opening (VI.6, XII.3). */
  refund: string | null
  /** What the moves told beside and a correction keeps: uscite taken back, stakes lost, a partito (X.2, IX.7, XV.1). */
  kept: Pick<Won, 'back' | 'lost' | 'partito' | 'agreed'>
  /** Side amounts as the cards judged them, until a winner or an amount changes (C3). */
  judged: Won['sides'] | null
  /** What each could put in; no limit for who answers for a new passata (C2). */
  most: Readonly<Record<string, Chips>>
  /** Whose amount the keypad writes. */
  writing: string | null
  /** The next digit begins a new amount. */
  fresh: boolean
}

/** Begins the result of a colpo with its winner, if he is already known. */
export function startDraft(colpo: Stakes, winner: string | null): Draft {
  const most = colpo.players.map((member) => {
    const before = colpo.altezza[member] ?? colpo.stakes[member] ?? 0
    return [member, before < colpo.pot ? Number.MAX_SAFE_INTEGER : before] as const
  })
  return {
    kind: 'won',
    put: {},
    chosen: winner === null ? [] : [winner],
    sides: [],
    honours: [],
    refund: null,
    kept: {},
    judged: null,
    most: Object.fromEntries(most),
    writing: winner,
    fresh: true,
  }
}

/** The draft that would give this outcome again, to correct it. */
export function draftOf(colpo: Stakes & Pick<Colpo, 'outcome'>): Draft {
  const empty = startDraft(colpo, null)
  const { outcome } = colpo
  if (outcome === null || outcome.kind === 'void') return empty
  if (outcome.kind === 'nobody-opened') return { ...empty, kind: 'nobody-opened' }
  const put = Object.fromEntries(outcome.put.map(({ member, chips }) => [member, chips]))
  if (outcome.kind === 'parol') {
    const { remainers: chosen, back } = outcome
    return { ...empty, kind: 'parol', put, chosen, kept: back ? { back } : {} }
  }
  const { ranking, honours, refund, sides: judged = null, put: _, kind: __, ...kept } = outcome
  const [chosen = [], ...sides] = ranking
  return { ...empty, put, chosen, sides, honours, refund, judged, kept }
}

/** The highest amount written for anybody but `member`. */
export function highestBut(draft: Draft, member: string | null): Chips {
  return Math.max(0, ...Object.entries(draft.put).map(([who, put]) => (who === member ? 0 : put)))
}

/** As much as the highest, within what he had. */
function matching(draft: Draft, member: string): Chips {
  return Math.min(highestBut(draft, member), draft.most[member] ?? 0)
}

/** What he put in: as written, or, for a winner left alone, as much as the highest (his excess came back). */
export function putBy(draft: Draft, member: string): Chips {
  const written = draft.put[member]
  if (written !== undefined) return written
  return draft.chosen.includes(member) ? matching(draft, member) : 0
}

export function toggleChosen(draft: Draft, member: string): Draft {
  const chosen = draft.chosen.includes(member)
    ? draft.chosen.filter((other) => other !== member)
    : [...draft.chosen, member]
  const honours = draft.honours.filter((held) => held.member !== member || chosen.includes(member))
  return { ...draft, chosen, sides: [], judged: null, honours, writing: member, fresh: true }
}

/** Turns the keypad to a member; who has nothing written begins at the highest amount. */
export function writeFor(draft: Draft, member: string): Draft {
  const highest = matching(draft, member)
  const begins = draft.put[member] === undefined && !draft.chosen.includes(member) && highest > 0
  const put = begins ? { ...draft.put, [member]: highest } : draft.put
  const sided = begins ? { sides: [], judged: null } : {}
  return { ...draft, ...sided, put, writing: member, fresh: true }
}

export function writeAmount(draft: Draft, chips: Chips): Draft {
  if (draft.writing === null) return draft
  return {
    ...draft,
    put: { ...draft.put, [draft.writing]: chips },
    sides: [],
    judged: null,
    fresh: true,
  }
}

export function writeDigit(draft: Draft, digits: string): Draft {
  if (draft.writing === null) return draft
  const before = draft.fresh ? '' : String(draft.put[draft.writing] ?? '')
  const chips = Number(`${before}${digits}`)
  if (!Number.isSafeInteger(chips) || chips > MOST_CHIPS) return draft
  return { ...writeAmount(draft, chips), fresh: false }
}

/** Takes the written amount away altogether. */
export function clearAmount(draft: Draft): Draft {
  const put = Object.entries(draft.put).filter(([member]) => member !== draft.writing)
  return { ...draft, put: Object.fromEntries(put), sides: [], fresh: true }
}

export function toggleHonour(draft: Draft, member: string, honour: Honour): Draft {
  const held = draft.honours.some((one) => one.member === member && one.honour === honour)
  const others = draft.honours.filter((one) => one.member !== member)
  return {
    ...draft,
    honours: held ? others : [...others, { member, honour, unopposed: false }],
  }
}

export function toggleRefund(draft: Draft, member: string): Draft {
  return { ...draft, refund: draft.refund === member ? null : member }
}

export function toggleUnopposed(draft: Draft): Draft {
  const unopposed = !draft.honours.some((one) => one.unopposed)
  return { ...draft, honours: draft.honours.map((one) => ({ ...one, unopposed })) }
}

/** A side amount that no winner reaches with his resto, and who contested it. */
export interface SideAmount {
  chips: Chips
  /** Those who put more than any winner named so far. */
  among: readonly string[]
}

/** The next side amount still without a winner (C3); null when every chip has one. */
export function openSide(draft: Draft, players: readonly string[]): SideAmount | null {
  if (draft.kind !== 'won' || draft.chosen.length === 0 || draft.judged) return null
  const { lost = [] } = draft.kept
  const named = [...draft.chosen, ...draft.sides.flat()]
  const reached = Math.max(...named.map((member) => putBy(draft, member)))
  const above = players.filter((member) => putBy(draft, member) > reached)
  const among = above.filter((member) => !lost.includes(member))
  if (above.length < 2 || among.length === 0) return null
  const [, matched = reached] = above.map((member) => putBy(draft, member)).sort((a, b) => b - a)
  const chips = above.reduce((sum, one) => sum + Math.min(putBy(draft, one), matched) - reached, 0)
  return { chips, among }
}

/** Who takes something beyond what better hands had put in: a loser who put no more than they did takes nothing. */
export function sideTakers(draft: Draft): string[] {
  const most = (group: readonly string[]) => Math.max(...group.map((one) => putBy(draft, one)))
  return draft.sides.flatMap((group, index) => {
    const reached = most([...draft.chosen, ...draft.sides.slice(0, index).flat()])
    return group.filter((member) => putBy(draft, member) > reached)
  })
}

export function takeSide(draft: Draft, winner: string): Draft {
  return { ...draft, sides: [...draft.sides, [winner]] }
}

export function undoSides(draft: Draft): Draft {
  return { ...draft, sides: [], judged: null }
}

/** The outcome as written, or null while something is missing. */
export function outcomeOf(draft: Draft, colpo: Pick<Colpo, 'players'>): RecordedOutcome | null {
  if (draft.kind === 'nobody-opened') return { kind: 'nobody-opened' }
  const put = colpo.players
    .map((member) => ({ member, chips: putBy(draft, member) }))
    .filter(({ chips }) => chips > 0)
  if (draft.kind === 'parol') {
    const { back } = draft.kept
    const remainers = [...draft.chosen]
    return remainers.length < 2
      ? null
      : { kind: 'parol', put, remainers, ...(back ? { back } : {}) }
  }
  if (draft.chosen.length === 0 || openSide(draft, colpo.players)) return null
  const ranking = [draft.chosen, ...draft.sides].map((group) => [...group])
  const { honours, refund, judged, kept } = draft
  const sides = judged ? { sides: judged } : {}
  return { kind: 'won', put, ranking, honours: [...honours], refund, ...sides, ...kept }
}
