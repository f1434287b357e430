import { connection } from 'next/server'
import { BoardScreen } from '@/components/board/Board'
import { reach } from '@/server/doors/visitor'
import { Texts } from '../../texts'
import { titled } from '../../titled'

export const generateMetadata = titled((m) => m.board.title)

/** The screen on the wall, open to everybody. */
export default async function BoardPage() {
  await connection()
  return (
    <Texts page="[club]/tabellone">
      <BoardScreen reach={reach()} />
    </Texts>
  )
}
