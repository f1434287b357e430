'use client'
import { createContext, type ReactNode, use, useState } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import type { CommandType } from '@/rules/poker/decider'
import type { TableView } from '@/rules/poker/views/table'
import type { ToldRefusal } from '../../live/trpc'
import { SETTLING } from '../../ui/settled'
import { offersFor } from '../offers'

export type Answer = { ok: true } | { ok: false; refusal: ToldRefusal }
type Payload = Readonly<Record<string, unknown>>

/** What every part of the tablet needs: the table as it is now, and the way to give a command. */
export interface TableHere {
  slug: string
  evening: string
  view: TableView
  /** Server time in milliseconds, refreshed every second. */
  now: Instant
  give: (type: CommandType, payload: Payload) => Promise<Answer>
}

const Here = createContext<TableHere | null>(null)

export function TableProvider({ here, children }: { here: TableHere; children: ReactNode }) {
  return <Here value={here}>{children}</Here>
}

export function useTable(): TableHere {
  const here = use(Here)
  if (!here) throw new Error('useTable outside TableProvider')
  return here
}

/** The offers of that type whose payload agrees with `match`; none when it may not be given now. */
export function useOffers(type: CommandType, match: Payload = {}): readonly Offer[] {
  return offersFor(useTable().view.offers, type, match)
}

export const useOffer = (type: CommandType, match: Payload = {}): Offer | null =>
  useOffers(type, match)[0] ?? null

/**
 * Gives commands of this table one at a time and keeps the last refusal, to be shown in place. The next player's button
 * soon stands where this one's was: a second tap of the same finger does not reach it.
 */
export function useAct() {
  const { give, view } = useTable()
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  const table = view.summary.id
  async function act(type: CommandType, payload: Payload = {}) {
    setWaiting(true)
    setRefusal(null)
    const answer = await give(type, { table, ...payload })
    if (answer.ok) setTimeout(() => setWaiting(false), SETTLING)
    else {
      setWaiting(false)
      setRefusal(answer.refusal)
    }
    return answer.ok
  }
  return { act, refusal, waiting, forget: () => setRefusal(null) }
}
