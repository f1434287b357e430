'use client'
import type { ReactNode } from 'react'
import { useClub, useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { Count } from '../ui/Count'
import { Tabs } from '../ui/Tabs'
import type { LiveAudience } from './channel'
import { Shown, useFrame, useIsShown, useThings } from './frame'
import { GameSection } from './GameFrame'
import { useGamesShown } from './useLive'

interface GamesProps {
  games: readonly string[]
  audience: LiveAudience
  /** The tab that is chosen; null where nobody has chosen one, and the first is shown. */
  chosen: string | null
  choose: (game: string) => void
  children: (game: string) => ReactNode
}

/** The open games behind tabs. The game at whose table this person is comes first; what waits is counted on each tab. */
export function Games({ games, audience, chosen, choose, children }: GamesProps) {
  const t = useT('common')
  const titleOf = useGameTitle()
  const frame = useFrame()
  const things = useThings()
  const isAtTable = useAtTable(audience)
  const isShown = useIsShown()
  const ordered = [...games.filter(isAtTable), ...games.filter((game) => !isAtTable(game))]
  const selected = ordered.find((game) => game === chosen) ?? ordered[0]
  if (selected === undefined) return null
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div ref={frame?.setTop} className="contents" />
      <Tabs
        keeps
        label={t('games.label')}
        selected={selected}
        onSelect={choose}
        tabs={ordered.map((game) => {
          const waiting = things.filter((thing) => thing.game === game).length
          return {
            key: game,
            label: (
              <>
                {titleOf(game)}
                <Count n={waiting}>{t('games.waiting', { n: waiting })}</Count>
              </>
            ),
            content: (
              <Shown value={isShown && game === selected}>
                <GameSection game={game} audience={audience}>
                  {children(game)}
                </GameSection>
              </Shown>
            ),
          }
        })}
      />
    </div>
  )
}

/** Whether the person of this page is at a table of a game, which each game's view says in the same way. */
function useAtTable(audience: LiveAudience): (game: string) => boolean {
  const shown = useGamesShown(useClub().club.slug, audience)
  return (game) => {
    const view = shown[game]?.view as { mine?: { table?: object | null } } | undefined
    return (view?.mine?.table ?? null) !== null
  }
}
