import { z } from 'zod'
import { NO_CHIPS } from '../../kernel/chips'
import { MemberId } from '../../kernel/memberId'
import { closedBy } from '../errors/closing'
import {
  type Case,
  type CoupChange,
  decides,
  type Follows,
  goesOn,
  isFirstOfTaglia,
} from '../errors/consequence'
import { HandsForm, SpareForm, spareOf, withHands } from '../errors/forms'
import { cardsOut, changedHand, mended, withResult } from '../errors/mended'
import { forcedBy, regimeOfHolder } from '../play/regime'
import { type Detached, surplusOf } from '../play/restored'
import { firstPoint } from '../play/result'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import { orderOfRights, taken } from '../rights/order'
import { betOf } from '../stakes/at-coup'
import { stakeTo, withoutStake } from '../stakes/laid'
import { changedCoup, changedHolder, changedRegime } from '../state/changed'
import type { Coup, CoupPhase, Regime } from '../state/coup'

const kind = <const K extends string>(name: K) => z.object({ kind: z.literal(name) })

/** An error of the employee during a coup, in plain words, with what the table must say about it. */
export const EmployeeError = z.discriminatedUnion('kind', [
  /** S.131a: cards in the basket before the point is clear. */
  kind('basket'),
  /** S.132, S.133: the punta's cards exposed, while passing them or later. */
  kind('exposed').extend({ passing: z.boolean() }),
  /** S.134: the cards muddled beyond certain repair. */
  kind('muddled'),
  /** S.136a: the cards given to a player who had not the highest stake. */
  kind('wrongHolder').extend({ seen: z.boolean() }),
  /** S.136b: the cards denied to a rightful banco or con il tavolo. */
  kind('deniedCards').extend({ member: MemberId, laidProperly: z.boolean() }),
  /**
   * S.137: the wrong word repeated. `said` is the punta's own; `out` are cards that came out for it and are not on the
   * table; `hands` are told where they are not entered.
   */
  kind('wrongWord').extend({
    said: z.enum(['carta', 'no']),
    out: z.array(SpareForm).max(2),
    hands: HandsForm,
  }),
])
export type EmployeeError = z.infer<typeof EmployeeError>
export type EmployeeErrorKind = EmployeeError['kind']

/** The phases of the coup in which each error can happen, and the row that says so. */
export const EMPLOYEE_ERRORS: Readonly<
  Record<EmployeeErrorKind, { provision: ProvisionId; phases: readonly CoupPhase[] }>
> = {
  basket: { provision: 'S.131a', phases: ['dealt', 'spoken', 'shown'] },
  exposed: { provision: 'S.132', phases: ['open', 'closed', 'dealt', 'spoken', 'shown'] },
  muddled: { provision: 'S.134', phases: ['open', 'closed', 'dealt', 'spoken', 'shown'] },
  wrongHolder: { provision: 'S.136a', phases: ['closed', 'dealt'] },
  deniedCards: { provision: 'S.136b', phases: ['closed', 'dealt'] },
  wrongWord: { provision: 'S.137a', phases: ['spoken', 'shown', 'decided'] },
}

/** That which follows from an error of the employee; shown before it is confirmed. Source: section 12. */
export function employeeFollows(kase: Case, error: EmployeeError): Follows {
  const { provision, phases } = EMPLOYEE_ERRORS[error.kind]
  const { coup } = kase
  if (!phases.includes(coup.phase)) return refuse(provision, 'not-this-phase')
  switch (error.kind) {
    case 'basket':
      return isFirstOfTaglia(coup) ? goesOn('S.131a') : decides('S.131a', 'void')
    case 'exposed':
      return exposed(kase, error.passing)
    case 'muddled':
      return decides('S.134', 'void')
    case 'wrongHolder':
      return wrongHolder(kase, error.seen)
    case 'deniedCards':
      return deniedCards(kase, error.member, error.laidProperly)
    case 'wrongWord':
      return wrongWord(kase, error)
  }
}

/** S.132 while the cards are passed: the game closes and a called banco is given; S.133 later. Both play the rule. */
function exposed(kase: Case, passing: boolean): Follows {
  const { coup } = kase
  const isPassing = passing || coup.phase === 'open' || coup.phase === 'closed'
  if (!isPassing) {
    if (coup.bancoWord !== null) return refuse('S.133', 'banker-spoke')
    return goesOn('S.133', { regime: forcedBy(coup.regime, 'S.133') })
  }
  if (coup.phase === 'spoken' || coup.phase === 'shown') return refuse('S.132', 'not-this-phase')
  if (coup.bets.length === 0 && coup.calls.length === 0) return decides('S.132', 'void')
  const { change, transfers } = closedBy(kase)
  return goesOn(
    'S.132',
    { ...change, regime: forcedBy(coup.regime, 'S.132'), asking: null },
    { transfers },
  )
}

/** S.136a: unseen, the cards go where they are due; seen, the rule is played and nobody changes stake or word. */
function wrongHolder({ evening, table, coup }: Case, seen: boolean): Follows {
  const due = orderOfRights(table, evening.settings)[0]
  if (!due || !coup.holder || due.member === coup.holder.member)
    return refuse('S.136a', 'already-due')
  if (seen || coup.holder.seen)
    return goesOn('S.136a', {
      holder: changedHolder(coup.holder, { seen: true }),
      regime: forcedBy(coup.regime, 'S.136a'),
    })
  const holder = taken(due)
  return goesOn('S.136a', { holder, regime: regimeOfHolder(table, changedCoup(coup, { holder })) })
}

/** S.136b: the stake of a caller who was denied the cards is null, unless it lay properly on the table. */
function deniedCards({ table, coup }: Case, member: MemberId, laidProperly: boolean): Follows {
  const isCaller = coup.calls.some((call) => call.member === member)
  if (!isCaller || coup.holder?.member === member)
    return refuse('S.136b', 'not-denied', { member: { member } })
  if (laidProperly || !betOf(coup, member)) return goesOn('S.136b')
  return goesOn('S.136b', withoutStake(coup, member), {
    transfers: stakeTo(table, member, NO_CHIPS),
  })
}

type WrongWord = Extract<EmployeeError, { kind: 'wrongWord' }>

/** S.137: the coup is restored with the word that the punta said, by the rule; its cards by S.137b, else cf59 (cd5). */
function wrongWord(kase: Case, { said, out, hands }: WrongWord): Follows {
  const { evening } = kase
  const coup = withHands(kase.coup, hands)
  if (coup.puntaWord === said) return refuse('S.137a', 'word-was-right')
  const hasTurned = coup.phase !== 'spoken'
  const five = firstPoint(coup, 'punta') === 5
  if (five && hasTurned) return refuse('S.137c', 'first-word-holds')
  const regime = forcedBy(coup.regime, 'S.137a')
  const puntaWords = [...coup.puntaWords, said]
  if (!hasTurned && out.length === 0)
    return goesOn(five ? 'S.137c' : 'S.137a', { regime, puntaWord: said, puntaWords })
  const spares = out.map(spareOf)
  const cards = cardsOut(coup, spares)
  if (said === 'no' && cards.length > 0) {
    const point = firstPoint(coup, 'banco')
    if (point === null) return refuse('S.137b', 'banker-point-needed')
    return cardsOfNo(coup, regime, point, cards)
  }
  const change = mended(
    changedCoup(coup, { puntaWord: said }),
    changedRegime(regime, { puntaFive: 'free' }),
    evening.settings,
    { spares, words: { punta: said } },
  )
  return goesOn('S.137a', { ...change, regime, puntaWords })
}

/** S.137b: "carta" said for a "no": the first card is the banker's with less than 6, every other one is void (cf63). */
function cardsOfNo(coup: Coup, regime: Regime, point: number, cards: readonly Detached[]): Follows {
  const [first, ...others] = cards
  const taken = point < 6 && first ? { card: first.card, value: first.value } : null
  const dead = taken ? others : cards
  const change: CoupChange = {
    regime,
    punta: changedHand(coup.punta, null),
    banco: changedHand(coup.banco, taken),
    firsts: coup.firsts,
    thirds: { punta: null, banco: taken },
    puntaWord: 'no',
    puntaWords: [...coup.puntaWords, 'no'],
    bancoWord: taken ? 'carta' : 'no',
    surplus: [...coup.surplus, ...dead.map((card) => surplusOf(card, true))],
  }
  return goesOn('S.137b', withResult(coup, change))
}
