'use client'
import { useState } from 'react'
import { memberOf } from '@/rules/banked/ids'
import type { TableView } from '@/rules/trente-et-quarante/views/table'
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
import { StakeSheet } from './other/StakeSheet'
import { Panel } from './panel/Panel'
import { useResult } from './result/useResult'
import { useStaking } from './staking'
import { TopBar } from './TopBar'

/** The tablet of a trente et quarante table, in the hand of the inspector. */
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
            seats={view.present.map((player, at) => ({ seat: at + 1, member: memberOf(player) }))}
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
const stepOf = ({ colpo, taglia, past, summary }: TableView): string =>
  [summary.level, taglia.step, colpo && `${colpo.serial}.${colpo.phase}`, past.at(-1)?.serial].join(
    ' ',
  )

/** The cloth and, beside it, the next step. */
function AtTable() {
  const { view } = useTable()
  const [posta, setPosta] = useState<number | null>(null)
  // A stake that is undone closes its sheet, since the next one may have its number.
  if (posta !== null && !view.poste.some(({ number }) => number === posta)) setPosta(null)
  const staking = useStaking()
  const draft = useResult()
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_17rem]">
      <Felt staking={staking} draft={draft} onPosta={setPosta} />
      <aside
        data-about={stepOf(view)}
        className="flex min-h-0 flex-col gap-2 overflow-y-auto border-l-2 border-line bg-felt p-3"
      >
        <Panel staking={staking} draft={draft} />
      </aside>
      {posta !== null && <StakeSheet number={posta} onClose={() => setPosta(null)} />}
    </div>
  )
}
