'use client'
import { useFormatter } from 'use-intl'
import type { MemberView } from '@/rules/poker/views/shapes'
import { useClub } from '../club'
import { useT } from '../i18n'
import { NamesProvider } from '../live/names'
import { useLive, useNow } from '../live/useLive'
import { CallScreen, openCall } from '../poker/member/CallScreen'
import { ClosedSheets } from '../poker/member/ClosedSheets'
import { MemberProvider } from '../poker/member/context'
import { Judging } from '../poker/member/Judging'
import { JudgingPast } from '../poker/member/JudgingPast'
import { Lists } from '../poker/member/Lists'
import { LostPlaces } from '../poker/member/LostPlaces'
import { MyClocks } from '../poker/member/MyClocks'
import { MyPlaces } from '../poker/member/MyPlaces'
import { MyTable } from '../poker/member/MyTable'
import { OptCard } from '../poker/member/OptCard'
import { Presence } from '../poker/member/Presence'
import { SeatsKept } from '../poker/member/SeatKept'
import { Tables } from '../poker/member/Tables'
import { UncountedChips } from '../poker/member/UncountedChips'
import { ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Loading } from '../ui/Loading'
import { Page } from '../ui/Page'

/** The member's phone: what is his first, then tonight's lists and tables. */
export function Home() {
  const { club } = useClub()
  const t = useT('member')
  const live = useLive<MemberView>(club.slug, 'member')
  const now = useNow(live.now)
  const { view } = live
  if (live.state === 'gone') return <SignedOut />
  return (
    <NamesProvider names={live.names}>
      <Page live={live} title={t('title')} aside={view && <Day view={view} />}>
        <JudgingPast live={live} />
        {view ? (
          <MemberProvider view={view} now={now}>
            <Evening view={view} now={now} evening={live.evening} />
          </MemberProvider>
        ) : live.state === 'connecting' ? (
          <Loading />
        ) : (
          <Card title={t('noEvening.title')}>
            <p>{t('noEvening.text')}</p>
          </Card>
        )}
      </Page>
    </NamesProvider>
  )
}

function Evening(props: { view: MemberView; now: number; evening: string | null }) {
  const { view, now, evening } = props
  const call = openCall(view.mine.signUps, now)
  const { table } = view.mine
  return (
    <>
      {call && <CallScreen signUp={call} />}
      <Judging evening={evening} />
      <OptCard />
      <MyPlaces />
      <LostPlaces />
      <MyClocks />
      {table && <MyTable table={table} />}
      <SeatsKept />
      <UncountedChips />
      <ClosedSheets />
      <Presence />
      <Lists />
      <Tables except={table?.summary.id ?? null} />
    </>
  )
}

function Day({ view }: { view: MemberView }) {
  const format = useFormatter()
  const day = new Date(`${view.day}T12:00:00Z`)
  return (
    <p className="text-right text-sage">
      {view.title && <span className="block text-ivory">{view.title}</span>}
      {format.dateTime(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
    </p>
  )
}

function SignedOut() {
  const { club } = useClub()
  const t = useT('member')
  return (
    <Page title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      <ButtonLink href={`/${club.slug}/entra`} variant="primary" size="large">
        {t('gone.action')}
      </ButtonLink>
    </Page>
  )
}
