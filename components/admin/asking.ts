'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { refusalOf } from '../live/trpc'

/**
 * Runs one change at a time: its answer, or null when it was refused; the refusal stays until the next try.
 * What was asked of the server under `stale` is asked again afterwards.
 */
export function useChange(...stale: readonly string[]) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  async function change<T>(run: () => Promise<T>): Promise<{ answer: T } | null> {
    setWaiting(true)
    setRefusal(null)
    try {
      const answer = await run()
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return { answer }
    } catch (error) {
      setRefusal(refusalOf(error))
      return null
    } finally {
      setWaiting(false)
    }
  }
  return { change, refusal, waiting }
}
