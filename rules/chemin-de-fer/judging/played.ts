import type { Chips } from '../../kernel/chips'
import type { Transfer } from '../../kernel/ledger'
import type { KeptEvent } from '../../kernel/replay'
import type { Tell } from '../../kernel/tell'
import { inPaymentOrder } from '../14-payment/order'
import type { CheminEvent } from '../decider'
import type { AsItWas } from '../play/corrected'
import { type Playing, whatPlays } from '../stakes/matched'
import type { Result, SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { coupSteps, type SoughtCoup } from './replay'

/** A coup as it might have been, and the chips that would move now to make it so. */
export interface WhatIf {
  /** Another result, another holder of the cards, or another consequence of an error. */
  readonly kind: 'result' | 'holder' | 'consequence'
  /** The row that would have it so. */
  readonly provision: string
  readonly tell: Tell
  readonly result: Result
  readonly matched: Chips
  /** The cards were due to this member by the order of rights, and another had them. */
  readonly isDue: boolean
  /** None where nothing changes. */
  readonly transfers: readonly Transfer[]
}

/** A coup that is over, and the evening at each of its moments. */
export interface PlayedCoup {
  readonly past: SettledCoup
  /** The evening after each of its moves, while it was in play, the latest last. */
  readonly moments: readonly { readonly evening: Evening; readonly table: Table }[]
  /** The stakes that played, in the order of payment. */
  readonly played: AsItWas
}

/** A thought of a judge, before its chips are computed. */
export type Thought = Omit<WhatIf, 'transfers' | 'matched'> & { readonly coup: AsItWas }

/** A coup that is over, from its evening's events; null where it is unknown or still in play. */
export function playedCoup(
  table: Table,
  events: readonly KeptEvent<CheminEvent>[],
  sought: SoughtCoup,
): PlayedCoup | null {
  const steps = coupSteps(events, sought)
  const kept = [table, ...steps.map((step) => step.table).toReversed()]
  const [past] = kept.flatMap((one) => one.past.find(({ serial }) => serial === sought.coup) ?? [])
  if (!past || table.coup?.serial === sought.coup) return null
  const moments = steps.flatMap(({ after: evening, table: then }) =>
    then.coup?.serial === sought.coup ? [{ evening, table: then }] : [],
  )
  const last = moments.at(-1)
  const { result, matched, bets } = past
  const wasVoid = result === 'void' && last !== undefined
  const played = wasVoid
    ? { result, ...stakesOf(last.table, whatPlays(last.table, last.evening.settings)) }
    : { result, matched, bets }
  return { past, moments, played }
}

/** Stakes that play, as a coup that is over records them. */
export const stakesOf = (table: Table, { bets, matched }: Playing): Omit<AsItWas, 'result'> => ({
  matched,
  bets: inPaymentOrder(table, bets).map(({ member, place, plays }) => ({
    member,
    place,
    chips: plays,
  })),
})
