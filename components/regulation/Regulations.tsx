'use client'
import { type ReactNode, Suspense } from 'react'
import { GAMES } from '@/components/games'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { GameProvider } from '../live/game'
import { Page } from '../page/Page'
import { ButtonLink } from '../ui/ButtonLink'
import { Loading, Nothing } from '../ui/Loading'

/** The regulation of the house's game; where several games have one, a choice among them. */
export function Regulations() {
  const t = useT('regulation')
  const { club } = useClub()
  const lingua = useLingua()
  const games = Object.entries(GAMES).filter(([, { regulation }]) => regulation)
  const [first, ...others] = games
  if (first && others.length === 0) return <RegulationOfGame game={first[0]} />
  return (
    <Page title={t('title')}>
      {games.length === 0 && <Nothing>{t('none')}</Nothing>}
      <nav aria-label={t('choose')} className="flex flex-col items-start gap-3">
        {games.map(([game, { title }]) => (
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
  const regulation = GAMES[game]?.regulation
  return <Own game={game}>{regulation && <regulation.Contents />}</Own>
}

/** One provision of one game. */
export function ProvisionOfGame({ game, id }: { game: string; id: string }) {
  const regulation = GAMES[game]?.regulation
  return <Own game={game}>{regulation && <regulation.Provision id={id} />}</Own>
}

function Own({ game, children }: { game: string; children: ReactNode }) {
  return (
    <GameProvider game={game}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </GameProvider>
  )
}
