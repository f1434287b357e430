import type { Metadata } from 'next'
import { PostScreen } from '@/components/device/PostScreen'

export const metadata: Metadata = { title: 'Tavolo' }

/** The device of one post; which one, its session knows. */
export default function PostPage() {
  return <PostScreen />
}
