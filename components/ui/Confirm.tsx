import { onDemand } from './loaded/onDemand'

/** Asks before an act that is hard to undo; loaded when a button first asks. */
export const Confirm = onDemand(
  () => import('./ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  { ahead: true },
)
