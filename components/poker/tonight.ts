'use client'
import { lazyScreen } from '../language/lazyScreen'

// Apart from the other screens, whose loaders no member's page carries.

export const LazyTonight = lazyScreen('poker/Tonight', () =>
  import('./member/Tonight').then((loaded) => loaded.Tonight),
)
