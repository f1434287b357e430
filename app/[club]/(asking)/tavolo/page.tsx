import type { Metadata } from 'next'
import { PostScreen } from '@/components/device/PostScreen'
import { Texts } from '../../../texts'

export const metadata: Metadata = { title: 'Tavolo' }

/** The device of one post; its session knows which post. */
export default function PostPage() {
  return (
    <Texts page="[club]/tavolo">
      <PostScreen />
    </Texts>
  )
}
