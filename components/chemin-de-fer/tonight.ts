'use client'
import { lazyScreen } from '../language/lazyScreen'

// Apart from the other screens, whose loaders neither a member's page nor the wall carries.

export const LazyTonight = lazyScreen(
  [
    'chemin-deputato',
    'chemin-member',
    'chemin-table',
    'deputato',
    'float-room',
    'installed',
    'member',
    'table',
  ],
  () => import('./member/Tonight').then((loaded) => loaded.Tonight),
)
export const LazyBoard = lazyScreen(['chemin-board'], () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
