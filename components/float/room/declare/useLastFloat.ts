'use client'
import { useQuery } from '@tanstack/react-query'
import type { FloatSettings } from '@/rules/float/settings'
import type { KeptBox } from '@/rules/float/state/room'
import type { OfficeView } from '@/rules/float/views/office'
import { useGame } from '../../../live/game'
import { trpc } from '../../../live/trpc'

/** The float of an earlier evening: its settings, and the boxes that it left in keeping. */
export interface LastFloat {
  readonly day: string
  readonly settings: FloatSettings
  readonly boxes: readonly KeptBox[]
}

const EVENINGS_SOUGHT = 40

const officeIn = (view: unknown): OfficeView | null =>
  typeof view === 'object' && view !== null && 'office' in view
    ? (view.office as OfficeView | null)
    : null

/** The float of the latest evening of this game that had one, null where none had, and whether it is still sought. */
export function useLastFloat(isWanted: boolean) {
  const game = useGame()
  const { data, error, isLoading } = useQuery({
    queryKey: ['last-float', game],
    enabled: isWanted,
    queryFn: () => lastFloatOf(game),
  })
  return { last: data ?? null, error, isSought: isLoading }
}

/** The boxes stay in keeping over evenings that were played without a float. Source: V.keeper. */
export async function lastFloatOf(game: string): Promise<LastFloat | null> {
  const evenings = await trpc.evenings.list.query({ limit: EVENINGS_SOUGHT })
  for (const { evening, day, ...one } of evenings) {
    if (one.game !== game || one.status !== 'closed') continue
    const { view } = await trpc.evenings.view.query({ evening, as: 'desk' })
    const office = officeIn(view)
    if (office) return { day, settings: office.settings, boxes: office.kept }
  }
  return null
}
