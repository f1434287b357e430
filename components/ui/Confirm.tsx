import type { ComponentProps } from 'react'
import type { ConfirmDialog } from './ConfirmDialog'
import { onDemand } from './loaded/onDemand'

/** Asks before an act that is hard to undo; loaded when a button first asks. */
export const Confirm = onDemand<ComponentProps<typeof ConfirmDialog>>(
  () => import('./ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  { ahead: true },
)
