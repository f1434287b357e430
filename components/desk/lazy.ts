'use client'
import type { ComponentProps } from 'react'
import type { CassaDialog } from '../officer/CassaDialog'
import { onDemand } from '../ui/loaded/onDemand'
import type { Newcomer } from './Newcomer'

// Sheets at the desks of several games, each loaded when a finger opens it.

export const LazyNewcomer = onDemand<ComponentProps<typeof Newcomer>>(
  () => import('./Newcomer').then((loaded) => loaded.Newcomer),
  { ahead: true },
)
export const LazyCassaDialog = onDemand<ComponentProps<typeof CassaDialog>>(
  () => import('../officer/CassaDialog').then((loaded) => loaded.CassaDialog),
  { ahead: true },
)
