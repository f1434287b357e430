'use client'
import { useState } from 'react'
import { memberOf } from '@/rules/banked/ids'
import { findProvision } from '@/rules/black-jack/provisions'
import type { PastColpo } from '@/rules/black-jack/state/colpo'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import type { TableView } from '@/rules/black-jack/views/view'
import { FeltAndPanel } from '../../banked/table/FeltAndPanel'
import { MoreMenu } from '../../banked/table/MoreMenu'
import { Tablet } from '../../banked/table/Tablet'
import { TopLine } from '../../banked/table/TopLine'
import { useT } from '../../language/i18n'
import { useSteady } from '../../ui/press/useSteady'
import { DueList } from '../told/DueList'
import { Felt } from './felt/Felt'
import { OtherCases } from './other/OtherCases'
import { SeatSheet } from './other/SeatSheet'
import { Panel } from './panel/Panel'
import { playerAt, useStaking } from './panel/staking'
import { useResult } from './result/useResult'
import { Here, useTable } from './tablet'
import { useMoment } from './useMoment'

const seatsOf = ({ summary }: TableView) =>
  summary.seats.map(({ number, holder }) => ({
    seat: number,
    member: holder === null ? null : memberOf(holder),
  }))

const callsOf = ({ claims }: TableView) =>
  claims.map(({ number, ruling }) => `${number} ${ruling?.at}`)

/** The tablet of a black jack table. */
export function TableScreen() {
  return (
    <Tablet Here={Here} find={findProvision} seats={seatsOf} calls={callsOf}>
      <Top />
      <AtTable />
    </Tablet>
  )
}

function Top() {
  const t = useT('bj-table')
  const words = useT('banked')
  const { summary, shoe, last, claims } = useTable()
  return (
    <TopLine
      shoe={{ name: t('top.shoe'), ...summary.shoe }}
      mark={shoe.step === 'last-colpo' ? words('top.lastColpo') : null}
      isHeard={claims.some(({ colpo }) => colpo === summary.serial)}
    >
      <OtherCases />
      <MoreMenu
        last={last}
        told={({ isVoid }: PastColpo) => (isVoid ? words('more.void') : null)}
        partsOf={({ parts }) => <DueList parts={parts} />}
      />
    </TopLine>
  )
}

/** The caselle with the banco below them and, beside them, the next step. */
function AtTable() {
  const view = useTable()
  const [seat, setSeat] = useState<CasellaNumber | null>(null)
  const staking = useStaking()
  const result = useResult()
  const { summary, colpo, shoe, last } = view
  const isPlaying = summary.status === 'open' && !view.isCounting
  const isResult = isPlaying && summary.level === 2 && shoe.step === 'in-play'
  const moment = useMoment(isResult ? result : null)
  const press = useSteady((number: CasellaNumber) => {
    if (isResult) {
      const told = result.draft.find(({ casella }) => casella === number)?.puntate ?? []
      const staked = told.map((one) => one.player)
      const player = playerAt(view, number, staking.player, staked)
      if (player !== null) staking.withSum((chips) => result.stake(number, player, chips))
    } else if (colpo?.phase === 'open') staking.lay(number)
    else setSeat(number)
  })
  return (
    <>
      <FeltAndPanel
        felt={<Felt onCasella={press} onSeat={setSeat} result={isResult ? result : null} />}
        moment={moment}
        columns="wide:grid-cols-[minmax(0,1fr)_16.4rem]"
        step={[
          shoe.step,
          colpo && `${colpo.serial}.${colpo.phase}`,
          colpo?.turn && `${colpo.turn.casella}.${colpo.turn.hand}`,
          colpo?.next?.to,
          last?.serial,
        ]}
      >
        <Panel staking={staking} result={result} />
      </FeltAndPanel>
      {seat !== null && <SeatSheet seat={seat} onClose={() => setSeat(null)} />}
    </>
  )
}
