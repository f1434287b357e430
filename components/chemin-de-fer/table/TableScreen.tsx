'use client'
import { useState } from 'react'
import { isSamePlace, type Place } from '@/rules/chemin-de-fer/state/ids'
import type { TableView } from '@/rules/chemin-de-fer/views/table'
import { useClub } from '../../club/club'
import { EveningOver } from '../../device/EveningOver'
import { TwoFaces } from '../../float/post/TwoFaces'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { BesideFelt, Post } from '../../tablet/Post'
import { useSoundAtNew } from '../../ui/awake/sound'
import { useWakeLock } from '../../ui/awake/useWakeLock'
import { usePressGuard } from '../../ui/press/pressGuard'
import { SECOND_TAP_MS } from '../../ui/press/secondTap'
import { CommandingProvider } from '../commanding'
import { RulingCards } from '../disputes/table/RulingCards'
import { Asks, callsOf } from './asks/Asks'
import { TableProvider, useTable } from './context'
import { TableMap } from './felt/TableMap'
import { useBankShown } from './felt/useBankShown'
import { SeatSheet } from './other/SeatSheet'
import { ActionPanel } from './panel/ActionPanel'
import { TopBar } from './TopBar'

/** The tablet of a chemin de fer table, in the hand of the person who leads the game. */
export function TableScreen() {
  const { slug } = useClub().club
  const live = useLive<TableView>(slug, 'post', useGame())
  usePressGuard()
  useWakeLock()
  const { view, evening, state } = live
  useSoundAtNew('post', view && callsOf(view))
  if (!view || !evening) return state === 'connecting' ? null : <EveningOver />
  const upon = { moves: view.moves }
  return (
    <CommandingProvider
      // The press guard lets controls rest that have changed; this rest is for a button that stays as it was.
      here={{
        evening,
        now: live.now,
        offers: view.offers,
        hindered: view.hindered,
        upon,
        restMs: SECOND_TAP_MS,
      }}
    >
      <TableProvider here={{ slug, evening, view }}>
        <Post isStale={state === 'stale'}>
          <TwoFaces
            slug={slug}
            evening={evening}
            table={view.summary.id}
            label={view.summary.label}
            post={view.float}
            seats={view.summary.seats.map(({ seat, holder }) => ({ seat, member: holder }))}
          >
            <TopBar />
            <AtTable />
          </TwoFaces>
        </Post>
      </TableProvider>
    </CommandingProvider>
  )
}

/** The step that the panel is at: with another one the same button means something else. */
const stepOf = ({ coup, mano, seguito, summary, taglia, last }: TableView): string =>
  [
    coup && `${coup.serial}.${coup.phase}.${coup.holder?.member ?? ''}`,
    mano?.number,
    seguito && `${seguito.step}.${seguito.asked}.${seguito.bids.length}`,
    summary.turn,
    taglia.phase,
    last?.serial,
  ].join(' ')

/** The table and, beside it, the next step. */
function AtTable() {
  const { view } = useTable()
  const [chosen, setChosen] = useState<Place | null>(null)
  const speaksAtPlace = view.seguito?.step === 'standing' || view.seguito?.step === 'auction'
  const isStaking = view.coup?.phase === 'open' || speaksAtPlace
  const choose = (place: Place) => setChosen(chosen && isSamePlace(chosen, place) ? null : place)
  const close = () => setChosen(null)
  const moment = useBankShown()
  return (
    <>
      <BesideFelt
        felt={
          <div className="relative min-h-0 px-2 py-3 stacked:h-[28rem] stacked:grow">
            <TableMap chosen={chosen} onPlace={choose} showsGaps={isStaking} />
            <Asks>
              <RulingCards />
            </Asks>
          </div>
        }
        moment={moment}
        columns="wide:grid-cols-[minmax(0,1fr)_17.4rem]"
        about={stepOf(view)}
      >
        <div className="flex flex-col gap-2 p-3 wide:min-h-0 wide:grow">
          <ActionPanel chosen={isStaking ? chosen : null} onChosen={setChosen} />
        </div>
      </BesideFelt>
      {!isStaking && chosen?.kind === 'seat' && <SeatSheet seat={chosen.seat} onClose={close} />}
    </>
  )
}
