import { PostScreen } from '@/components/device/PostScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'

export const generateMetadata = titled((m) => m.device.title)

/** The device of one post; its session knows which post. */
export default function PostPage() {
  return (
    <Texts page="[club]/tavolo">
      <PostScreen />
    </Texts>
  )
}
