'use client'
import { useEffect, useState } from 'react'
import { DAY_MS } from '@/rules/kernel/time'
import { keepHere, keptHere } from '../ui/awake/kept'

/** Drafts of this browser begin with this; signing out forgets them all. */
const PREFIX = 'circolo.draft.'
/** A draft that nobody touched for so long is thrown away. */
const DRAFT_LASTS_MS = 2 * DAY_MS

interface Kept {
  readonly at: number
  readonly value: unknown
}

/** Every draft of this browser by its key; without storage, as in a private window, there is none. */
function keysOfDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function keptAt(key: string): Kept | null {
  try {
    return JSON.parse(keptHere(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()

function keep(key: string, value: unknown): void {
  keepHere(key, value === null ? null : JSON.stringify({ at: Date.now(), value }))
  for (const listener of listeners) listener()
}

/** Calls a listener after each change of a draft, until the answer is called. */
export function onDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The drafts whose names begin so, by their names. */
export const draftsUnder = (prefix: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    keysOfDrafts()
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => [key.slice(PREFIX.length), keptAt(key)?.value]),
  )

/** Takes over drafts that another device left. */
export function takeDrafts(drafts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(drafts)) keep(PREFIX + name, value)
}

/** Forgets the drafts of everybody in this browser. */
export function forgetDrafts(): void {
  for (const key of keysOfDrafts()) keep(key, null)
}

interface Draft<T> {
  /** The fields as they were left, or empty ones. */
  readonly draft: T
  /** Whether something was kept when the form appeared. */
  readonly wasKept: boolean
  /** Whether something is written now. */
  readonly isKept: boolean
  readonly write: (draft: T) => void
  /** Empties the form and forgets what was kept: it was given, or thrown away. */
  readonly drop: () => void
}

/** The fields of a form half written, which a reload or another page does not lose; they stay in this browser. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const key = PREFIX + name
  const [{ draft, wasKept, isKept }, set] = useState(() => {
    const kept = keptAt(key)?.value as Partial<T> | undefined
    const wasKept = kept !== undefined
    return { draft: { ...empty, ...kept }, wasKept, isKept: wasKept }
  })
  useEffect(() => {
    const oldest = Date.now() - DRAFT_LASTS_MS
    for (const other of keysOfDrafts()) if ((keptAt(other)?.at ?? 0) < oldest) keep(other, null)
  }, [])
  return {
    draft,
    wasKept,
    isKept,
    write(next) {
      keep(key, next)
      set({ draft: next, wasKept, isKept: true })
    },
    drop() {
      keep(key, null)
      set({ draft: empty, wasKept: false, isKept: false })
    },
  }
}
