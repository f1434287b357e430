'use client'
import { useState } from 'react'
import { useWaitingDisputes } from '../disputes/waiting'
import { GameFrame } from '../live/GameFrame'
import { useOthers } from '../others'

/**
 * Disputes of closed evenings that wait for this member, in each game that has one. The screen of a game stays once it is
 * shown, so that a member who has just ruled still reads the ruling.
 */
export function CasesToRule({ tonight }: { tonight: { state: string; open: readonly string[] } }) {
  const [shown, setShown] = useState<readonly string[]>([])
  const { state, open } = tonight
  const waiting = useWaitingDisputes('member', { state, evening: open.join() })
  const more = (waiting?.cases ?? [])
    .map(({ game }) => game)
    .filter((game) => !shown.includes(game))
  if (more.length > 0) setShown([...new Set([...shown, ...more])])
  return shown.map((game) => (
    <GameFrame key={game} game={game} audience="member">
      <CasesOf game={game} />
    </GameFrame>
  ))
}

function CasesOf({ game }: { game: string }) {
  const Waiting = useOthers(game)?.Waiting
  return Waiting && <Waiting />
}
