'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { refusalOf } from '../live/trpc'

/**
 * Runs one change at a time. It resolves to the answer, or to null when the change was refused; the refusal is kept
 * until the next change. Queries under the keys `stale` are then fetched again.
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
