'use client'
import { Suspense } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { GameSection } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { useAllOthers } from '../others'
import { Page } from '../page/Page'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'

/** The room for somebody on duty in one of its offices, on a phone or at a desk, game by game. */
export function OfficesScreen() {
  const { club } = useClub()
  const t = useT('float-room')
  const line = useOpen(club.slug, 'member')
  return (
    <Page wide live={line} title={t('title')}>
      {line.state === 'connecting' ? (
        <Loading />
      ) : (
        <Suspense fallback={<Loading />}>
          <Offices open={line.open} />
        </Suspense>
      )}
    </Page>
  )
}

function Offices({ open }: { open: readonly string[] }) {
  const t = useT('float-room')
  const here = useAllOthers().flatMap(({ game, screens }) =>
    screens.Offices && open.includes(game) ? [{ game, OfGame: screens.Offices }] : [],
  )
  if (here.length === 0)
    return (
      <Block>
        <p>{t('page.nobody')}</p>
      </Block>
    )
  return here.map(({ game, OfGame }) => (
    <GameSection key={game} game={game} audience="member">
      <OfGame />
    </GameSection>
  ))
}
