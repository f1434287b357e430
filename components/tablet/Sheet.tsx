'use client'
import type { ComponentProps } from 'react'
import { onDemand } from '../ui/loaded/onDemand'
import type * as shown from './SheetShown'

/** A dialog over the table, with a large close button below it. */
export const Sheet = onDemand<ComponentProps<typeof shown.SheetDialog>>(
  () => import('./SheetShown').then((loaded) => loaded.SheetDialog),
  { ahead: true },
)

/** A dialog as large as the tablet, its close button always visible; a tap outside does not close it. */
export const FullSheet = onDemand<ComponentProps<typeof shown.FullSheetDialog>>(
  () => import('./SheetShown').then((loaded) => loaded.FullSheetDialog),
  { ahead: true },
)
