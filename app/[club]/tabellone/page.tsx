import { Board } from '@/components/board/Board'

/** The screen on the wall, open to everybody. */
export default function BoardPage() {
  return <Board />
}
