import { headers } from 'next/headers'
import { BoardScreen } from '@/components/board/Board'
import { joinCode } from '@/server/doors/visitor'
import { Texts } from '../../texts'
import { titled } from '../../titled'
import { visitor } from '../visitor'

export const generateMetadata = titled((m) => m.board.title)

/** The screen on the wall, open to everybody. */
export default async function BoardPage({ params }: { params: Promise<{ club: string }> }) {
  const { club } = await visitor((await params).club)
  // Both are written by our own server (server/http/trust.ts).
  const here = await headers()
  const origin = `${here.get('x-forwarded-proto')}://${here.get('x-forwarded-host')}`
  return (
    <Texts page="[club]/tabellone">
      <BoardScreen code={joinCode(origin, club.slug)} />
    </Texts>
  )
}
