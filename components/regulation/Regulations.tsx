'use client'
import { type ReactNode, Suspense } from 'react'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { GameProvider } from '../live/game'
import { useAllOthers, useOthers } from '../others'
import { Page } from '../page/Page'
import { ButtonLink } from '../ui/ButtonLink'
import { Loading, Nothing } from '../ui/Loading'

/** The regulation of the house's game; where several games have one, a choice among them. */
export function Regulations() {
  const t = useT('regulation')
  const { club, games: named } = useClub()
  const lingua = useLingua()
  const ruled = useAllOthers().flatMap(({ game, screens }) => (screens.regulation ? [game] : []))
  const games = named.filter(({ game }) => ruled.includes(game))
  const [first, ...others] = games
  if (first && others.length === 0) return <RegulationOfGame game={first.game} />
  return (
    <Page title={t('title')}>
      {games.length === 0 && <Nothing>{t('none')}</Nothing>}
      <nav aria-label={t('choose')} className="flex flex-col items-start gap-3">
        {games.map(({ game, title }) => (
          <ButtonLink key={game} href={`/${club.slug}/regolamento/${game}`} size="large">
            {title[lingua]}
          </ButtonLink>
        ))}
      </nav>
    </Page>
  )
}

/** The whole regulation of one game. */
export function RegulationOfGame({ game }: { game: string }) {
  return (
    <Own game={game}>
      <ContentsOf game={game} />
    </Own>
  )
}

/** One provision of one game. */
export function ProvisionOfGame({ game, id }: { game: string; id: string }) {
  return (
    <Own game={game}>
      <WordsOf game={game} id={id} />
    </Own>
  )
}

function ContentsOf({ game }: { game: string }) {
  const regulation = useOthers(game)?.regulation
  return regulation && <regulation.Contents />
}

function WordsOf({ game, id }: { game: string; id: string }) {
  const regulation = useOthers(game)?.regulation
  return regulation && <regulation.Provision id={id} />
}

function Own({ game, children }: { game: string; children: ReactNode }) {
  return (
    <GameProvider game={game}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </GameProvider>
  )
}
