import { z } from 'zod'
import {
  type Case,
  decides,
  type Follows,
  goesOn,
  isAllaRegola,
  isBaccara,
  isFirstOfTaglia,
} from '../errors/consequence'
import { type Hands, HandsForm, SpareForm, spareOf, withHands } from '../errors/forms'
import { mended } from '../errors/mended'
import { forcedBy } from '../play/regime'
import { firstPoint } from '../play/result'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import { changedRegime } from '../state/changed'
import type { CoupPhase, Holder } from '../state/coup'
import type { Limit } from '../state/seat'

const kind = <const K extends string>(name: K) => z.object({ kind: z.literal(name) })

/** An error of the punter with the cards, in plain words, with what the table must say about it. */
export const PunterError = z.discriminatedUnion('kind', [
  /** S.126b: a draw or a stand against the rule; `spares` are cards detached by it and not on the table. */
  kind('falseDraw').extend({ spares: z.array(SpareForm).max(4), hands: HandsForm }),
  /** S.127, S.128, S.130: point said, cards turned, or turned and hidden again, too soon. */
  kind('exposed').extend({ how: z.enum(['announced', 'turned', 'hidden-again']) }),
  /** S.129: the word changed. */
  kind('changedWord').extend({ word: z.enum(['carta', 'no']), hands: HandsForm }),
  /** S.123, S.131b: cards put into the basket too soon; `baccara` tells the banker's where it is not entered. */
  kind('basket').extend({ baccara: z.boolean() }),
  /** S.124: the third card turned over; con terzi the inspector may make the coup void. */
  kind('turnedThird').extend({ isVoid: z.boolean() }),
])
export type PunterError = z.infer<typeof PunterError>
export type PunterErrorKind = PunterError['kind']

/** The phases of the coup in which each error can happen, and the row that says so. */
export const PUNTER_ERRORS: Readonly<
  Record<PunterErrorKind, { provision: ProvisionId; phases: readonly CoupPhase[] }>
> = {
  falseDraw: { provision: 'S.126b', phases: ['spoken', 'shown', 'decided'] },
  exposed: { provision: 'S.127', phases: ['dealt', 'spoken', 'shown'] },
  changedWord: { provision: 'S.129', phases: ['spoken', 'shown'] },
  basket: { provision: 'S.123', phases: ['dealt', 'spoken', 'shown'] },
  turnedThird: { provision: 'S.124', phases: ['spoken', 'shown'] },
}

/** That which follows from an error of the punter; shown before it is confirmed. Source: section 11. */
export function punterFollows(kase: Case, error: PunterError): Follows {
  const { provision, phases } = PUNTER_ERRORS[error.kind]
  const { holder } = kase.coup
  if (!phases.includes(kase.coup.phase)) return refuse(provision, 'not-this-phase')
  if (!holder) return refuse('S.126b', 'no-holder')
  const held = { ...kase, holder }
  switch (error.kind) {
    case 'falseDraw':
      return falseDraw(held, error)
    case 'exposed':
      return exposed(held)
    case 'changedWord':
      return changedWord(held, error)
    case 'basket':
      return punterBasket(held, error.baccara)
    case 'turnedThird':
      return turnedThird(held, error.isVoid)
  }
}

interface Held extends Case {
  readonly holder: Holder
}

const isByRule = ({ table, coup, holder }: Held): boolean =>
  isAllaRegola(table, coup, holder.member)

/** S.126b con terzi, S.111 alla regola: restored by the rule for both sides. A free solo's false draw stands (S.118). */
function falseDraw(
  held: Held,
  { spares, hands }: { spares: readonly SpareForm[]; hands: Hands },
): Follows {
  const { holder, evening } = held
  const coup = withHands(held.coup, hands)
  if (holder.isSolo && !isByRule(held)) return refuse('S.126b', 'solo-errors-stand')
  const row = isByRule(held) ? 'S.111' : 'S.126b'
  const out = spares.map(spareOf)
  return goesOn(row, mended(coup, forcedBy(coup.regime, row), evening.settings, { spares: out }))
}

/**
 * A point named or cards uncovered too soon, by its stage (cf60): before the punta's own word, con terzi both sides
 * play the rule (S.127, S.128); after it the banker is free and the punter takes no more cards con terzi (S.130).
 */
function exposed(held: Held): Follows {
  const { coup, holder } = held
  if (coup.puntaWord === null) {
    if (isByRule(held)) return goesOn('S.111', { regime: forcedBy(coup.regime, 'S.111') })
    if (holder.isSolo) return goesOn('S.122')
    return goesOn('S.127', { regime: forcedBy(coup.regime, 'S.127') })
  }
  if (coup.bancoWord !== null) return refuse('S.130', 'banker-has-spoken')
  if (isByRule(held)) return goesOn('S.111', { regime: forcedBy(coup.regime, 'S.111') })
  return goesOn('S.130', { regime: bankerFreed(coup.regime, 'S.130') }, { limit: noCards(held) })
}

const bankerFreed = (regime: Held['coup']['regime'], row: ProvisionId) =>
  changedRegime(regime, {
    bancoByRule: false,
    bancoForced: false,
    because: [...regime.because, row],
  })

/** S.130: no cards con terzi for the rest of the evening, or until the inspector ends it (cf35). */
const noCards = ({ holder, mano }: Held): Limit => ({
  member: holder.member,
  kind: 'inexpert',
  why: '',
  provision: 'S.130',
  mano: mano.number,
  oldSeat: null,
})

/** S.129 con terzi, S.111 alla regola: the last word holds until the banker turns, afterwards both play the rule. */
function changedWord(held: Held, { word, hands }: { word: 'carta' | 'no'; hands: Hands }): Follows {
  const { holder, evening } = held
  const coup = withHands(held.coup, hands)
  if (holder.isSolo && !isByRule(held)) return refuse('S.129', 'solo-may-change')
  if (coup.puntaWord === word) return refuse('S.129', 'same-word')
  const puntaWords = [...coup.puntaWords, word]
  if (coup.phase === 'spoken') return goesOn('S.129', { puntaWord: word, puntaWords })
  const row = isByRule(held) ? 'S.111' : 'S.129'
  const change = mended(coup, forcedBy(coup.regime, row), evening.settings)
  return goesOn(row, { ...change, puntaWords })
}

/** S.123 solo, also alla regola (cd20), S.131b con terzi (cf61): cards in the basket before the point is settled. */
function punterBasket({ coup, holder }: Held, baccara: boolean): Follows {
  if (!holder.isSolo) return decides('S.131b', 'void')
  if (isFirstOfTaglia(coup)) return goesOn('S.123')
  return decides('S.123', isBaccara(coup, 'banco', baccara) ? 'tie' : 'banco')
}

/** S.124: a solo shows all three cards and a banker with 3 to 6 is free; con terzi the inspector may make it void. */
function turnedThird({ coup, holder }: Held, isVoid: boolean): Follows {
  if (coup.puntaWord !== 'carta' || coup.thirds.punta === null)
    return refuse('S.124', 'no-third-card')
  if (!holder.isSolo) return isVoid ? decides('S.124', 'void') : goesOn('S.124')
  if (isVoid) return refuse('S.124', 'solo-not-void')
  const point = firstPoint(coup, 'banco')
  return point === null || (point >= 3 && point <= 6)
    ? goesOn('S.124', { regime: bankerFreed(coup.regime, 'S.124') })
    : goesOn('S.124')
}
