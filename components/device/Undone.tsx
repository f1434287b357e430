'use client'
import type { ComponentProps } from 'react'
import { useQueue, useQueueState } from '../live/useGive'
import { onDemand } from '../ui/loaded/onDemand'
import type { UndoneDialog as UndoneDialogPart } from './UndoneDialog'

const UndoneDialog = onDemand<ComponentProps<typeof UndoneDialogPart>>(
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
