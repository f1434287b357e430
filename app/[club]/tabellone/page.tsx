import { BoardScreen } from '@/components/board/Board'
import { titled } from '../../titled'

export const generateMetadata = titled((m) => m.board.title)

/** The screen on the wall, open to everybody. */
export default function BoardPage() {
  return <BoardScreen />
}
