import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { isRefused } from '../../kernel/refusal'
import { closedBy } from '../errors/closing'
import { type Case, type CoupChange, decides, type Follows, goesOn } from '../errors/consequence'
import { forcedBy } from '../play/regime'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import { changedHolder } from '../state/changed'
import type { Asking, Coup } from '../state/coup'
import { stakers } from './asking'
import { difference, inOrderForDifference, stakedOn } from './bets'

/** An asking of these members; with nobody to ask, what is left on the table decides at once. */
function asking(
  kase: Case,
  provision: ProvisionId,
  to: Pick<Asking, 'waiting' | 'may'> & { least: Chips; coup?: CoupChange },
): Follows {
  const { waiting, may, least, coup = {} } = to
  if (waiting.length > 0)
    return goesOn(provision, {
      ...coup,
      asking: { provision, waiting, may, silence: 'keep', least },
    })
  return stakedOn(kase.coup) < least ? decides(provision, 'void', coup) : goesOn(provision, coup)
}

const bound = ({ faults }: Coup): CoupChange => ({ faults: { ...faults, isBound: true } })

/** S.54: a card detached before the closing; a banker alla regola is freed where the house does so (cf54). */
export function drawnEarly({ evening, table, mano, coup }: Case): Follows {
  const isFreed = evening.settings.drawnFreesRegola && table.regola.includes(mano.banker)
  const surplus = [...coup.surplus, { card: null, seen: false, fate: 'next-coup' as const }]
  return goesOn('S.54', isFreed ? { surplus } : { surplus, ...bound(coup) })
}

/** S.57: the banker looked at the cards before the stakes were in; S.58: with the punter's cards touched, all stands. */
export function lookedEarly(kase: Case): Follows {
  const { coup, mano } = kase
  if (coup.holder?.touched) return goesOn('S.58', bound(coup))
  const solo = coup.holder?.isSolo ? coup.holder.member : soleCaller(coup)
  if (solo !== null)
    return asking(kase, 'S.57', { waiting: [solo], may: ['keep', 'refuse'], least: mano.minimum })
  if (coup.phase === 'open' && coup.bets.length === 0) return goesOn('S.57')
  return asking(kase, 'S.57', {
    waiting: stakers(coup),
    may: ['keep', 'reduce', 'withdraw'],
    least: mano.minimum,
  })
}

/** The member who called banco alone, with nobody else's stake on the table; null when there is none. */
function soleCaller({ calls, bets }: Coup): Coup['bets'][number]['member'] | null {
  const [call, ...others] = calls.filter(({ kind }) => kind !== 'con-il-tavolo')
  const isAlone = call && others.length === 0 && bets.every(({ member }) => member === call.member)
  return isAlone ? call.member : null
}

/** S.58: after S.57 the punter asks the banker whether they give a card: bound, and nobody else may change. */
export const puntaAsked = ({ coup }: Case): Follows =>
  coup.incidents.some(({ provision }) => provision === 'S.57')
    ? goesOn('S.58', { ...bound(coup), asking: null })
    : refuse('S.58', 'nobody-looked')

/** S.59: laid down or uncovered too soon: all may withdraw, unless the punter touched a card, which counts as seen. */
export function laidDownEarly(kase: Case): Follows {
  const { holder } = kase.coup
  if (holder?.touched) return goesOn('S.59', { holder: changedHolder(holder, { seen: true }) })
  if (kase.coup.phase === 'open' && kase.coup.bets.length === 0) return goesOn('S.59')
  return asking(kase, 'S.59', {
    waiting: stakers(kase.coup),
    may: ['keep', 'withdraw'],
    least: NO_CHIPS,
  })
}

/** S.61b, also S.63 with the game open: the stakes stand and the difference may be added, in the order of the right. */
export function openDifference(kase: Case, coup: CoupChange = {}): Follows {
  const { table, mano } = kase
  const waiting = difference(kase.coup) > 0 ? inOrderForDifference(table) : []
  return asking(kase, 'S.61b', { waiting, may: ['keep', 'add'], least: mano.minimum, coup })
}

/** S.61: the banker exposed the punta's cards. The four cases go by what is called and staked; S.61e is their regime. */
export function exposedPunta(kase: Case): Follows {
  const { coup, mano } = kase
  const regime = forcedBy(coup.regime, 'S.61e')
  const isCalled = coup.calls.some(({ kind, laid }) => kind !== 'con-il-tavolo' && laid > 0)
  if (isCalled && (coup.holder === null || coup.holder.by !== 'highest')) {
    const { change, transfers } = closedBy(kase)
    const caller = change.holder?.member
    const may = ['keep', 'refuse'] as const
    const bets = change.bets ?? coup.bets
    const follows = asking({ ...kase, coup: { ...coup, bets } }, 'S.61d', {
      waiting: caller ? [caller] : [],
      may,
      least: mano.minimum,
      coup: { ...change, regime },
    })
    return isRefused(follows) ? follows : { ...follows, transfers }
  }
  if (coup.phase !== 'open')
    return asking(kase, 'S.61c', {
      waiting: stakers(coup),
      may: ['keep', 'withdraw'],
      least: mano.minimum,
      coup: { regime },
    })
  return coup.bets.length === 0 ? goesOn('S.61a', { regime }) : openDifference(kase, { regime })
}

/** S.65: the order of the deal was mixed up; put right while unseen, with the stakes free to change. */
export function wrongOrder(
  kase: Case,
  { seen, disputed }: { seen: boolean; disputed: boolean },
): Follows {
  const { coup, mano } = kase
  if (disputed) return decides('S.65', 'void')
  if (seen || coup.holder?.seen) return refuse('S.65', 'cards-were-seen')
  return asking(kase, 'S.65', {
    waiting: stakers(coup),
    may: ['keep', 'reduce', 'withdraw', 'add'],
    least: mano.minimum,
    coup: { punta: [], banco: [] },
  })
}
