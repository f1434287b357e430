import {
  asChips,
  type Chips,
  largest,
  lesser,
  minus,
  NO_CHIPS,
  totalChips,
} from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { layersOf } from '../colpo/settle'
import { POT, restoOf } from '../money/accounts'
import type { Colpo, Honour, RecordedOutcome } from '../state/colpo'

export const RESULT_KINDS = ['won', 'parol', 'nobody-opened'] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

type Won = Extract<RecordedOutcome, { kind: 'won' }>
type ParolOutcome = Extract<RecordedOutcome, { kind: 'parol' }>
type Stakes = Pick<Colpo, 'players' | 'stakes' | 'altezza' | 'pot'>

/**
 * The result of a colpo while the table is still entering it, amounts in chips. Source: XII, as recorded at level 2.
 */
export interface Written {
  kind: ResultKind
  /** Chips entered for each player, put in after the uscita; a member without an entry is left out. */
  put: Readonly<Record<MemberId, Chips>>
  /** The winners; of a parol, those who remained. */
  chosen: readonly MemberId[]
  /** The takers of each side amount, best first. */
  sides: readonly (readonly MemberId[])[]
  honours: Won['honours']
  /** The player who opened without the opening (VI.6, XII.3). */
  refund: MemberId | null
  /**
   * Parts of an outcome that come from the moves, or from what was seen at the table, and that a correction
   * keeps: uscite taken back, stakes lost, a partito (X.2, IX.7, XV.1), who opened before a parol (VI.6).
   */
  kept: Pick<Won, 'back' | 'lost' | 'partito' | 'agreed'> & Pick<ParolOutcome, 'opener'>
  /** Side amounts as the cards judged them, until a winner or an amount changes (C3). */
  judged: Won['sides'] | null
  /** The most each player could put in; a player who answers for a new passata has no limit (C2). */
  most: Readonly<Record<MemberId, Chips>>
}

/** No limit for a player who answers for a new passata. */
const NO_LIMIT = asChips(Number.MAX_SAFE_INTEGER)

/** The most a player could put in from their own resto, or all'altezza (C4). */
export const hadBefore = ({ altezza, stakes }: Stakes, member: MemberId): Chips =>
  altezza[member] ?? stakes[member] ?? NO_CHIPS

/** A result with no entry but its winner, where one is known. */
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

/** A colpo's outcome as it would be entered, so that it can be corrected. */
export function writtenOf(colpo: Stakes & Pick<Colpo, 'outcome'>): Written {
  const blank = blankResult(colpo, null)
  const { outcome } = colpo
  if (outcome === null || outcome.kind === 'void') return blank
  if (outcome.kind === 'nobody-opened') return { ...blank, kind: 'nobody-opened' }
  const put = Object.fromEntries(outcome.put.map(({ member, chips }) => [member, chips]))
  if (outcome.kind === 'parol') {
    const { remainers: chosen, kind, put: _, ...kept } = outcome
    return { ...blank, kind, put, chosen, kept }
  }
  const { ranking, honours, refund, sides: judged = null, put: _, kind: __, ...kept } = outcome
  const [chosen = [], ...sides] = ranking
  return { ...blank, put, chosen, sides, honours, refund, judged, kept }
}

/** The highest amount entered for any player except `member`, in chips. */
export const highestBut = ({ put }: Written, member: MemberId | null): Chips =>
  largest(Object.entries(put).map(([other, chips]) => (other === member ? NO_CHIPS : chips)))

/** The amount with which a player calls the highest, limited to what they had. */
export const matching = (written: Written, member: MemberId): Chips =>
  lesser(highestBut(written, member), written.most[member] ?? NO_CHIPS)

/**
 * A player's stake, in chips: as entered. A winner without an entry put in as much as the highest, since the part
 * that nobody matched was returned to them. Source: XII.4.
 */
export function putBy(written: Written, member: MemberId): Chips {
  const chips = written.put[member]
  if (chips !== undefined) return chips
  return written.chosen.includes(member) ? matching(written, member) : NO_CHIPS
}

/** Enters a player's stake; null removes it. The winners of side amounts must be entered again (C3). */
export function withPut<W extends Written>(written: W, member: MemberId, chips: Chips | null): W {
  const { [member]: _, ...others } = written.put
  const put = chips === null ? others : { ...written.put, [member]: chips }
  return { ...written, put, sides: [], judged: null }
}

/** Adds a winner (in a parol: a player who remained), or removes them; side amounts must be entered again (C3). */
export function withChosen<W extends Written>(written: W, member: MemberId): W {
  const chosen = written.chosen.includes(member)
    ? written.chosen.filter((other) => other !== member)
    : [...written.chosen, member]
  const honours = written.honours.filter((one) => one.member !== member || chosen.includes(member))
  return { ...written, chosen, honours, sides: [], judged: null }
}

/** Gives the win to this player alone, or takes it from them; side amounts must be entered again (C3). */
export function withWinner<W extends Written>(written: W, member: MemberId): W {
  const isAlone = written.chosen.length === 1 && written.chosen[0] === member
  return withChosen({ ...written, chosen: isAlone ? [member] : [] }, member)
}

/** All other players put in as much as this one, each at most what they had. Source: XII.4, C3. */
export function withAllLike<W extends Written>(
  written: W,
  { players }: Pick<Colpo, 'players'>,
  member: MemberId,
): W {
  const chips = putBy(written, member)
  const put = players.map(
    (other) => [other, lesser(chips, written.most[other] ?? NO_CHIPS)] as const,
  )
  return { ...written, put: Object.fromEntries(put), sides: [], judged: null }
}

/**
 * VI.6, XII.3: the provision that voids a colpo whose winner, as entered, opened without the opening: alone, they did not
 * show it; otherwise it is their hand that wins nothing. Null for any other result.
 */
export function voidedByOpener(written: Written): 'VI.6' | 'XII.3' | null {
  const { kind, refund, chosen, put } = written
  if (kind !== 'won' || refund === null || !chosen.includes(refund)) return null
  const isAlone = Object.entries(put).every(([member, chips]) => member === refund || chips === 0)
  return isAlone ? 'VI.6' : 'XII.3'
}

/** XIV.5: a player is honoured once; entering the same honour again removes it. */
export function withHonour<W extends Written>(written: W, member: MemberId, honour: Honour): W {
  const had = written.honours.some((one) => one.member === member && one.honour === honour)
  const others = written.honours.filter((one) => one.member !== member)
  return {
    ...written,
    honours: had ? others : [...others, { member, honour, unopposed: false }],
  }
}

/** IX.7: a player put out loses all they put in; entering it again removes it. Side amounts must be entered again (C3). */
export function withLost<W extends Written>(written: W, member: MemberId): W {
  const { lost: out = [], ...kept } = written.kept
  const lost = out.includes(member) ? out.filter((one) => one !== member) : [...out, member]
  return { ...written, kept: lost.length > 0 ? { ...kept, lost } : kept, sides: [], judged: null }
}

/** X.2: a player takes back the uscita, or what they paid to come into a parol; entering it again removes it. */
export function withUscitaBack<W extends Written>(
  written: W,
  { dealt, parolOf }: Pick<Colpo, 'dealt' | 'parolOf'>,
  member: MemberId,
  uscita: Chips,
): W {
  const { back: taken = [], ...kept } = written.kept
  const others = taken.filter((one) => one.member !== member)
  const paid = totalChips(dealt.filter(({ from, to }) => from === restoOf(member) && to === POT))
  const chips = parolOf === null && (paid === 0 || paid > uscita) ? uscita : paid
  const back = others.length < taken.length ? others : [...others, { member, chips }]
  return { ...written, kept: back.length > 0 ? { ...kept, back } : kept }
}

/** A side amount that no winner's stake reaches, and the players who contested it. */
export interface SideAmount {
  chips: Chips
  /** Players who put in more than any winner named so far, and were not put out. */
  among: readonly MemberId[]
}

/** The next side amount without a winner; null when every chip has one. Source: XII.4, C3, IX.7. */
export function openSide(written: Written, players: readonly MemberId[]): SideAmount | null {
  if (written.kind !== 'won' || written.chosen.length === 0 || written.judged) return null
  const { lost = [] } = written.kept
  const named = [...written.chosen, ...written.sides.flat()]
  const reached = largest(named.map((member) => putBy(written, member)))
  const above = players.filter((member) => putBy(written, member) > reached)
  const among = above.filter((member) => !lost.includes(member))
  if (among.length === 0) return null
  // The winners named so far take nothing above their stakes, so the layers of this side amount begin there.
  const over = Object.fromEntries(
    above.map((other) => [other, minus(putBy(written, other), reached)]),
  )
  const contested = layersOf(over).filter(({ contenders }) => contenders.length > 1)
  const chips = totalChips(contested)
  return chips === 0 ? null : { chips, among }
}

/** Players who take chips that no better hand covered: a loser whose stake is not larger takes nothing (C3). */
export function sideTakers(written: Written): MemberId[] {
  const most = (group: readonly MemberId[]) => largest(group.map((one) => putBy(written, one)))
  return written.sides.flatMap((group, index) => {
    const reached = most([...written.chosen, ...written.sides.slice(0, index).flat()])
    return group.filter((member) => putBy(written, member) > reached)
  })
}

/**
 * The outcome as entered, to be recorded or shown; null while something is missing: a winner, the two who must remain
 * in a parol (XIII.1), the taker of a side amount (C3).
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
    const { back, opener } = written.kept
    const remainers = [...written.chosen]
    if (remainers.length < 2) return null
    const opened = opener === undefined ? {} : { opener }
    return { kind: 'parol', put, remainers, ...(back ? { back } : {}), ...opened }
  }
  if (written.chosen.length === 0 || openSide(written, players)) return null
  const ranking = [written.chosen, ...written.sides].map((group) => [...group])
  const { honours, refund, judged } = written
  const { opener: _, ...kept } = written.kept
  const sides = judged ? { sides: judged } : {}
  return { kind: 'won', put, ranking, honours: [...honours], refund, ...sides, ...kept }
}
