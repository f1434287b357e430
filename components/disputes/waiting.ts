'use client'
import { useQuery } from '@tanstack/react-query'
import { useGame } from '../live/game'
import { trpc } from '../live/trpc'

/**
 * A dispute of a closed evening that waits for a final ruling: the fields that every game has. A game's own type adds
 * more.
 */
export interface WaitingDispute {
  game: string
  evening: string
  title: string
  day: string
  dispute: { status: string }
}

export interface WaitingDisputes<D extends WaitingDispute> {
  cases: readonly D[]
  names: Readonly<Record<string, string>>
}

/**
 * Disputes of closed evenings that wait for a ruling. They are fetched again when one of tonight's evenings opens or
 * closes; null until the first answer.
 */
export function useWaitingDisputes<D extends WaitingDispute>(
  as: 'desk' | 'deputato' | 'member',
  tonight: { state: string; evening: string | null },
): WaitingDisputes<D> | null {
  const { data } = useQuery({
    queryKey: ['waiting', as, tonight.evening],
    queryFn: async () =>
      (await trpc.disputes.waiting.query({ as })) as unknown as WaitingDisputes<D>,
    enabled: tonight.state !== 'connecting',
    staleTime: 0,
  })
  return data ?? null
}

/** The same for the game of this page alone; null while there are none or the answer is awaited. */
export function useWaitingHere<D extends WaitingDispute>(
  as: 'deputato' | 'member',
  tonight: { state: string; evening: string | null },
): WaitingDisputes<D> | null {
  const game = useGame()
  const waiting = useWaitingDisputes<D>(as, tonight)
  const cases = waiting?.cases.filter((one) => one.game === game) ?? []
  return waiting && cases.length > 0 ? { ...waiting, cases } : null
}
