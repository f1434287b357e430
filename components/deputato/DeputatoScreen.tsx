'use client'
import { Suspense } from 'react'
import { useClub, useHolds } from '../club/club'
import { useT } from '../language/i18n'
import { GameSection } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { OfficersOnly } from '../officer/OfficersOnly'
import { useAllOthers } from '../others'
import { Page } from '../page/Page'
import { Loading } from '../ui/Loading'

/** The deputato's screen, on a phone or at the desk: the cases that wait for the deputato, game by game. */
export function DeputatoScreen() {
  const t = useT('deputato')
  if (useHolds('deputato')) return <Waiting />
  return (
    <Page title={t('title')}>
      <OfficersOnly />
    </Page>
  )
}

function Waiting() {
  const t = useT('deputato')
  const line = useOpen(useClub().club.slug, 'deputato')
  return (
    <Page wide live={line} title={t('title')}>
      {line.state === 'connecting' && <Loading />}
      <Suspense>
        <Cases />
      </Suspense>
    </Page>
  )
}

function Cases() {
  return useAllOthers().map(
    ({ game, screens: { Referee } }) =>
      Referee && (
        <GameSection key={game} game={game} audience="deputato">
          <Referee />
        </GameSection>
      ),
  )
}
