'use client'
import { GAMES } from '@/components/games'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { GameSection } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { Page } from '../page/Page'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'

/** The room for somebody on duty in one of its offices, on a phone or at a desk, game by game. */
export function OfficesScreen() {
  const { club } = useClub()
  const t = useT('float-room')
  const line = useOpen(club.slug, 'member')
  const here = Object.entries(GAMES).filter(
    ([game, { Offices }]) => Offices && line.open.includes(game),
  )
  return (
    <Page wide live={line} title={t('title')}>
      {line.state === 'connecting' && <Loading />}
      {line.state !== 'connecting' && here.length === 0 && (
        <Block>
          <p>{t('page.nobody')}</p>
        </Block>
      )}
      {here.map(
        ([game, { Offices }]) =>
          Offices && (
            <GameSection key={game} game={game} audience="member">
              <Offices />
            </GameSection>
          ),
      )}
    </Page>
  )
}
