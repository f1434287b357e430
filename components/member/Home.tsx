'use client'
import { GAMES } from '@/components/games'
import { useClub } from '../club/club'
import { OwedPayments } from '../history/OwedPayments'
import { AlertsInvite } from '../installed/AlertsInvite'
import { useT } from '../language/i18n'
import { EveningName, GameSection } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { Page } from '../page/Page'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'
import { CasesToRule } from './CasesToRule'
import { Coming } from './Coming'

/** The member's phone: cases that wait for the member, then tonight's open evenings. */
export function Home() {
  const { club, games } = useClub()
  const t = useT('member')
  const line = useOpen(club.slug, 'member')
  const [first, ...others] = games
  const aside = others.length === 0 && <EveningName game={first.game} audience="member" />
  return (
    <Page live={line} title={t('title')} aside={aside}>
      <CasesToRule tonight={line} />
      {line.state !== 'connecting' && <OwedPayments tonight={line.open.join()} />}
      {Object.entries(GAMES)
        .filter(([game]) => line.open.includes(game))
        .map(([game, { Tonight }]) => (
          <GameSection key={game} game={game} audience="member">
            <Tonight />
          </GameSection>
        ))}
      {line.state !== 'connecting' && <Coming />}
      <AlertsInvite />
      {line.state === 'connecting' && <Loading />}
      {line.state !== 'connecting' && line.open.length === 0 && (
        <Block title={t('noEvening.title')}>
          <p>{t('noEvening.text')}</p>
        </Block>
      )}
    </Page>
  )
}
