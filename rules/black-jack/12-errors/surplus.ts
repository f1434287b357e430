import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { colpoIn, mayName, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { PLAYER, STAFF } from '../../banked/frame/roles'
import { RANKS } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { withDrawn } from '../play/draw'
import { isBust } from '../play/points'
import { isLeft } from '../play/shoe'
import { casellaAt, handAt } from '../play/turn'
import { silenced, speaksAway } from '../play/word'
import { refuse } from '../refuse'
import type { Colpo } from '../state/colpo'
import { CasellaNumber, Player } from '../state/forms'
import { playerPart } from '../telling/player'
import { type ErrorCourse, errorsCommand, type FromErrors } from './commands'
import type { ErrorEvent } from './events'

/** Caselle with a mano that still has a word, the one whose turn it is first. Source: B.24.1, F7. */
const casellePlaying = ({ caselle }: Colpo): CasellaNumber[] =>
  caselle
    .filter(({ isVoid, hands }) => !isVoid && hands.some(({ end }) => end === null))
    .map(({ number }) => number)

/**
 * A card drawn unasked: it is offered to the mano whose turn it is, then to the others in turn, and goes to the banco
 * when there is none. Source: B.24.1, B.24.2, F7, I4, I5.
 */
const reportSurplus = ({ next }: ErrorCourse) =>
  errorsCommand({
    schema: ofTable.extend({ card: z.enum(RANKS) }),
    may: STAFF,
    decide(evening, { table: id, card }): Decision<ErrorEvent> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'offers', 'tiraggio')
      if (isRefused(colpo)) return colpo
      // It is the card due after their answers (D8, I10).
      if (colpo.asking) return refuse('B1.split.4', 'companions-first')
      if (colpo.surplus) return refuse('B.24.1', 'surplus-first')
      if (next(colpo, table.settings)) return refuse('B.24.1', 'card-is-due')
      if (!isLeft(table.shoe, card, table.settings)) return refuse('B.24.1', 'none-left', { card })
      const caselle = casellePlaying(colpo)
      return happens(
        { type: 'surplusDrawn', table: id, card, caselle },
        ...(caselle.length === 0 ? [{ type: 'surplusToBanco', table: id, card } as const] : []),
      )
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).flatMap(({ id, colpo }) =>
        colpo?.phase === 'offers' || colpo?.phase === 'tiraggio'
          ? RANKS.map((card) => ({ table: id, card }))
          : [],
      ),
  })

/** The mano of a casella to which a surplus card would go: the first that still has a word. */
const handFor = (colpo: Colpo, casella: CasellaNumber): number =>
  casellaAt(colpo, casella)?.hands.findIndex(({ end }) => end === null) ?? -1

/** A titolare takes the surplus card, or refuses it. Source: B.24.1, B.24.2, F7, A6. */
const answerSurplus = ({ collected }: ErrorCourse) =>
  errorsCommand({
    schema: ofTable.extend({
      casella: CasellaNumber,
      player: Player,
      takes: z.boolean(),
    }),
    may: PLAYER,
    decide(evening, payload, { by }): Decision<ErrorEvent | FromErrors> {
      const { table: id, casella: number, player, takes } = payload
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'offers', 'tiraggio')
      if (isRefused(colpo)) return colpo
      const { surplus } = colpo
      if (!surplus) return refuse('B.24.1', 'no-surplus')
      const [asked] = surplus.caselle
      const casella = casellaAt(colpo, number)
      if (!casella || asked !== number)
        return refuse('B.24.1', 'offered-elsewhere', { casella: asked ?? 0 })
      if (casella.titolare !== player)
        return refuse('B.16.1', 'only-the-titolare', { player: playerPart(casella.titolare) })
      const silent = silenced(evening, table, player, by)
      if (silent) return silent
      if (takes && speaksAway(evening, table, player)) return refuse('B.5.1', 'only-no-for-away')
      const { card } = surplus
      const hand = handFor(colpo, number)
      const answer = {
        type: 'surplusAnswered',
        table: id,
        casella: number,
        hand,
        card,
        takes,
      } as const
      if (!takes)
        return happens<ErrorEvent>(
          answer,
          ...(surplus.caselle.length === 1
            ? [{ type: 'surplusToBanco', table: id, card } as const]
            : []),
        )
      const drawn = withDrawn(colpo, card, { to: 'casella', casella: number, hand })
      const now = handAt(drawn, { casella: number, hand })
      const one = casellaAt(drawn, number)
      return happens<ErrorEvent | FromErrors>(
        answer,
        ...(one && now && isBust(now.cards) ? [collected(id, one, hand)] : []),
      )
    },
    candidates: (evening, by) =>
      tablesInReach(evening, by).flatMap(({ id, colpo }) => {
        const number = colpo?.surplus?.caselle[0]
        const player = colpo && number ? casellaAt(colpo, number)?.titolare : null
        return number && player && mayName(by, player)
          ? [true, false].map((takes) => ({ table: id, casella: number, player, takes }))
          : []
      }),
  })

export const surplusErrors = (course: ErrorCourse) => ({
  reportSurplus: reportSurplus(course),
  answerSurplus: answerSurplus(course),
})
