'use client'
import { useQueue, useQueueState } from '../live/useGive'
import { onDemand } from '../ui/loaded/onDemand'

const UndoneDialog = onDemand(
  () => import('./UndoneDialog').then((loaded) => loaded.UndoneDialog),
  { ahead: true },
)

/** Commands that a table decided without its line and the server did not take, until somebody has read them. */
export function Undone() {
  const queue = useQueue()
  const { undone } = useQueueState()
  if (undone.length === 0) return null
  return <UndoneDialog undone={undone} read={() => queue().read()} />
}
