'use client'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { pauseOfTaps } from '../press/hand'
import { Meanwhile } from './Meanwhile'

/** The language and the texts of the page that fetches ahead. */
export interface Having {
  locale: string
  texts: object
}

/** Parts to fetch ahead, each loaded once; filled by the modules that name them. */
const LATER: ((page: Having) => Promise<unknown>)[] = []

/** Fetches something once the page is at rest. */
export const fetchedLater = (fetched: (page: Having) => Promise<unknown>): void => {
  LATER.push(fetched)
}

/** How long after its first screen a page fetches them, and how long a failed load waits before another try. */
const CALM_MS = 3_000
const RETRY_MS = 2_000

interface OnDemand<P> {
  /** True for a part that a finger opens: it is fetched once the page is at rest, and opens without a network too. */
  ahead?: boolean
  /** Shown until the part is there; nothing by default. */
  Placeholder?: ComponentType<P>
}

/**
 * A component whose code is loaded when it is first shown. A lost network delays it and never breaks the page.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { ahead = false, Placeholder }: OnDemand<P> = {},
): ComponentType<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined
  let There: ComponentType<P> | null = null
  const fetched = () => {
    loading ??= untilLoaded(load).then((Part) => {
      There = Part
      return { default: Part }
    })
    return loading
  }
  if (ahead) fetchedLater(fetched)
  const part: OnDemandPart<P> = { Lazy: lazy(fetched), there: () => There, Placeholder }
  return (props) => <Shown part={part} props={props} />
}

interface OnDemandPart<P> {
  Lazy: ComponentType<P>
  /** The part once it has been fetched. */
  there: () => ComponentType<P> | null
  Placeholder: ComponentType<P> | undefined
}

/** One that has been fetched is shown at once: React would show its placeholder first, for a third of a second. */
function Shown<P extends object>({ part, props }: { part: OnDemandPart<P>; props: P }) {
  const { Lazy, there, Placeholder } = part
  const [There] = useState(there)
  if (There) return <There {...props} />
  return (
    <Meanwhile shown={Placeholder && <Placeholder {...props} />}>
      <Lazy {...props} />
    </Meanwhile>
  )
}

/** Tries a load again until it succeeds: a lost network delays it. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    const result = await load().then(
      (loaded) => ({ loaded }),
      () => null,
    )
    if (result) return result.loaded
    await new Promise((resume) => setTimeout(resume, RETRY_MS))
  }
}

/** Fetches those parts once the page has come to rest, one after the other, between the taps. */
export function useFetchAhead({ locale, texts }: Having): void {
  useEffect(() => {
    let isHere = true
    const timer = setTimeout(async () => {
      for (const fetched of LATER) {
        await pauseOfTaps()
        if (!isHere) return
        await fetched({ locale, texts })
      }
    }, CALM_MS)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [locale, texts])
}
