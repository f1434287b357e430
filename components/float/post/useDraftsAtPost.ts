'use client'
import { useEffect, useState } from 'react'
import { draftsUnder, onDrafts, takeDrafts } from '../../live/draft'
import { trpc } from '../../live/trpc'

/** Digits typed in a row are kept once. */
const PAUSE_MS = 800

/**
 * Keeps what is half written here at the post too, so that another tablet goes on where a lost one stopped. The number
 * grows when drafts were taken over: the forms then begin with them.
 */
export function useDraftsAtPost(evening: string, table: string): number {
  const [taken, setTaken] = useState(0)
  const prefix = `${evening}.${table}.`
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    // Without a network nothing is kept there, and the next change tries again.
    const send = () => void trpc.drafts.keep.mutate({ drafts: draftsUnder(prefix) }).catch(() => {})
    const sendSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(send, PAUSE_MS)
    }
    const leave = onDrafts(sendSoon)
    // A reload may have come before the pause was over.
    if (Object.keys(draftsUnder(prefix)).length > 0) sendSoon()
    else
      void trpc.drafts.kept
        .query()
        .then((kept) => {
          const own = Object.entries(kept).filter(([name]) => name.startsWith(prefix))
          const isNew = Object.keys(draftsUnder(prefix)).length === 0
          if (isLeft || own.length === 0 || !isNew) return
          takeDrafts(Object.fromEntries(own))
          setTaken((times) => times + 1)
        })
        .catch(() => {})
    return () => {
      isLeft = true
      clearTimeout(timer)
      leave()
    }
  }, [prefix])
  return taken
}
