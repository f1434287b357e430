'use client'
import { createContext, type ReactNode, use } from 'react'
import type { Pieces } from '@/rules/float/pieces/pieces'
import type { FloatPost } from '@/rules/float/views/posts'
import type { MemberId } from '@/rules/kernel/ids'
import { useDraft } from '../../live/draft'
import type { PostPart } from './parts'

/** A person at a place of the table, as the game has it. */
export interface SeatedPerson {
  readonly seat: number
  readonly member: MemberId | null
}

/** Context for all parts of the changeur’s tablet: the float as it is now. */
export interface PostHere {
  evening: string
  table: string
  /** The table’s name for people. */
  label: string
  post: FloatPost
  seats: readonly SeatedPerson[]
  /** Shows another part. */
  go: (part: PostPart) => void
  /** Shows pieces that were just entered as leaving, to be counted out of the box, until the next tap. */
  handOut: (pieces: Pieces) => void
}

const Here = createContext<PostHere | null>(null)

export function PostProvider({ here, children }: { here: PostHere; children: ReactNode }) {
  return <Here value={here}>{children}</Here>
}

/** The beginning of the names of a post's drafts, of the turn of a changeur or of all turns. */
export const draftsOf = (evening: string, table: string, turn?: string): string =>
  turn === undefined ? `${evening}.${table}.` : `${evening}.${table}.${turn}.`

/** The turn of a changeur as drafts name it; none before the opening. */
export const turnOf = ({ float }: FloatPost): string => String(float.turn?.since ?? '')

/** A form of this turn half written: it survives a reload, and is never sent before it is given. */
export function usePostDraft<T extends object>(form: string, empty: T) {
  const { evening, table, post } = usePost()
  return useDraft(draftsOf(evening, table, turnOf(post)) + form, empty)
}

export function usePost(): PostHere {
  const here = use(Here)
  if (!here) throw new Error('usePost outside PostProvider')
  return here
}
