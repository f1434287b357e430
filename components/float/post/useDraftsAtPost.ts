'use client'
import { useEffect, useState } from 'react'
import {
  draftsUnder,
  draftsWrittenAt,
  forgetDraftsUnder,
  onDrafts,
  takeDrafts,
} from '../../live/draft'
import { isOffline, trpc } from '../../live/trpc'
import { draftsOf, type PostHere, turnOf } from './here'

/** How long typing must pause before it is sent. */
const PAUSE_MS = 800
/** The pause before a request is repeated that the network lost. */
const RETRY_MS = 3_000

/**
 * Stores the half-written forms of this turn at the post, so that another tablet goes on where a lost one stopped. When
 * the post has newer ones, they replace those here; the number then grows, and forms begin again with them.
 */
export function useDraftsAtPost({
  evening,
  table,
  post,
}: Pick<PostHere, 'evening' | 'table' | 'post'>): number {
  const [taken, setTaken] = useState(0)
  const ofTable = draftsOf(evening, table)
  const ofTurn = draftsOf(evening, table, turnOf(post))
  useEffect(() => {
    forgetDraftsUnder(ofTable, ofTurn)
    const sender = senderOf(ofTurn)
    const leave = onDrafts((name, isDropped) => {
      if (name.startsWith(ofTurn)) sender.changed(isDropped)
    })
    let isLeft = false
    void insist(() => trpc.drafts.kept.query()).then((kept) => {
      if (isLeft || !kept) return
      if (isNewer(kept, draftsWrittenAt(ofTurn))) {
        if (takeNewer(ofTurn, kept)) setTaken((times) => times + 1)
      } else if (draftsWrittenAt(ofTurn) !== null) sender.changed()
    })
    return () => {
      isLeft = true
      leave()
      sender.flush()
    }
  }, [ofTable, ofTurn])
  return taken
}

type KeptAtPost = Awaited<ReturnType<typeof trpc.drafts.kept.query>>

/** True when the post's drafts were written after those here; a device knows its own best. */
const isNewer = ({ ago, isOwn }: KeptAtPost, writtenAt: number | null): boolean =>
  ago !== null && (writtenAt === null || (!isOwn && ago < Date.now() - writtenAt))

/** Takes the post's drafts of this turn. False where they are the same as those here. */
function takeNewer(prefix: string, { drafts, ago }: KeptAtPost): boolean {
  const ofTurn = Object.entries(drafts).filter(([name]) => name.startsWith(prefix))
  const isSame = JSON.stringify(ofTurn) === JSON.stringify(Object.entries(draftsUnder(prefix)))
  takeDrafts(prefix, Object.fromEntries(ofTurn), Date.now() - (ago ?? 0))
  return !isSame
}

/** Requests go one after another, so that an older one never arrives last. */
let sending: Promise<unknown> = Promise.resolve()

/** Sends the drafts under a prefix: after a pause of typing, or at once. */
function senderOf(prefix: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQueued = false
  const keep = () => {
    isQueued = false
    const ago = Date.now() - (draftsWrittenAt(prefix) ?? Date.now())
    return trpc.drafts.keep.mutate({ drafts: draftsUnder(prefix), ago: Math.max(0, ago) })
  }
  const send = () => {
    timer = undefined
    if (isQueued) return
    isQueued = true
    sending = sending.then(() => insist(keep))
  }
  return {
    changed(isAtOnce = false) {
      clearTimeout(timer)
      timer = setTimeout(send, isAtOnce ? 0 : PAUSE_MS)
    },
    /** Sends now what waits for the pause. */
    flush() {
      if (timer === undefined) return
      clearTimeout(timer)
      send()
    },
  }
}

/** Repeats a request until the server answers it; null where it was refused. */
async function insist<T>(ask: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isOffline(error)) return null
      await new Promise((resume) => setTimeout(resume, RETRY_MS))
    }
  }
}
