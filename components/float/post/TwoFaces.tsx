'use client'
import type { ReactNode } from 'react'
import type { FloatPost } from '@/rules/float/views/posts'
import { lazyScreen } from '../../language/lazyScreen'
import { useFace } from './face'
import type { PostHere } from './here'

const FloatFace = lazyScreen(
  ['float', 'float-papers', 'float-post', 'table'],
  () => import('./FloatFace').then((loaded) => loaded.FloatFace),
  { ahead: true },
)

interface TwoFacesProps extends Omit<PostHere, 'go' | 'post' | 'handOut'> {
  slug: string
  /** Null in a house without floats. */
  post: FloatPost | null
  /** The game’s own face. */
  children: ReactNode
}

/** The face that a table’s tablet shows: the game, or the changeur’s side table where the house has floats. */
export function TwoFaces({ slug, post, children, ...here }: TwoFacesProps) {
  const [face] = useFace(slug, here.table)
  return post && face === 'float' ? <FloatFace {...here} post={post} /> : children
}
