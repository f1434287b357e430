'use client'
import { lazyScreen } from '../language/lazyScreen'

// Apart from the other screens, whose loaders neither a member's page nor the wall carries.

export const LazyTonight = lazyScreen(['member'], () =>
  import('./member/Tonight').then((loaded) => loaded.Tonight),
)
export const LazyBoard = lazyScreen(['board'], () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
