'use client'
import { useState } from 'react'
import { GAMES } from '@/components/games'
import { useClub } from '../club/club'
import { useWaitingDisputes } from '../disputes/waiting'
import { OwedPayments } from '../history/OwedPayments'
import { AlertsInvite } from '../installed/AlertsInvite'
import { useT } from '../language/i18n'
import { FrameProvider } from '../live/frame'
import { EveningName, GameFrame } from '../live/GameFrame'
import { Games } from '../live/Games'
import { useOpen } from '../live/useLive'
import { useOthers } from '../others'
import { Page } from '../page/Page'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'
import { Coming } from './Coming'

/** The member's phone: cases that wait for the member, then tonight's open evenings. */
export function Home() {
  const { club, games } = useClub()
  const t = useT('member')
  const line = useOpen(club.slug, 'member')
  const [first, ...others] = games
  const aside = others.length === 0 && <EveningName game={first.game} audience="member" />
  const open = Object.keys(GAMES).filter((game) => line.open.includes(game))
  const [chosen, choose] = useState<string | null>(null)
  return (
    <Page live={line} title={t('title')} aside={aside}>
      <CasesToRule tonight={line} />
      {line.state !== 'connecting' && <OwedPayments tonight={line.open.join()} />}
      <FrameProvider>
        <Games games={open} audience="member" chosen={chosen} choose={choose}>
          {(game) => <Tonight game={game} />}
        </Games>
      </FrameProvider>
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

function Tonight({ game }: { game: string }) {
  const OfGame = GAMES[game]?.Tonight
  return OfGame && <OfGame />
}

/**
 * Disputes of closed evenings that wait for this member, in each game that has one. The screen of a game stays once it is
 * shown, so that a member who has just ruled still reads the ruling.
 */
function CasesToRule({ tonight }: { tonight: { state: string; open: readonly string[] } }) {
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
