'use client'
import dynamic from 'next/dynamic'

// Apart from the other screens, whose loaders no member's page carries.

export const LazyTonight = dynamic(() =>
  import('./member/Tonight').then((loaded) => loaded.Tonight),
)
