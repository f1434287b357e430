import { z } from 'zod'
import { BOOK } from '../../banked/accounts'
import { ofTable, type TableId } from '../../banked/forms'
import { colpoIn, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR, STAFF } from '../../banked/frame/roles'
import { RANKS, type Rank } from '../../kernel/cards'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { overdrawn } from '../accounts'
import { showsAce } from '../play/banco'
import { insuranceParts, partsOn, transfersOfAll } from '../play/settlement'
import { casellaAt, handAt } from '../play/turn'
import { refuse } from '../refuse'
import { changedColpo } from '../state/changed'
import type { Casella } from '../state/colpo'
import { CasellaNumber } from '../state/forms'
import { type ErrorCourse, errorsCommand, type FromErrors } from './commands'
import type { ErrorEvent } from './events'
import { notLeft } from './left'
import { dealtCards, mendedColpo } from './mended'
import { surplusWithout } from './offered'
import { paidSoFar, undone } from './undoing'

const Card = z.enum(RANKS)

/** Whether these are the same cards in another order. Source: I12. */
const isSame = (these: readonly Rank[], those: readonly Rank[]): boolean =>
  [...these].sort().join() === [...those].sort().join()

/** The puntate on cards that their player has moved, lost in the mended deal too. Source: B.18.1, F4. */
function lostAgain(table: TableId, casella: Casella): ErrorEvent {
  const parts = partsOn(casella, 0, { outcome: 'lost', provision: 'B.18.1' })
  const transfers = transfersOfAll(table, parts)
  return {
    type: 'handDisturbed',
    table,
    book: BOOK,
    casella: casella.number,
    hand: 0,
    parts,
    transfers,
  }
}

/** An error of the deal found before tiraggio, which can be put right for certain. Source: B.19.1. */
const mendDeal = ({ paidAnew }: ErrorCourse) =>
  errorsCommand({
    schema: ofTable.extend({
      hands: z.array(z.object({ casella: CasellaNumber, cards: z.array(Card).length(2) })).max(7),
      banco: z.array(Card).length(1),
    }),
    may: STAFF,
    decide(evening, { table: id, hands, banco }): Decision<ErrorEvent | FromErrors> {
      const table = tableAt(evening, id)
      const colpo = colpoIn(table, 'offers')
      if (isRefused(colpo)) return colpo
      if (colpo.surplus) return refuse('B.24.1', 'surplus-first')
      const meant = [...hands.flatMap(({ cards }) => cards), ...banco]
      if (!isSame(meant, dealtCards(colpo))) return refuse('B.19.1', 'not-the-same-cards')
      if (!colpo.caselle.every(({ number }) => hands.some(({ casella }) => casella === number)))
        return refuse('B.19.1', 'not-the-same-cards')
      const insured = showsAce(banco)
        ? []
        : colpo.caselle.flatMap((one) => insuranceParts(one, 'given-back', 'B.19.1'))
      const back = paidSoFar(id, colpo)
      const transfers = [...back.transfers, ...transfersOfAll(id, insured)]
      if (overdrawn(evening, transfers)) return refuse('B.19.1', 'chips-moved-on')
      const mended = mendedColpo(colpo, { hands, banco })
      // Before tiraggio only moved cards are collected.
      const isLost = ({ number }: Casella) =>
        handAt(colpo, { casella: number, hand: 0 })?.end === 'collected'
      const others = changedColpo(mended, { caselle: mended.caselle.filter((one) => !isLost(one)) })
      return happens<ErrorEvent | FromErrors>(
        { type: 'dealMended', table: id, book: BOOK, hands, banco, parts: insured, transfers },
        ...mended.caselle.filter(isLost).map((casella) => lostAgain(id, casella)),
        ...paidAnew(id, others, table.settings),
      )
    },
  })

/**
 * The colpo is void: everything goes back, insurance included, and what was paid is compensated. It is the inspector's,
 * and only before tiraggio. Source: B.19.1, F2.
 */
const voidColpo = errorsCommand({
  schema: ofTable.extend({ why: reason(3, 200) }),
  may: INSPECTOR,
  decide(evening, { table: id, why }): Decision<ErrorEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'open', 'dealing', 'offers')
    if (isRefused(colpo)) return table.colpo ? refuse('B.19.2', 'tiraggio-begun') : colpo
    const back = undone(id, colpo, 'B.19.1')
    if (overdrawn(evening, back.transfers)) return refuse('B.19.1', 'chips-moved-on')
    return happens({
      type: 'colpoVoided',
      table: id,
      book: BOOK,
      provision: 'B.19.1',
      why,
      ...back,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id }) => ({ table: id, why: 'errore di distribuzione' })),
})

/**
 * Found in tiraggio or later: only a casella with a wrong number of cards is void, and its puntate and insurance go
 * back. Source: B.19.2, F3, F5, I6.
 */
const voidCasella = errorsCommand({
  schema: ofTable.extend({ casella: CasellaNumber, why: reason(3, 200) }),
  may: INSPECTOR,
  decide(evening, { table: id, casella: number, why }): Decision<ErrorEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'tiraggio', 'banco', 'settling')
    if (isRefused(colpo)) return colpo
    const casella = casellaAt(colpo, number)
    if (!casella || casella.isVoid) return refuse('B.19.2', 'no-such-casella-staked')
    const back = undone(id, colpo, 'B.19.2', number)
    if (overdrawn(evening, back.transfers)) return refuse('B.19.2', 'chips-moved-on')
    const { asks, after } = surplusWithout(id, colpo, number)
    const told = { casella: number, why, asks, ...back }
    return happens<ErrorEvent>({ type: 'casellaVoided', table: id, book: BOOK, ...told }, ...after)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.caselle ?? []).map(({ number }) => ({
        table: id,
        casella: number,
        why: 'numero di carte errato',
      })),
    ),
})

/** Cards were dealt to a casella without a puntata, or too many to one that is void: they leave the colpo. Source: B.19.2, I13. */
const reportStray = errorsCommand({
  schema: ofTable.extend({ casella: CasellaNumber, cards: z.array(Card).min(1).max(8) }),
  may: STAFF,
  decide(evening, { table: id, casella, cards }): Decision<ErrorEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'offers', 'tiraggio', 'banco', 'settling')
    if (isRefused(colpo)) return colpo
    return casellaAt(colpo, casella)?.isVoid === false
      ? refuse('B.19.2', 'casella-is-staked')
      : (notLeft(table, cards) ?? happens({ type: 'strayCards', table: id, casella, cards }))
  },
})

export const dealErrors = (course: ErrorCourse) => ({
  mendDeal: mendDeal(course),
  voidColpo,
  voidCasella,
  reportStray,
})
