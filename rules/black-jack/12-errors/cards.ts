import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { colpoIn, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { RANKS } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { partsOn, transfersOfAll } from '../play/settlement'
import { casellaAt, turnOf } from '../play/turn'
import { refuse } from '../refuse'
import { CasellaNumber } from '../state/forms'
import { type ErrorCourse, errorsCommand } from './commands'
import type { ErrorEvent } from './events'
import { notLeft } from './left'
import { surplusWithout } from './offered'

const Card = z.enum(RANKS)

/**
 * A card lay face up in the sabot. Drawn for a player in tiraggio it is out of the colpo; in the deal and for the banco
 * it keeps its worth and is drawn like any other. Source: B.17.1, B.17.2, F6.
 */
const reportTurned = ({ next }: ErrorCourse) =>
  errorsCommand({
    schema: ofTable.extend({ card: Card }),
    may: STAFF,
    decide(evening, { table: id, card }): Decision<ErrorEvent> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'dealing', 'offers', 'tiraggio', 'banco')
      if (isRefused(colpo)) return colpo
      const to = next(colpo, table.settings)
      if (colpo.phase === 'dealing' || to?.to === 'banco')
        return refuse('B.17.2', 'keeps-its-worth')
      if (!to) return refuse('B.17.1', 'no-card-due')
      return (
        notLeft(table, [card]) ??
        happens({ type: 'cardsEliminated', table: id, cards: [card], provision: 'B.17.1' })
      )
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).flatMap(({ id, colpo, settings }) =>
        colpo && next(colpo, settings)?.to === 'casella' && colpo.phase !== 'dealing'
          ? RANKS.map((card) => ({ table: id, card }))
          : [],
      ),
  })

/** Cards left the sabot together, in an order that nobody can tell: they are eliminated. Source: B.20. */
const reportMixed = errorsCommand({
  schema: ofTable.extend({ cards: z.array(Card).min(2).max(8) }),
  may: STAFF,
  decide(evening, { table: id, cards }): Decision<ErrorEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'dealing', 'offers', 'tiraggio', 'banco')
    if (isRefused(colpo)) return colpo
    return (
      notLeft(table, cards) ??
      happens({ type: 'cardsEliminated', table: id, cards, provision: 'B.20' })
    )
  },
})

/** A person moved the cards so that the point cannot be rebuilt: every puntata on them is lost. Source: B.18.1, F4. */
const reportDisturbed = errorsCommand({
  schema: ofTable.extend({ casella: CasellaNumber, hand: z.int().min(0).max(3) }),
  may: STAFF,
  decide(evening, { table: id, casella: number, hand }): Decision<ErrorEvent> {
    const colpo = colpoIn(tableAt(evening, id), 'offers', 'tiraggio', 'banco', 'settling')
    if (isRefused(colpo)) return colpo
    const casella = casellaAt(colpo, number)
    const end = casella?.hands[hand]?.end
    if (!casella || end === undefined || end === 'paid' || end === 'collected' || casella.isVoid)
      return refuse('B.18.1', 'no-such-mano')
    if (casella.isSettled) return refuse('B.18.1', 'settled-already')
    // Until the companions have answered, nobody knows on which mano their chips lie.
    if (colpo.asking?.casella === number) return refuse('B1.split.4', 'companions-first')
    const parts = partsOn(casella, hand, { outcome: 'lost', provision: 'B.18.1' })
    const transfers = transfersOfAll(id, parts)
    const turn = turnOf(colpo)
    const isSpeaking = turn?.casella === number && turn.hand === hand
    const stillPlays = casella.hands.some((one, index) => index !== hand && one.end === null)
    const { asks, after } = surplusWithout(id, colpo, stillPlays ? null : number)
    const told = { casella: number, hand, isSpeaking, asks, parts, transfers }
    return happens<ErrorEvent>({ type: 'handDisturbed', table: id, book: BOOK, ...told }, ...after)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.caselle ?? []).flatMap(({ number, hands }) =>
        hands.map((_, hand) => ({ table: id, casella: number, hand })),
      ),
    ),
})

/**
 * The banco drew a card too many after its point: annulled if it was seen, else the first of the next colpo. Source:
 * B.24.3, F8.
 */
const reportBancoSurplus = ({ bancoDraws }: ErrorCourse) =>
  errorsCommand({
    schema: ofTable.extend({ card: Card.nullable() }),
    may: STAFF,
    decide(evening, { table: id, card }): Decision<ErrorEvent> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'settling')
      if (isRefused(colpo)) return colpo
      if (bancoDraws(colpo, table.settings)) return refuse('B.24.3', 'banco-still-draws')
      const wrong = card === null ? null : notLeft(table, [card])
      return wrong ?? happens({ type: 'bancoSurplus', table: id, card })
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).flatMap(({ id, colpo }) =>
        colpo?.phase === 'settling' ? [null, ...RANKS].map((card) => ({ table: id, card })) : [],
      ),
  })

export const cardErrors = (course: ErrorCourse) => ({
  reportTurned: reportTurned(course),
  reportMixed,
  reportDisturbed,
  reportBancoSurplus: reportBancoSurplus(course),
})
