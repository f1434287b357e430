'use client'
import type { ReactNode } from 'react'
import type { FloatPost } from '@/rules/float/views/posts'
import { FloatFace } from './FloatFace'
import { useFace } from './face'
import type { PostHere } from './here'

interface TwoFacesProps extends Omit<PostHere, 'go' | 'post'> {
  slug: string
  /** Null in a house without floats. */
  post: FloatPost | null
  isStale: boolean
  /** The game’s own face. */
  children: ReactNode
}

/** The face that a table’s tablet shows: the game, or the changeur’s side table where the house has floats. */
export function TwoFaces({ slug, post, children, ...here }: TwoFacesProps) {
  const [face] = useFace(slug, here.table)
  return post && face === 'float' ? <FloatFace {...here} post={post} /> : children
}
