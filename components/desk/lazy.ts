'use client'
import { onDemand } from '../ui/loaded/onDemand'

// Sheets at the desks of several games, each loaded when a finger opens it.

export const LazyNewcomer = onDemand(() => import('./Newcomer').then((loaded) => loaded.Newcomer), {
  ahead: true,
})
export const LazyCassaDialog = onDemand(
  () => import('../officer/casse/CassaDialog').then((loaded) => loaded.CassaDialog),
  { ahead: true },
)
export const LazyCassaCorrection = onDemand(
  () => import('../officer/casse/CassaCorrection').then((loaded) => loaded.CassaCorrection),
  { ahead: true },
)
