'use client'
import { useEffect, useState } from 'react'
import { DAY_MS } from '@/rules/kernel/time'
import { keepHere, keptHere } from '../ui/awake/kept'

/** Drafts of this browser begin with this; signing out forgets them all. */
const PREFIX = 'circolo.draft.'
/** A draft that nobody touched for so long is thrown away. */
const DRAFT_LASTS_MS = 2 * DAY_MS

/** A draft and when it was written, in ms of this device's clock; one that was dropped has no value. */
interface Kept {
  readonly at: number
  readonly value?: unknown
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

type Listener = (name: string, isDropped: boolean) => void

const listeners = new Set<Listener>()

/** Keeps a draft; a dropped one leaves its time, so that it is known to be newer than what another device has. */
function keep(name: string, value: unknown): void {
  keepHere(PREFIX + name, JSON.stringify({ at: Date.now(), value }))
  for (const listener of listeners) listener(name, value === undefined)
}

/** Calls a listener after each change of a draft, until the answer is called. */
export function onDrafts(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Everything kept whose name begins so, dropped drafts too, by its name. */
const under = (prefix: string): [string, Kept | null][] =>
  keysOfDrafts()
    .filter((key) => key.startsWith(PREFIX + prefix))
    .map((key) => [key.slice(PREFIX.length), keptAt(key)])

/** The drafts whose names begin so, by their names. */
export const draftsUnder = (prefix: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    under(prefix).flatMap(([name, kept]) =>
      kept?.value === undefined ? [] : [[name, kept.value]],
    ),
  )

/** When the latest of the drafts whose names begin so was written or dropped, in ms; null where there was none. */
export function draftsWrittenAt(prefix: string): number | null {
  const times = under(prefix).map(([, kept]) => kept?.at ?? 0)
  return times.length > 0 ? Math.max(...times) : null
}

/** Takes the drafts of another device, written at that time, for all of this one whose names begin so. */
export function takeDrafts(
  prefix: string,
  drafts: Readonly<Record<string, unknown>>,
  at: number,
): void {
  for (const name of [...under(prefix).map(([own]) => own), ...Object.keys(drafts)])
    keepHere(PREFIX + name, JSON.stringify({ at, value: drafts[name] }))
}

/** Forgets the drafts whose names begin so, those under another beginning left out. */
export function forgetDraftsUnder(prefix: string, spared: string): void {
  for (const [name] of under(prefix)) if (!name.startsWith(spared)) keepHere(PREFIX + name, null)
}

/** Forgets the drafts of everybody in this browser. */
export function forgetDrafts(): void {
  for (const key of keysOfDrafts()) keepHere(key, null)
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
  const [{ draft, wasKept, isKept }, set] = useState(() => {
    const kept = keptAt(PREFIX + name)?.value as Partial<T> | undefined
    const wasKept = kept !== undefined
    return { draft: { ...empty, ...kept }, wasKept, isKept: wasKept }
  })
  useEffect(() => {
    const oldest = Date.now() - DRAFT_LASTS_MS
    for (const other of keysOfDrafts()) if ((keptAt(other)?.at ?? 0) < oldest) keepHere(other, null)
  }, [])
  return {
    draft,
    wasKept,
    isKept,
    write(next) {
      keep(name, next)
      set({ draft: next, wasKept, isKept: true })
    },
    drop() {
      keep(name, undefined)
      set({ draft: empty, wasKept: false, isKept: false })
    },
  }
}
