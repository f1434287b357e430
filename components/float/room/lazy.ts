'use client'
import { lazyScreen } from '../../language/lazyScreen'

// Parts behind a tab of a game’s desk, each loaded when it is first shown.

export const LazyOfficeRoom = lazyScreen(
  ['desk', 'float', 'float-papers', 'float-room', 'table'],
  () => import('./OfficeRoom').then((loaded) => loaded.OfficeRoom),
  { ahead: true },
)
export const LazyDeclareFloat = lazyScreen(
  ['admin', 'float-room'],
  () => import('./declare/DeclareFloat').then((loaded) => loaded.DeclareFloat),
  { ahead: true },
)
