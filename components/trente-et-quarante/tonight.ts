'use client'
import { lazyScreen } from '../language/lazyScreen'

// Apart from the other screens, whose loaders neither a member's page nor the wall carries.

export const LazyTonight = lazyScreen(
  [
    'banked',
    'deputato',
    'float-room',
    'member',
    'table',
    'trente-room',
    'trente-table',
    'trente-told',
  ],
  () => import('./member/Tonight').then((loaded) => loaded.Tonight),
)
export const LazyBoard = lazyScreen(['banked-board', 'trente-told'], () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
