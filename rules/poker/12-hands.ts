import { z } from 'zod'
import { packFrom, parseCard } from '../cards'
import { type Decision, refuse } from '../decider'
import { playing } from './06-opening'
import { articleOf } from './article'
import { tableAt } from './at-table'
import type { Evening } from './evening'
import { conclude, type Judgement } from './play/conclude'
import { ended, makeMove, type Played, playAt, straightsAt } from './play/speak'
import { playersIn, showOrder } from './play/turn'
import { HONOURS } from './state/colpo'
import { MemberId, TableId } from './state/ids'
import type { Play, Shown } from './state/play'
import type { Table } from './state/table'

const { article, command } = articleOf<Evening, never, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const
const CardName = z.string().refine((name) => parseCard(name) !== null, 'a card such as 10c or Ap')

/** The hands to be shown, in order: who has not yet shown, mucked or conceded (XII.1). */
const toShow = (play: Play): MemberId[] =>
  showOrder(play).filter((member) => play.hands[member]?.shown === null)

/** Why this hand cannot be laid down now; null when it can. */
function notNow(table: Table, member: MemberId): { play: Play } | { refused: Decision<never> } {
  const found = playAt(table)
  if ('refused' in found) return found
  const { play } = found
  const refused = (...why: Parameters<typeof refuse>) => ({ refused: refuse(...why) })
  if (play.phase !== 'showdown') return refused('XII.1', 'not-at-the-showdown')
  if (play.hands[member]?.standing !== 'in') return refused('XII.5', 'not-in-the-game', { member })
  if (play.hands[member]?.shown) return refused('XII.5', 'already-shown', { member })
  return found
}

/** XII.1, XII.5: the cards speak; `cards` is empty where the table saw them and the software does not know them. */
const showHand = command({
  schema: z.object({ table: TableId, member: MemberId, cards: z.array(CardName).max(5) }),
  may: AT_TABLE,
  decide(evening, { table: id, member, cards: names }, occasion): Decision<Played> {
    const table = tableAt(evening, id)
    const found = notNow(table, member)
    if ('refused' in found) return found.refused
    const first = toShow(found.play)[0]
    if (first !== undefined && first !== member)
      return refuse('XII.1', 'not-first-to-show', { member: first })
    const cards = names.flatMap((name) => parseCard(name) ?? [])
    const pack = packFrom(table.colpo?.lowest ?? 6)
    if (cards.some((card) => !pack.includes(card))) return refuse('X.2', 'not-in-the-pack')
    const shown: Shown = { how: 'shown', cards }
    return makeMove(evening, id, { kind: 'show', member, shown }, occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      toShow(play)
        .slice(0, 1)
        .map((member) => ({ table, member, cards: [] })),
    ),
})

/** XII.4, XII.5: cards thrown on the heap have lost, for good. */
const muckHand = command({
  schema: z.object({ table: TableId, member: MemberId }),
  may: AT_TABLE,
  decide(evening, { table, member }, occasion): Decision<Played> {
    const found = notNow(tableAt(evening, table), member)
    if ('refused' in found) return found.refused
    const others = playersIn(found.play).filter((of) => of !== member)
    const last = others.every((of) => found.play.hands[of]?.shown?.how === 'mucked')
    if (last) return refuse('XII.4', 'not-in-the-game', { member })
    const shown: Shown = { how: 'mucked', cards: [] }
    return makeMove(evening, table, { kind: 'show', member, shown }, occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      toShow(play).map((member) => ({ table, member })),
    ),
})

/**
 * Who won, where cards were seen that the software does not know: the table says it, best group first, and the
 * journal keeps who said it. Source: XII.5.
 */
const judgeColpo = command({
  schema: z.object({
    table: TableId,
    ranking: z.array(z.array(MemberId).min(1).max(7)).min(1).max(7),
    honours: z
      .array(z.object({ member: MemberId, honour: z.enum(HONOURS), unopposed: z.boolean() }))
      .max(7)
      .default([]),
  }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, ranking, honours }, occasion): Decision<Played> {
    const table = tableAt(evening, id)
    const found = playAt(table)
    if ('refused' in found) return found.refused
    const { play } = found
    if (play.phase !== 'showdown') return refuse('XII.1', 'not-at-the-showdown')
    const gone = ranking
      .flat()
      .find((of) => play.hands[of]?.standing !== 'in' || play.hands[of]?.shown?.how === 'mucked')
    if (gone !== undefined) return refuse('XII.5', 'not-in-the-game', { member: gone })
    const judged: Judgement = { ranking, honours }
    if (!conclude(play, straightsAt(table), judged)) return refuse('VI.6', 'opening-not-shown')
    return ended(evening, id, [], occasion, judged)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      playersIn(play).map((member) => ({ table, ranking: [[member]], honours: [] })),
    ),
})

/** Art. XII at the table kept move by move. */
export const hands = article({
  id: 'XII',
  commands: { showHand, muckHand, judgeColpo },
  refusals: {},
  evolve: {},
})
