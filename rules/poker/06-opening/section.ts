import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { type Card, parseCard } from '../../kernel/cards'
import { NO_CHIPS } from '../../kernel/chips'
import type { Decision, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import { packFrom } from '../cards/packs'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { atTheOpening, whileOpened } from '../frame/offered'
import { unsaidAmount } from '../giro/stake'
import { handIn } from '../giro/turn'
import { evolvePlay, type PlayEvent } from '../play/events'
import { CardName, doOpen } from '../play/opening-cards'
import { openingNotHonoured } from '../play/opening-honour'
import { lowestAt, makeMove, type Played, playAt, speak } from '../play/speak'
import { betBounds, playing, speakers } from '../play/speakers'
import { refuse } from '../refuse'
import { HONOURS } from '../state/colpo'
import { ofMember } from '../state/forms'
import type { Play } from '../state/play'
import type { Table } from '../state/table'
import { OPENING_REFUSALS } from './refusals'

const { article, command } = pokerArticle<PlayEvent, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const

const Pass = ofMember.extend({ busy: z.literal(true).optional() })

/** VI.1: `busy` when the table passes for a player who is not paying attention. */
const passOpening = command<z.infer<typeof Pass>>({
  schema: Pass,
  may: AT_TABLE,
  refuseStale: true,
  decide: (evening, { table, member, busy }, occasion): Decision<Played, Evening> =>
    speak(evening, table, { kind: 'pass', member, ...(busy ? { busy } : {}) }, occasion),
  offeredFrom: atTheOpening,
  candidates: (evening, by) =>
    speakers(evening, by).flatMap((speaker) => [speaker, { ...speaker, busy: true as const }]),
})

/** VI.7: without a figure the opening is the pot, or the player's whole resto if that is less. */
const open = command({
  schema: ofMember.extend({ chips: Amount.nullable().default(null) }),
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member, chips }, occasion): Decision<Played, Evening> {
    const { play } = tableAt(evening, table)
    const to = chips ?? (play ? unsaidAmount(play, member, 'open') : NO_CHIPS)
    return speak(evening, table, { kind: 'open', member, to }, occasion)
  },
  offeredFrom: whileOpened,
  candidates: (evening, by) =>
    speakers(evening, by).map((speaker) => ({ ...speaker, chips: null })),
  bounds: (evening, payload) => ({ chips: betBounds(evening, payload, 'open') }),
})

/** VI.5, E6.1–3: the opener declares before the showdown that they opened without the opening. */
const declareWrongOpening = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    if (play.opener !== member) return refuse('VI.5', 'not-the-opener', { member: { member } })
    if (
      play.phase === 'showdown' ||
      play.phase === 'opening' ||
      handIn(play, member)?.standing !== 'in'
    )
      return refuse('VI.5', 'too-late-for-that')
    return makeMove(evening, table, { kind: 'wrong-opening', member }, occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      play.opener === null ? [] : [{ table, member: play.opener }],
    ),
})

/**
 * A player who came in says whether they hold the opening: they show it, or name the cards of the one they threw; all
 * the `cards` of that opening. Source: VI.4, VI.5, XII.3.
 */
const answerOpening = command({
  schema: ofMember.extend({
    holds: z.boolean(),
    cards: z.array(CardName).min(1).max(5).optional(),
  }),
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table: id, member, holds, cards: names }, occasion): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    if (play.answering[0] !== member)
      return refuse('VI.5', 'opening-not-asked', { member: { member } })
    if (!holds || !names)
      return makeMove(evening, id, { kind: 'opening-answer', member, holds }, occasion)
    const named = names.flatMap((name) => parseCard(name) ?? [])
    const wrong = notThrown(table, play, member, named)
    if (wrong) return wrong
    return makeMove(evening, id, { kind: 'opening-answer', member, holds, named }, occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      play.answering
        .slice(0, 1)
        .flatMap((member) => [true, false].map((holds) => ({ table, member, holds }))),
    ),
})

/** VI.4, E7: refuses a discarded opening that its player cannot have held: nothing was thrown, or the cards do not open. */
function notThrown(
  table: Table,
  play: Play,
  member: MemberId,
  named: readonly Card[],
): Refused | null {
  const hand = handIn(play, member)
  if (hand?.standing === 'in' && (hand.asked ?? 0) === 0)
    return refuse('VI.4', 'nothing-thrown', { member: { member } })
  const pack = packFrom(lowestAt(table))
  if (named.some((card) => !pack.includes(card))) return refuse('X.2', 'not-in-the-pack')
  return opensWith(table, named) ? null : refuse('VI.2', 'does-not-open')
}

/** VI.6: what may be recorded of the opening at the showdown. */
const OPENING_SAID = [
  { held: true, excused: false },
  { held: false, excused: false },
  { held: false, excused: true },
] as const

/**
 * The opening is shown, kept aside if it was discarded (VI.4), or missing; excused when its cards went back into the
 * pack for the draw. `cards` are the cards of the opening where they are named: they must open. Source: VI.2, VI.6.
 */
const showOpening = command({
  schema: ofMember.extend({
    held: z.boolean(),
    excused: z.boolean().default(false),
    cards: z.array(CardName).max(5).optional(),
    honour: z.enum(HONOURS).optional(),
  }),
  may: AT_TABLE,
  refuseStale: true,
  decide(
    evening,
    { table: id, member, held, excused, cards, honour },
    occasion,
  ): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    if (play.opener !== member) return refuse('VI.6', 'not-the-opener', { member: { member } })
    if (play.phase !== 'showdown') return refuse('VI.6', 'not-at-the-showdown')
    if (handIn(play, member)?.standing === 'withdrawn')
      return refuse('VI.6', 'not-in-the-game', { member: { member } })
    if (play.openingHeld !== null) return refuse('VI.6', 'opening-already-said')
    if (excused && (handIn(play, member)?.asked ?? 0) === 0)
      return refuse('VI.6', 'nothing-went-back', { member: { member } })
    const named = cards?.flatMap((name) => parseCard(name) ?? [])
    if (held && named && !opensWith(table, named)) return refuse('VI.2', 'does-not-open')
    const unhonoured = honour ? openingNotHonoured(table, play, held) : null
    if (unhonoured) return unhonoured
    const point = honour ? { honour } : {}
    return makeMove(
      evening,
      id,
      { kind: 'opening-shown', member, held, excused, ...point },
      occasion,
    )
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play: { opener } }) =>
      opener === null ? [] : OPENING_SAID.map((said) => ({ table, member: opener, ...said })),
    ),
})

/** Whether these cards open the colpo in play. */
function opensWith(table: Table, cards: readonly Card[]): boolean {
  const level = table.colpo?.opening ?? 'K'
  return doOpen(cards, level, lowestAt(table), table.settings.fourOfScalaReale)
}

/** Art. VI: the opening, and the cost of a wrong one. */
export const opening = article({
  id: 'VI',
  commands: { passOpening, open, declareWrongOpening, answerOpening, showOpening },
  refusals: OPENING_REFUSALS,
  evolve: evolvePlay,
})
