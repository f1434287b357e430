'use client'
import { useEffect, useState } from 'react'
import { useT } from '../language/i18n'
import type { LiveState } from './channel'
import type { QueueSnapshot } from './queue'

interface ConnectionProps {
  state: LiveState
  /** The commands that wait to be sent, on a screen that gives some. */
  queue?: QueueSnapshot
}

/** A stripe that says when the line is down or commands wait for it; nothing while all is well. */
export function Connection({ state, queue }: ConnectionProps) {
  const t = useT('common')
  const why = useT('errors')
  const { waiting = 0, offline = false, fault = null } = queue ?? {}
  const isLong = useHasLasted(state === 'stale' || state === 'connecting')
  const lost = offline || isLong
  if (!lost) return null
  return (
    <div
      role="status"
      // Above every sheet, and read aloud while one is open.
      data-react-aria-top-layer="true"
      className="sticky top-0 z-45 border-b-2 border-warn bg-ground px-4 py-2 text-center font-semibold text-warn"
    >
      {fault ? why(fault) : t('lineDown')}
      {waiting > 0 && !fault && <> {t('waitingForNetwork', { count: waiting })}</>}
    </div>
  )
}

/** True once `is` has been true for some seconds, so that a short reconnection shows nothing. */
function useHasLasted(is: boolean, ms = 2_500): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) {
      setLasting(false)
      return
    }
    const timer = setTimeout(() => setLasting(true), ms)
    return () => clearTimeout(timer)
  }, [is, ms])
  return lasting
}
