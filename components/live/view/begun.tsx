'use client'
import { createContext, type ReactNode, use, useState } from 'react'
import type { FirstMessage } from '@/server/doors/visitor'
import { useClub } from '../../club/club'
import { type Begun, channel, type LiveAudience, NOTHING_YET, shownAfter } from '../channel'
import { Merging } from './merging'

const Beginning = createContext<Begun | null>(null)

interface BegunWithProps {
  audience: LiveAudience
  messages: readonly FirstMessage[]
  children: ReactNode
}

/** Provides the views that the server sent within the page, so that it shows them before its line is open. */
export function BegunWith({ audience, messages, children }: BegunWithProps) {
  const { slug } = useClub().club
  const [begun] = useState(() => {
    const made = begunWith(audience, messages)
    if (made && typeof window !== 'undefined' && !taken.has(messages)) {
      taken.add(messages)
      channel(slug, audience).begin(made)
    }
    return made
  })
  return <Beginning value={begun}>{children}</Beginning>
}

/** Messages from which a line began; a page that is shown again has them still, and they are old by then. */
const taken = new WeakSet<readonly FirstMessage[]>()

function begunWith(audience: LiveAudience, messages: readonly FirstMessage[]): Begun | null {
  const merging = new Merging()
  let snapshot = NOTHING_YET
  let at = 0
  for (const { data } of messages)
    for (const message of merging.parts(data)) {
      snapshot = { ...snapshot, ...shownAfter(snapshot.games, message) }
      at = message.now
    }
  const last = messages.at(-1)
  return last ? { audience, snapshot, merging, had: last.id, at } : null
}

/** The views that this page came with for an audience; null where it has none. */
export function useBegun(audience: LiveAudience): Begun | null {
  const begun = use(Beginning)
  return begun?.audience === audience ? begun : null
}
