import { z } from 'zod'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { onceDealt } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { CardName, cardsNamed, Point } from '../play/card-name'
import { isNatural, pointOf } from '../play/points'
import { firstPoint, hasNatural, toDraw } from '../play/result'
import { refuse } from '../refuse'
import { type Coup, SIDES, WORDS } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofTable, type TableId } from '../state/forms'
import type { CoupEvent } from './events'
import { inPlay, type TableInPlay, tablesWithCoup } from './in-play'
import { bancoMust, withSequel } from './moved'
import { puntaRefusal } from './rule'

const { command } = cheminArticle<CoupEvent>()

/** Refuses a natural that is neither announced nor shown (S.13), or that is none (S.12). */
function naturalRefusal(cards: readonly string[], point: number | null): Refused | null {
  const shown = cards.length === 2 ? pointOf(cardsNamed(cards)) : point
  if (shown === null) return refuse('S.13', 'natural-needs-point')
  return isNatural(shown) ? null : refuse('S.12', 'no-natural', { point: shown })
}

/** Two first cards, or none where they are not entered. */
export const FirstCards = z
  .array(CardName)
  .max(2)
  .refine((cards) => cards.length !== 1, 'both cards or none')

/** Refuses what comes before the cards are dealt or after the result is known. */
const LIVE = ['dealt', 'spoken', 'shown'] as const

/** S.48, S.113c: the banker stands. */
function bankStands(evening: Evening, { id, coup }: TableInPlay): Decision<CoupEvent> {
  if (coup.phase !== 'shown') return refuse(null, 'not-this-phase')
  if (hasNatural(coup, 'punta') || hasNatural(coup, 'banco')) return refuse('S.12', 'natural-bars')
  if (toDraw(coup) === 'punta') return refuse('S.11b', 'punta-draws-first')
  if (coup.bancoWord !== null) return refuse('S.121', 'same-word')
  const point = firstPoint(coup, 'banco')
  if (point !== null && bancoMust(coup, evening.settings) === 'draws')
    return coup.regime.bancoByRule
      ? refuse('S.113c', 'must-draw', { point })
      : refuse('S.48', 'not-on-baccara')
  return happens(
    ...withSequel(coup, id, evening.settings, {
      type: 'wordSaid',
      table: id,
      side: 'banco',
      word: 'no',
      cards: [],
      point: null,
    }),
  )
}

/**
 * S.11b, S.13: the word of a side, as the employee repeats it: the punta's, with its cards or point for a natural, or
 * a banker's who stands.
 */
const sayWord = command({
  schema: ofTable.extend({
    side: z.enum(SIDES),
    word: z.enum(WORDS),
    cards: FirstCards.default([]),
    point: Point.nullable().default(null),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, side, word, cards, point }): Decision<CoupEvent> {
    const table = inPlay(evening, id, LIVE)
    if (isRefused(table)) return table
    const { coup } = table
    if (side === 'banco')
      return word === 'no' ? bankStands(evening, table) : refuse(null, 'not-this-phase')
    if (coup.phase !== 'dealt') return refuse(null, 'not-this-phase')
    if (coup.asking) return refuse('S.11a', 'still-asked')
    const natural = word === 'natural'
    const wrong = natural
      ? naturalRefusal(cards, point ?? firstPoint(coup, 'punta'))
      : puntaRefusal(coup, word)
    if (wrong) return wrong
    return happens({
      type: 'wordSaid',
      table: id,
      side,
      word,
      cards: natural ? cardsNamed(cards) : [],
      point: natural ? point : null,
    })
  },
  offeredFrom: onceDealt,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table }) => [
      ...(['carta', 'no'] as const).map((word) => said(table, 'punta', word, null)),
      ...[8, 9].map((point) => said(table, 'punta', 'natural', point)),
      said(table, 'banco', 'no', null),
    ]),
})

const said = (
  table: TableId,
  side: (typeof SIDES)[number],
  word: (typeof WORDS)[number],
  point: number | null,
) => ({ table, side, word, cards: [], point })

/** A word as it holds after the punta has changed it: the last one, or, once the banker has turned, their answer. */
function changeRefusal(
  coup: Coup,
  { word, given, baccara }: { word: 'carta' | 'no'; given: boolean | null; baccara: boolean },
): Refused | null {
  if (hasNatural(coup, 'punta') || hasNatural(coup, 'banco')) return refuse('S.12', 'natural-bars')
  if (coup.thirds.punta !== null || coup.thirds.banco !== null) return refuse('S.121', 'card-drawn')
  if (coup.puntaWord === word) return refuse('S.121', 'same-word')
  if (coup.phase === 'spoken') return puntaRefusal(coup, word)
  if (coup.holder?.isSolo !== true || coup.regime.puntaByRule)
    return refuse('S.121', 'bound-to-rule')
  if (given === null) return refuse('S.121', 'banker-answers')
  const isBaccara = baccara || firstPoint(coup, 'punta') === 0
  return isBaccara && !given ? refuse('S.121', 'baccara-gets-card') : null
}

/** S.121: the punta changes its word; `given` is the banker's answer after turning, `baccara` the punta's claim. */
const changeWord = command({
  schema: ofTable.extend({
    word: z.enum(['carta', 'no']),
    given: z.boolean().nullable().default(null),
    baccara: z.boolean().default(false),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, word, given, baccara }): Decision<CoupEvent> {
    const table = inPlay(evening, id, ['spoken', 'shown'])
    if (isRefused(table)) return table
    const { coup } = table
    const wrong = changeRefusal(coup, { word, given, baccara })
    if (wrong) return wrong
    return happens(
      ...withSequel(coup, id, evening.settings, {
        type: 'wordChanged',
        table: id,
        word,
        given: coup.phase === 'spoken' ? null : given,
      }),
    )
  },
  offeredFrom: onceDealt,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).flatMap(({ id: table, coup }) => {
      const word = coup.puntaWord === 'carta' ? ('no' as const) : ('carta' as const)
      const answers = coup.phase === 'shown' ? [true, false] : [null]
      return answers.map((given) => ({ table, word, given, baccara: false }))
    }),
})

export const wordCommands = { sayWord, changeWord }
