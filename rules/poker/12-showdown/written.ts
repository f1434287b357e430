import {
  asChips,
  type Chips,
  largest,
  lesser,
  minus,
  NO_CHIPS,
  totalChips,
} from '../../kernel/chips'
import { layersOf } from '../colpo/settle'
import type { Colpo, Honour, RecordedOutcome } from '../state/colpo'
import type { MemberId } from '../state/ids'

export const RESULT_KINDS = ['won', 'parol', 'nobody-opened'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

type Won = Extract<RecordedOutcome, { kind: 'won' }>
type Stakes = Pick<Colpo, 'players' | 'stakes' | 'altezza' | 'pot'>

/** The result of a colpo while the table is still writing it, amounts in chips. Source: XII, as recorded at level 2. */
export interface Written {
  kind: ResultKind
  /** What was written for each after the uscita; members with nothing written are not named. */
  put: Readonly<Record<MemberId, Chips>>
  /** The winners; of a parol, those who remained. */
  chosen: readonly MemberId[]
  /** The takers of each side amount, best first. */
  sides: readonly (readonly MemberId[])[]
  honours: Won['honours']
  /** The player who opened without the opening (VI.6, XII.3). */
  refund: MemberId | null
  /** What the moves told besides and a correction keeps: uscite taken back, stakes lost, a partito (X.2, IX.7, XV.1). */
  kept: Pick<Won, 'back' | 'lost' | 'partito' | 'agreed'>
  /** Side amounts as the cards judged them, until a winner or an amount changes (C3). */
  judged: Won['sides'] | null
  /** What each could put in; no limit for a player who answers for a new passata (C2). */
  most: Readonly<Record<MemberId, Chips>>
}

/** For a player who answers for a new passata. */
const NO_LIMIT = asChips(Number.MAX_SAFE_INTEGER)

/** What a player could put in from their own resto, or as one all'altezza (C4). */
export const hadBefore = ({ altezza, stakes }: Stakes, member: MemberId): Chips =>
  altezza[member] ?? stakes[member] ?? NO_CHIPS

/** A result with nothing written but its winner, where one is known. */
export function blankResult(colpo: Stakes, winner: MemberId | null): Written {
  const most = colpo.players.map((member) => {
    const before = hadBefore(colpo, member)
    return [member, before < colpo.pot ? NO_LIMIT : before] as const
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
  }
}

/** The result as it would have to be written to give a colpo's outcome again, so that it can be corrected. */
export function writtenOf(colpo: Stakes & Pick<Colpo, 'outcome'>): Written {
  const blank = blankResult(colpo, null)
  const { outcome } = colpo
  if (outcome === null || outcome.kind === 'void') return blank
  if (outcome.kind === 'nobody-opened') return { ...blank, kind: 'nobody-opened' }
  const put = Object.fromEntries(outcome.put.map(({ member, chips }) => [member, chips]))
  if (outcome.kind === 'parol') {
    const { remainers: chosen, back } = outcome
    return { ...blank, kind: 'parol', put, chosen, kept: back ? { back } : {} }
  }
  const { ranking, honours, refund, sides: judged = null, put: _, kind: __, ...kept } = outcome
  const [chosen = [], ...sides] = ranking
  return { ...blank, put, chosen, sides, honours, refund, judged, kept }
}

/** The highest amount written for anybody but `member`, in chips. */
export const highestBut = ({ put }: Written, member: MemberId | null): Chips =>
  largest(Object.entries(put).map(([other, chips]) => (other === member ? NO_CHIPS : chips)))

/** As much as the highest, within what the player had: what calling it comes to. */
export const matching = (written: Written, member: MemberId): Chips =>
  lesser(highestBut(written, member), written.most[member] ?? NO_CHIPS)

/**
 * What a player put in, in chips: as written, or, for a winner with nothing written, as much as the highest, since
 * what nobody matched came back to them. Source: XII.4.
 */
export function putBy(written: Written, member: MemberId): Chips {
  const chips = written.put[member]
  if (chips !== undefined) return chips
  return written.chosen.includes(member) ? matching(written, member) : NO_CHIPS
}

/** Writes what a player put in; null takes the amount away. The side amounts are to be asked again (C3). */
export function withPut<W extends Written>(written: W, member: MemberId, chips: Chips | null): W {
  const { [member]: _, ...others } = written.put
  const put = chips === null ? others : { ...written.put, [member]: chips }
  return { ...written, put, sides: [], judged: null }
}

/** Names a winner (of a parol: a player who remained), or takes the name away; side amounts are asked again (C3). */
export function withChosen<W extends Written>(written: W, member: MemberId): W {
  const chosen = written.chosen.includes(member)
    ? written.chosen.filter((other) => other !== member)
    : [...written.chosen, member]
  const honours = written.honours.filter((one) => one.member !== member || chosen.includes(member))
  return { ...written, chosen, honours, sides: [], judged: null }
}

/** XIV.5: a player is honoured once; the same honour again takes it away. */
export function withHonour<W extends Written>(written: W, member: MemberId, honour: Honour): W {
  const had = written.honours.some((one) => one.member === member && one.honour === honour)
  const others = written.honours.filter((one) => one.member !== member)
  return {
    ...written,
    honours: had ? others : [...others, { member, honour, unopposed: false }],
  }
}

/** A side amount that no winner reaches with their resto, and those who contested it. */
export interface SideAmount {
  chips: Chips
  /** Those who put more than any winner named so far, and were not put out. */
  among: readonly MemberId[]
}

/** The next side amount still without a winner; null when every chip has one. Source: XII.4, C3, IX.7. */
export function openSide(written: Written, players: readonly MemberId[]): SideAmount | null {
  if (written.kind !== 'won' || written.chosen.length === 0 || written.judged) return null
  const { lost = [] } = written.kept
  const named = [...written.chosen, ...written.sides.flat()]
  const reached = largest(named.map((member) => putBy(written, member)))
  const above = players.filter((member) => putBy(written, member) > reached)
  const among = above.filter((member) => !lost.includes(member))
  if (among.length === 0) return null
  // The winners named take nothing above what they reached, so its layers begin there.
  const over = Object.fromEntries(
    above.map((other) => [other, minus(putBy(written, other), reached)]),
  )
  const contested = layersOf(over).filter(({ contenders }) => contenders.length > 1)
  const chips = totalChips(contested)
  return chips === 0 ? null : { chips, among }
}

/** Those who take something beyond what better hands had put in: a loser with no more in takes nothing (C3). */
export function sideTakers(written: Written): MemberId[] {
  const most = (group: readonly MemberId[]) => largest(group.map((one) => putBy(written, one)))
  return written.sides.flatMap((group, index) => {
    const reached = most([...written.chosen, ...written.sides.slice(0, index).flat()])
    return group.filter((member) => putBy(written, member) > reached)
  })
}

/**
 * The outcome as written, to be recorded or shown; null while something is missing: a winner, two who remained in a
 * parol (XIII.1), the taker of a side amount (C3).
 */
export function outcomeWritten(
  written: Written,
  { players }: Pick<Colpo, 'players'>,
): RecordedOutcome | null {
  if (written.kind === 'nobody-opened') return { kind: 'nobody-opened' }
  const put = players
    .map((member) => ({ member, chips: putBy(written, member) }))
    .filter(({ chips }) => chips > 0)
  if (written.kind === 'parol') {
    const { back } = written.kept
    const remainers = [...written.chosen]
    return remainers.length < 2
      ? null
      : { kind: 'parol', put, remainers, ...(back ? { back } : {}) }
  }
  if (written.chosen.length === 0 || openSide(written, players)) return null
  const ranking = [written.chosen, ...written.sides].map((group) => [...group])
  const { honours, refund, judged, kept } = written
  const sides = judged ? { sides: judged } : {}
  return { kind: 'won', put, ranking, honours: [...honours], refund, ...sides, ...kept }
}
