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

/** The float of the latest closed evening of this game, null where it had none, and whether it is still sought. */
export function useLastFloat(isWanted: boolean) {
  const game = useGame()
  const { data, error, isLoading } = useQuery({
    queryKey: ['last-float', game],
    enabled: isWanted,
    queryFn: () => lastFloatOf(game),
  })
  return { last: data ?? null, error, isSought: isLoading }
}

async function lastFloatOf(game: string): Promise<LastFloat | null> {
  const evenings = await trpc.evenings.list.query({ limit: EVENINGS_SOUGHT })
  const last = evenings.find((one) => one.game === game && one.status === 'closed')
  if (!last) return null
  const { view } = await trpc.evenings.view.query({ evening: last.evening, as: 'desk' })
  const office = officeIn(view)
  if (!office) return null
  return { day: last.day, settings: office.settings, boxes: office.kept }
}
