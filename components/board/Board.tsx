'use client'
import { useFormatter } from 'use-intl'
import type { BoardView } from '@/rules/poker/views/shapes'
import { useClub } from '../club'
import { useT } from '../i18n'
import { Connection } from '../live/Connection'
import { NamesProvider } from '../live/names'
import { type Live, useLive, useNow } from '../live/useLive'
import { ListBlock } from '../poker/board/ListBlock'
import { runningTables } from '../poker/board/running'
import { JoinCode } from './JoinCode'

/** The screen on the wall: one block a list, nothing to touch, nothing to scroll, nobody's money. */
export function Board() {
  const { club } = useClub()
  const live = useLive<BoardView>(club.slug, 'board')
  const now = useNow(live.now)
  return (
    <NamesProvider names={live.names}>
      <div data-screen="board" className="flex h-dvh flex-col overflow-hidden">
        <Connection slug={club.slug} state={live.state} />
        <Heading live={live} now={now} />
        {live.view && live.view.lists.length > 0 ? (
          <Blocks view={live.view} now={now} />
        ) : (
          live.state !== 'connecting' && <Quiet isOpen={live.view !== null} />
        )}
      </div>
    </NamesProvider>
  )
}

function Heading({ live, now }: { live: Live<BoardView>; now: number }) {
  const { club } = useClub()
  const format = useFormatter()
  const { view } = live
  const day = view && new Date(`${view.day}T12:00:00Z`)
  return (
    <header className="flex shrink-0 items-center justify-between gap-8 border-b-2 border-line px-8 py-2">
      <h1 className="truncate text-[2.2rem]">{club.name}</h1>
      <p className="grow truncate text-center text-[1.4rem] text-sage">
        {view?.title}
        {day && (
          <span className="ml-4">
            {format.dateTime(day, {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              timeZone: 'UTC',
            })}
          </span>
        )}
      </p>
      <p className="min-w-40 text-right text-[3.4rem] leading-none font-semibold text-brass">
        {live.state !== 'connecting' &&
          format.dateTime(new Date(now), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </p>
    </header>
  )
}

/** How much larger the tables are drawn when one, or two, share the wall. */
const SCALES = [1.4, 1.2]

/** Blocks side by side, as wide as the tables they hold. */
function Blocks({ view, now }: { view: BoardView; now: number }) {
  const widths = view.lists.map((list) => Math.max(1, runningTables(view, list.id).length))
  const across = widths.reduce((sum, width) => sum + width, 0)
  const inviting = view.lists.findIndex((list) => list.waiting.length === 0)
  const columns = widths.map((width) => `minmax(0, ${width}fr)`).join(' ')
  return (
    <main className="grid min-h-0 grow gap-5 p-5" style={{ gridTemplateColumns: columns }}>
      {view.lists.map((list, index) => (
        <ListBlock
          key={list.id}
          list={list}
          tables={runningTables(view, list.id)}
          index={index}
          isAlone={across === 1}
          scale={SCALES[across - 1] ?? 1}
          invites={index === inviting}
          now={now}
        />
      ))}
    </main>
  )
}

function Quiet({ isOpen }: { isOpen: boolean }) {
  const t = useT('board')
  return (
    <main className="flex grow flex-col items-center justify-center gap-4 text-center">
      <p className="font-serif text-[3.4rem]">{t(isOpen ? 'noLists' : 'noEvening')}</p>
      <p className="text-[1.6rem] text-sage">{t(isOpen ? 'noListsThen' : 'noEveningThen')}</p>
      <JoinCode />
    </main>
  )
}
