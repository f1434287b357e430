'use client'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'

/** Parts of a page that its first screen does not need, each loaded once; filled by the modules that name them. */
const LATER: (() => Promise<unknown>)[] = []

/** How long after its first screen a page fetches them, and how long a failed load waits before another try. */
const CALM_MS = 3_000
const RETRY_MS = 2_000

/**
 * A component whose code is loaded when it is first shown, or by `useFetchAhead` when the page has come to rest. A lost
 * network delays it and never breaks the page; until it is there `Meanwhile` is shown, nothing by default.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType<P>,
): ComponentType<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined
  const fetched = () => {
    loading ??= untilLoaded(load)
    return loading
  }
  LATER.push(fetched)
  const Part = lazy(fetched)
  return function OnDemand(props: P) {
    return (
      <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

async function untilLoaded<C>(load: () => Promise<C>): Promise<{ default: C }> {
  for (;;) {
    const loaded = await load().catch(() => null)
    if (loaded !== null) return { default: loaded }
    await new Promise((resume) => setTimeout(resume, RETRY_MS))
  }
}

/** Fetches what is loaded on demand once the page has come to rest, so that it opens at once and without a network. */
export function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetched of LATER) void fetched()
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [])
}
