'use client'
import { useState } from 'react'
import { memberOf } from '@/rules/banked/ids'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import type { TableView } from '@/rules/black-jack/views/table'
import { useClub } from '../../club/club'
import { EveningOver } from '../../device/EveningOver'
import { TwoFaces } from '../../float/post/TwoFaces'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { useWakeLock } from '../../ui/awake/useWakeLock'
import { usePressGuard } from '../../ui/pressGuard'
import { SECOND_TAP_MS } from '../../ui/secondTap'
import { CommandingProvider } from '../commanding'
import { TableProvider, useTable } from './context'
import { Felt } from './felt/Felt'
import { SeatSheet } from './other/SeatSheet'
import { Panel } from './panel/Panel'
import { playerAt, useStaking } from './panel/staking'
import { useResult } from './result/useResult'
import { TopBar } from './TopBar'

/** The tablet of a black jack table, in the hand of the inspector. */
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
        upon: { moves: view.moves },
        restMs: SECOND_TAP_MS,
      }}
    >
      <TableProvider here={{ slug, view }}>
        <main data-screen="post" className="flex h-dvh flex-col overflow-hidden">
          <TwoFaces
            slug={slug}
            evening={evening}
            table={view.summary.id}
            label={view.summary.label}
            post={view.float}
            seats={view.summary.seats.map(({ number, holder }) => ({
              seat: number,
              member: holder === null ? null : memberOf(holder),
            }))}
            isStale={state === 'stale'}
          >
            <TopBar isStale={state === 'stale'} />
            <AtTable />
          </TwoFaces>
        </main>
      </TableProvider>
    </CommandingProvider>
  )
}

/** The step that the panel is at: with another one the same button means something else. */
const stepOf = ({ colpo, shoe, past, summary }: TableView): string =>
  [
    summary.level,
    shoe.step,
    colpo && `${colpo.serial}.${colpo.phase}`,
    colpo?.turn && `${colpo.turn.casella}.${colpo.turn.hand}`,
    colpo?.next?.to,
    past.at(-1)?.serial,
  ].join(' ')

/** The caselle with the banco below them and, beside them, the next step. */
function AtTable() {
  const { view } = useTable()
  const [seat, setSeat] = useState<CasellaNumber | null>(null)
  const staking = useStaking()
  const result = useResult()
  const isResult = view.summary.level === 2
  const isStaking = view.colpo?.phase === 'open'
  const press = (number: CasellaNumber) => {
    if (isResult) {
      const player = playerAt(view, number, staking.player)
      if (player !== null) result.stake(number, player, staking.chips)
    } else if (isStaking) staking.lay(number)
    else setSeat(number)
  }
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_16.4rem]">
      <Felt onCasella={press} onSeat={setSeat} result={isResult ? result : null} />
      <aside
        data-about={stepOf(view)}
        className="flex min-h-0 flex-col gap-2 overflow-y-auto border-l-2 border-line bg-felt p-3"
      >
        <Panel staking={staking} result={result} />
      </aside>
      {seat !== null && <SeatSheet seat={seat} onClose={() => setSeat(null)} />}
    </div>
  )
}
