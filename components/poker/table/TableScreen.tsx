'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { progressOf } from '@/rules/poker/frame/progress'
import type { SeatView } from '@/rules/poker/views/summary'
import type { TableView } from '@/rules/poker/views/table'
import { useClub } from '../../club/club'
import { EveningOver } from '../../device/EveningOver'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { BesideFelt, Post } from '../../tablet/Post'
import { Amount } from '../../tell/Amount'
import { useWakeLock } from '../../ui/awake/useWakeLock'
import { usePressGuard } from '../../ui/press/pressGuard'
import { SECOND_TAP_MS } from '../../ui/press/secondTap'
import { CommandingProvider } from '../commanding'
import { ActionPanel } from './ActionPanel'
import { Asks } from './asks/Asks'
import { PotCentre } from './colpo/PotCentre'
import { TableProvider, useTable } from './context'
import { Gathering } from './forming/Gathering'
import { ChipsToMove } from './log/ChipsToMove'
import { MoreMenu } from './menu/MoreMenu'
import { PlayNote } from './play/PlayNote'
import { type Draft, startDraft } from './result/draft'
import { DrawnCasse } from './seats/DrawnCasse'
import { SeatMap } from './seats/SeatMap'
import { SeatSheet } from './seats/SeatSheet'
import { TopBar } from './TopBar'
import { usePotShown } from './usePotShown'

/** The tablet on the table: all actions of its players, on one screen. */
export function TableScreen() {
  const { slug } = useClub().club
  const live = useLive<TableView>(slug, 'post', useGame())
  usePressGuard()
  useWakeLock()
  const { view, evening, state } = live
  if (!view || !evening) return state === 'connecting' ? null : <EveningOver />
  return (
    <CommandingProvider
      // The press guard lets controls rest that have changed; this rest is for a button that stays as it was.
      here={{
        evening,
        now: live.now,
        offers: view.offers,
        hindered: view.hindered,
        upon: progressOf(view),
        restMs: SECOND_TAP_MS,
      }}
    >
      <TableProvider here={{ slug, evening, view, now: live.now }}>
        <Post isStale={state === 'stale'}>
          <TopBar>
            <MoreMenu />
          </TopBar>
          {view.summary.startedAt === null && view.seating.by === null ? (
            <Gathering />
          ) : (
            <AtTable />
          )}
        </Post>
      </TableProvider>
    </CommandingProvider>
  )
}

/** XVI: a player's final result, in their seat. */
function Result(props: { results: NonNullable<TableView['results']>; member: MemberId }) {
  const result = props.results.find((one) => one.member === props.member)
  if (!result) return null
  return (
    <span className="text-[1.9rem] leading-none font-semibold tabular-nums">
      <Amount chips={result.chips} sign />
    </span>
  )
}

/** The step the panel is at: with another one the same button means something else. */
function aboutOf(view: TableView): string {
  const { deals, words } = progressOf(view)
  return `${deals}.${words} ${view.play?.speaker ?? view.parol?.next ?? ''}`
}

/** The seats and, beside them, the possible actions. */
function AtTable() {
  const { view, now } = useTable()
  const [open, setOpen] = useState<number | null>(null)
  const [writing, setWriting] = useState<{ deals: number; draft: Draft } | null>(null)
  const { play, deals } = view
  // At level 3 the stakes lie in front of the middle, so a seat shows the chips that are left.
  const seats = view.summary.seats.map((one) => {
    // The chips of a closed table are back at the desk, so its seats show the results instead.
    if (view.results) return { ...one, resto: null }
    const left = one.member === null ? undefined : view.sectors[one.member]
    return left === undefined ? one : { ...one, resto: left }
  })
  // A result begun for a deal that another screen has settled or taken back meanwhile is dropped.
  const draft = writing?.deals === deals ? writing.draft : null
  const setDraft = (next: Draft | null) => setWriting(next && { deals, draft: next })
  const seat = seats.find((one) => one.seat === open)
  const note = (member: MemberId) => {
    if (view.results) return <Result results={view.results} member={member} />
    if (play) return <PlayNote play={play} cutter={view.colpo?.cutter ?? null} member={member} />
    return view.restiKnown ? null : <DrawnCasse players={view.players} member={member} />
  }
  const winner = view.colpo && seat && view.colpo.players.find((one) => one === seat.member)
  const moment = usePotShown()
  const recording = !play && view.offers.some((offer) => offer.type === 'recordColpo')
  const colpo = recording ? view.colpo : null
  return (
    <>
      <BesideFelt
        felt={
          <div className="min-h-0 px-3 py-6 stacked:h-[29rem] stacked:grow max-sm:px-1">
            <SeatMap
              seats={seats}
              dealer={view.summary.dealer}
              now={now}
              inPlay={view.colpo !== null}
              pot={view.level === 1 ? null : view.pot}
              moved={view.lastColpo?.moved}
              selected={open}
              affranchi={view.affranchi}
              note={note}
              onSeat={(one: SeatView) => setOpen(one.seat)}
            >
              <PotCentre />
            </SeatMap>
          </div>
        }
        moment={moment}
        columns="wide:grid-cols-[minmax(0,1fr)_18.5rem]"
        about={aboutOf(view)}
      >
        <Asks>
          <ChipsToMove />
        </Asks>
        <div className="flex shrink-0 grow flex-col gap-2 p-3">
          <ActionPanel draft={draft} onDraft={setDraft} />
        </div>
      </BesideFelt>
      {seat && (
        <SeatSheet
          seat={seat}
          onClose={() => setOpen(null)}
          onWon={colpo && winner ? () => setDraft(startDraft(colpo, winner)) : undefined}
        />
      )}
    </>
  )
}
