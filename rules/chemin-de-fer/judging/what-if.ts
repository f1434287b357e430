import type { MemberId } from '../../kernel/ids'
import type { KeptEvent } from '../../kernel/replay'
import type { CheminEvent } from '../decider'
import { corrected, unnamedPay } from '../play/corrected'
import { resultOf } from '../play/result'
import type { ProvisionId } from '../provisions'
import { orderOfRights } from '../rights/order'
import { rankedCalls } from '../stakes/claim'
import { whatPlays } from '../stakes/matched'
import { type Coup, NO_FAULTS, RESULTS, type Result } from '../state/coup'
import type { Evening } from '../state/evening'
import { whatIfTell } from '../telling/what-ifs'
import { errorsThinkable } from './errors'
import { type PlayedCoup, playedCoup, stakesOf, type Thought, type WhatIf } from './played'
import type { SoughtCoup } from './replay'

/**
 * A coup that is over, as it might have been: each thought with the compensating entries that it would need tonight.
 * Decided on states of the past and never stored; null where the coup is unknown or still in play. Source: S.39a, cf44.
 */
export function whatIfs(
  now: Evening,
  events: readonly KeptEvent<CheminEvent>[],
  sought: SoughtCoup,
): WhatIf[] | null {
  const table = now.tables[sought.table]
  const coup = table && playedCoup(table, events, sought)
  if (!table || !coup) return null
  const thoughts = [...otherResults(coup), ...otherHolders(coup), ...otherConsequences(coup)]
  return thoughts.map(({ coup: asItWas, ...thought }) => {
    const { transfers } = corrected(coup.past, table, asItWas, now.settings)
    return {
      ...thought,
      matched: asItWas.matched,
      transfers: [...transfers, ...unnamedPay(now, table, transfers)],
    }
  })
}

const BY_RESULT = {
  punta: 'V.values',
  banco: 'V.values',
  tie: 'V.values',
  void: 'S.39a',
} as const satisfies Record<Result, ProvisionId>

/** Every other result, with the stakes that played. */
const otherResults = ({ past, played }: PlayedCoup): Thought[] =>
  RESULTS.filter(
    (result) => result !== past.result && (played.matched > 0 || result === 'void'),
  ).map((result) => ({
    kind: 'result',
    provision: BY_RESULT[result],
    tell: whatIfTell(result),
    result,
    isDue: false,
    coup: { ...played, result },
  }))

/**
 * Every other punter as holder of the cards: by the call, others' calls being refused, or by the stake with no call
 * granted. The cards stay as they fell, so only the stakes that play change. Source: sections 5 and 6.
 */
function otherHolders({ past, moments, played }: PlayedCoup): Thought[] {
  const open = moments.findLast(({ table }) => table.coup?.phase === 'open')
  if (!open?.table.coup || past.result === 'void') return []
  const { table, evening } = open
  const { coup } = open.table
  const { bets, calls } = coup
  const rights = orderOfRights(table, evening.settings)
  const claims = rankedCalls(table)
  const members = new Set<MemberId>([...calls, ...bets].map(({ member }) => member))
  members.delete(past.holder ?? ('' as MemberId))
  return [...members].flatMap((member): Thought[] => {
    const claim = claims.find(({ call }) => call.member === member) ?? null
    const plays = whatPlays(table, evening.settings, claim)
    if (!plays.bets.some((bet) => bet.member === member)) return []
    // The row that gives the cards to a stake where nobody has called.
    const uncalled = { ...table, coup: { ...coup, calls: [], bets: plays.bets } }
    const right = orderOfRights(uncalled, evening.settings).find((one) => one.member === member)
    return [
      {
        kind: 'holder',
        provision: claim?.provision ?? right?.provision ?? 'S.136a',
        tell: whatIfTell('holder', { member: { member } }),
        result: past.result,
        isDue: rights[0]?.member === member,
        coup: { ...stakesOf(table, plays), result: played.result },
      },
    ]
  })
}

/** Errors that were not reported, each with the result that its row gives; and the cards alone, without an error. */
function otherConsequences(coup: PlayedCoup): Thought[] {
  const { past, moments, played } = coup
  const last = moments.at(-1)?.table.coup ?? null
  const cards = last && past.resultBy !== null ? speaking(last) : null
  const thoughts = errorsThinkable(coup)
  if (!cards || cards === past.result) return thoughts
  const speak: Thought = {
    kind: 'consequence',
    provision: 'S.76',
    tell: whatIfTell('cardsSpeak'),
    result: cards,
    isDue: false,
    coup: { ...played, result: cards },
  }
  return [speak, ...thoughts]
}

const speaking = (coup: Coup): Result | null =>
  resultOf({ ...coup, faults: NO_FAULTS })?.result ?? null
