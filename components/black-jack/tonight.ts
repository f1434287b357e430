'use client'
import { lazyScreen } from '../language/lazyScreen'

// Apart from the other screens, whose loaders neither a member's page nor the wall carries.

export const LazyTonight = lazyScreen(
  ['banked', 'bj-room', 'bj-table', 'bj-told', 'deputato', 'float-room', 'member', 'table'],
  () => import('./member/Tonight').then((loaded) => loaded.Tonight),
)
export const LazyBoard = lazyScreen(['banked-board', 'bj-told'], () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
