'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/poker/views/shapes'
import { useClub, useHolds } from '../club'
import { useT } from '../i18n'
import { ImportEvenings } from '../imports/ImportEvenings'
import { NamesProvider } from '../live/names'
import { useCommand } from '../live/useCommand'
import { useLive } from '../live/useLive'
import { CommandingProvider } from '../officer/commanding'
import { NotYours } from '../officer/NotYours'
import { DeskRoom } from '../poker/desk/DeskRoom'
import { PastDesk } from '../poker/desk/PastDesk'
import { Loading } from '../ui/Loading'
import { Page } from '../ui/Page'
import { OpenEvening } from './OpenEvening'
import { PastEvenings } from './PastEvenings'

/** The desk for who may use it; anybody else is told whose it is. */
export function DeskScreen() {
  const t = useT('desk')
  if (useHolds('segretario', 'amministratore')) return <Desk />
  return (
    <Page title={t('title')}>
      <NotYours />
    </Page>
  )
}

/** Tonight's evening while one is open; otherwise the way to open it, and the evenings that are over. */
function Desk() {
  const t = useT('desk')
  const { club } = useClub()
  const live = useLive<DeskView>(club.slug, 'desk')
  const { give } = useCommand(club.slug)
  const [past, setPast] = useState<string | null>(null)
  const { view, evening, now } = live
  const here = { slug: club.slug, evening, now, offers: view?.offers ?? [], give }
  return (
    <Page wide live={live}>
      <h1 className="sr-only">{t('title')}</h1>
      {live.state === 'connecting' && <Loading />}
      {live.state !== 'connecting' && !view && past === null && (
        <>
          <OpenEvening />
          <PastEvenings choose={setPast} />
          <ImportEvenings />
        </>
      )}
      {!view && past !== null && <PastDesk evening={past} onBack={() => setPast(null)} />}
      {view && (
        <NamesProvider names={live.names}>
          <CommandingProvider here={here}>
            <DeskRoom view={view} version={live.version} />
          </CommandingProvider>
        </NamesProvider>
      )}
    </Page>
  )
}
