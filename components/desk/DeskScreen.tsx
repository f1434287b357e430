'use client'
import type { DeskView } from '@/rules/poker/views/shapes'
import { useClub, useHolds } from '../club'
import { useT } from '../i18n'
import { ImportEvenings } from '../imports/ImportEvenings'
import { NamesProvider } from '../live/names'
import { useCommand } from '../live/useCommand'
import { useLive } from '../live/useLive'
import { Loading } from '../ui/Loading'
import { Page } from '../ui/Page'
import { CommandingProvider } from './commanding'
import { EveningPanel } from './EveningPanel'
import { ListPanel } from './ListPanel'
import { DeskNav } from './Nav'
import { NotYours } from './NotYours'
import { OpenEvening } from './OpenEvening'
import { type Place, placeIn, usePlace } from './place'
import { TablePanel } from './TablePanel'
import { WaitingStrip } from './Waiting'

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

/** The secretary's screen: what waits on top, the room at the left, one list or table at a time. */
function Desk() {
  const t = useT('desk')
  const { club } = useClub()
  const live = useLive<DeskView>(club.slug, 'desk')
  const { give } = useCommand(club.slug)
  const [asked, go] = usePlace()
  const { view, evening, now } = live
  const here = { slug: club.slug, evening, now, offers: view?.offers ?? [], give }
  return (
    <Page wide live={live}>
      <h1 className="sr-only">{t('title')}</h1>
      <NamesProvider names={live.names}>
        <CommandingProvider here={here}>
          {live.state === 'connecting' && <Loading />}
          {live.state !== 'connecting' && !view && (
            <>
              <OpenEvening />
              <ImportEvenings />
            </>
          )}
          {view && <Room view={view} version={live.version} place={placeIn(view, asked)} go={go} />}
        </CommandingProvider>
      </NamesProvider>
    </Page>
  )
}

interface RoomProps {
  view: DeskView
  version: number
  place: Place
  go: (place: Place) => void
}

function Room({ view, version, place, go }: RoomProps) {
  const list = view.lists.find(({ id }) => id === place)
  const table = view.tables.find(({ summary }) => summary.id === place)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="print:hidden lg:sticky lg:top-4">
        <DeskNav view={view} place={place} go={go} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div className="print:hidden">
          <WaitingStrip view={view} go={go} />
        </div>
        {list && <ListPanel key={list.id} list={list} view={view} />}
        {table && <TablePanel key={table.summary.id} table={table} version={version} />}
        {!list && !table && <EveningPanel view={view} go={go} />}
      </div>
    </div>
  )
}
