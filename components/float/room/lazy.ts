'use client'
import type { ComponentProps } from 'react'
import { lazyScreen } from '../../language/lazyScreen'
import type { DeclareFloat } from './declare/DeclareFloat'
import type { OfficeRoom } from './OfficeRoom'

// Parts behind a tab of a game’s desk, each loaded when it is first shown.

export const LazyOfficeRoom = lazyScreen<ComponentProps<typeof OfficeRoom>>(
  ['desk', 'float', 'float-papers', 'float-room', 'table'],
  () => import('./OfficeRoom').then((loaded) => loaded.OfficeRoom),
  { ahead: true },
)
export const LazyDeclareFloat = lazyScreen<ComponentProps<typeof DeclareFloat>>(
  ['admin', 'float-room'],
  () => import('./declare/DeclareFloat').then((loaded) => loaded.DeclareFloat),
  { ahead: true },
)
