import { z } from 'zod'
import { type Card, parseCard } from '../../kernel/cards'
import type { Decision, Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import { packFrom } from '../cards/packs'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { atTheShowdown } from '../frame/offered'
import { cardsHeld, contesting, fewestShown, othersHolding } from '../giro/showing'
import { handIn, playersIn, showOrder } from '../giro/turn'
import { conclude, type Judgement } from '../play/conclude'
import { CardName } from '../play/opening-cards'
import { ended, lowestAt, makeMove, type Played, playAt, straightsAt } from '../play/speak'
import { playing } from '../play/speakers'
import { keepsTwinsToHand } from '../readings'
import { refuse } from '../refuse'
import { HONOURS } from '../state/colpo'
import { ofMember, ofTable } from '../state/forms'
import type { Play, ShownHand } from '../state/play'
import type { Table } from '../state/table'

const { command } = pokerArticle<never, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const

/** The hands to be shown, in order (XII.1, F4); conceded hands still held come last (XII.4, F5). */
function toShow(play: Play): MemberId[] {
  const order = showOrder(play)
  const unshown = order.filter((member) => !handIn(play, member)?.shown)
  const conceded = order.filter((member) => handIn(play, member)?.shown?.how === 'conceded')
  return conceded.length === 0 ? unshown : [...unshown, ...conceded]
}

/** The reason why this hand may not be laid down, thrown or conceded now, or null. */
function notToShow(play: Play, member: MemberId): Refused | null {
  if (play.phase !== 'showdown') return refuse('XII.1', 'not-at-the-showdown')
  const hand = handIn(play, member)
  if (hand?.standing !== 'in') return refuse('XII.5', 'not-in-the-game', { member: { member } })
  if (hand.shown && hand.shown.how !== 'conceded')
    return refuse('XII.5', 'already-shown', { member: { member } })
  return null
}

/** The play, if this hand may be laid down, thrown or conceded now; otherwise the refusal. */
function handAt(table: Table, member: MemberId): Play | Refused {
  const play = playAt(table)
  if (isRefused(play)) return play
  return notToShow(play, member) ?? play
}

/**
 * XII.1, XII.5: the best cards win; `cards` is empty when only the table saw them. `twins`: the pack holds duplicates
 * (X.1). `agreed`: nobody objects to honouring the hand (XIV.1).
 */
const showHand = command({
  schema: ofMember.extend({
    cards: z.array(CardName).max(5),
    twins: z.boolean().optional(),
    agreed: z.boolean().optional(),
  }),
  may: AT_TABLE,
  refuseStale: true,
  decide(
    evening,
    { table: id, member, cards: names, twins, agreed },
    occasion,
  ): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = handAt(table, member)
    if (isRefused(play)) return play
    const [first = member] = toShow(play)
    if (first !== member) return refuse('XII.1', 'not-first-to-show', { member: { member: first } })
    const cards = names.flatMap((name) => parseCard(name) ?? [])
    const wrong = wrongCards(table, play, member, cards, twins ?? false)
    if (wrong) return wrong
    const marks = {
      ...(agreed ? { agreed } : {}),
      ...(twins && keepsTwinsToHand(play) ? { twins } : {}),
    }
    const shown: ShownHand = { how: 'shown', cards, ...marks }
    return makeMove(evening, id, { kind: 'show', member, shown }, occasion)
  },
  offeredFrom: atTheShowdown,
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      toShow(play)
        .slice(0, 1)
        .map((member) => ({ table, member, cards: [] })),
    ),
})

/**
 * Checks that a player can hold these cards: all from the pack in use, each once unless the pack has twins, and as
 * many as the player must show (XII.1, XII.2).
 */
function wrongCards(
  table: Table,
  play: Play,
  member: MemberId,
  cards: readonly Card[],
  twins: boolean,
): Refused | null {
  const held = cardsHeld(play, member)
  if (cards.length > held)
    return refuse('IX.7', 'more-than-held', { member: { member }, count: held })
  if (cards.length > 0 && cards.length < fewestShown(play, member))
    return refuse('XII.1', 'five-cards-each', { member: { member } })
  const pack = packFrom(lowestAt(table))
  if (cards.some((card) => !pack.includes(card))) return refuse('X.2', 'not-in-the-pack')
  if (!twins && hasShownCard(play, cards)) return refuse('X.1', 'card-shown-twice')
  return null
}

/** X.1: whether a card is in this hand twice or lies in another; before edition 2 older twins counted too. */
function hasShownCard(play: Play, cards: readonly Card[]): boolean {
  const onTable = play.hands.flatMap((hand) => hand.shown?.cards ?? [])
  const all = keepsTwinsToHand(play) ? [...new Set(onTable), ...cards] : [...onTable, ...cards]
  return new Set(all).size !== all.length
}

/**
 * XII.4: a player declares themselves beaten without showing;
 * revocable while they keep their cards and the pot is not collected.
 */
const concede = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    const play = handAt(tableAt(evening, table), member)
    if (isRefused(play)) return play
    if (handIn(play, member)?.shown) return refuse('XII.5', 'already-shown', { member: { member } })
    if (othersHolding(play, member, true).length === 0)
      return refuse('XII.4', 'last-hand-wins', { member: { member } })
    const shown: ShownHand = { how: 'conceded', cards: [] }
    return makeMove(evening, table, { kind: 'show', member, shown }, occasion)
  },
  offeredFrom: atTheShowdown,
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      toShow(play).map((member) => ({ table, member })),
    ),
})

/**
 * XII.4, XII.5: cards thrown on the heap have lost for good. But when all others concede, the last player may throw
 * theirs unseen and still take the pot.
 */
const muckHand = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    const play = handAt(tableAt(evening, table), member)
    if (isRefused(play)) return play
    if (othersHolding(play, member, false).length === 0)
      return refuse('XII.4', 'last-hand-wins', { member: { member } })
    if (othersHolding(play, member, true).length === 0 && !handIn(play, member)?.shown)
      return makeMove(evening, table, { kind: 'take', member }, occasion)
    const shown: ShownHand = { how: 'mucked', cards: [] }
    return makeMove(evening, table, { kind: 'show', member, shown }, occasion)
  },
  offeredFrom: atTheShowdown,
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      toShow(play).map((member) => ({ table, member })),
    ),
})

/**
 * The winner among cards that the table saw and the software does not know: the table names the groups, best first,
 * and the journal keeps who recorded them. Source: XII.5.
 */
const judgeColpo = command({
  schema: ofTable.extend({
    ranking: z.array(z.array(MemberId).min(1).max(7)).min(1).max(7),
    honours: z
      .array(z.object({ member: MemberId, honour: z.enum(HONOURS), unopposed: z.boolean() }))
      .max(7)
      .default([]),
  }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, ranking, honours }, occasion): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    if (play.phase !== 'showdown') return refuse('XII.1', 'not-at-the-showdown')
    const judged = contesting(play)
    const gone = ranking.flat().find((other) => !judged.includes(other))
    if (gone !== undefined) return refuse('XII.5', 'not-in-the-game', { member: { member: gone } })
    const judgement: Judgement = { ranking, honours }
    if (!conclude(play, straightsAt(table), judgement)) return refuse('VI.6', 'opening-not-shown')
    return ended(evening, id, [], occasion, judgement)
  },
  offeredFrom: atTheShowdown,
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      playersIn(play).map((member) => ({ table, ranking: [[member]], honours: [] })),
    ),
})

/** The commands of Art. XII at a table kept move by move. */
export const handsCommands = { showHand, concede, muckHand, judgeColpo }
