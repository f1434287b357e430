import type { Metadata } from 'next'
import { PostScreen } from '@/components/device/PostScreen'

export const metadata: Metadata = { title: 'Tavolo' }

/** The device of one post; its session knows which post. */
export default function PostPage() {
  return <PostScreen />
}
