'use client'
import { useState } from 'react'
import { memberOf } from '@/rules/banked/ids'
import { findProvision } from '@/rules/trente-et-quarante/provisions'
import type { PastColpo } from '@/rules/trente-et-quarante/state/colpo'
import type { TableView } from '@/rules/trente-et-quarante/views/view'
import { FeltAndPanel } from '../../banked/table/FeltAndPanel'
import { MoreMenu } from '../../banked/table/MoreMenu'
import { Tablet } from '../../banked/table/Tablet'
import { TopLine } from '../../banked/table/TopLine'
import { useT } from '../../language/i18n'
import { DueList } from '../told/DueList'
import { useTold } from '../told/verdict'
import { Felt } from './felt/Felt'
import { ClaimSheet } from './other/ClaimSheet'
import { PeopleHere } from './other/PeopleHere'
import { StakeSheet } from './other/StakeSheet'
import { Panel } from './panel/Panel'
import { StepButton } from './panel/StepButton'
import { useResult } from './result/useResult'
import { useStaking } from './staking'
import { Here, useTable } from './tablet'
import { useMoment } from './useMoment'

const seatsOf = ({ present }: TableView) =>
  present.map((player, at) => ({ seat: at + 1, member: memberOf(player) }))

const callsOf = ({ disputes }: TableView) =>
  disputes.map(({ number, status }) => `${number} ${status}`)

/** The tablet of a trente et quarante table. */
export function TableScreen() {
  return (
    <Tablet Here={Here} find={findProvision} seats={seatsOf} calls={callsOf}>
      <Top />
      <AtTable />
    </Tablet>
  )
}

function Top() {
  const t = useT('trente-table')
  const words = useT('banked')
  const told = useTold()
  const { colpo, last, summary, disputes } = useTable()
  const { number, left, isDaysLast } = summary.taglia
  const lastTaglia = isDaysLast ? t('top.lastTaglia') : null
  return (
    <TopLine
      isTight
      shoe={{ name: t('top.taglia'), number, left }}
      mark={colpo?.isLast ? words('top.lastColpo') : lastTaglia}
      isHeard={disputes.some(
        ({ coup, status }) => coup === summary.serial && status !== 'withdrawn',
      )}
    >
      <ClaimSheet />
      <MoreMenu
        last={last}
        told={({ result }: PastColpo) => (result ? told(result) : words('more.void'))}
        partsOf={({ parts }) => <DueList parts={parts} />}
      >
        <div className="flex flex-wrap gap-2">
          <PeopleHere />
          <StepButton type="declareLastColpo" />
          <StepButton type="endTaglia" />
          <StepButton type="reportRunOut" />
        </div>
      </MoreMenu>
    </TopLine>
  )
}

/** The cloth and, beside it, the next step. */
function AtTable() {
  const { poste, taglia, colpo, last } = useTable()
  const [posta, setPosta] = useState<number | null>(null)
  // A stake that is undone closes its sheet, since the next one may have its number.
  if (posta !== null && !poste.some(({ number }) => number === posta)) setPosta(null)
  const staking = useStaking()
  const draft = useResult()
  const moment = useMoment(draft)
  return (
    <>
      <FeltAndPanel
        felt={<Felt staking={staking} draft={draft} onPosta={setPosta} />}
        moment={moment}
        columns="wide:grid-cols-[minmax(0,1fr)_17rem]"
        step={[taglia.step, colpo && `${colpo.serial}.${colpo.phase}`, last?.serial]}
      >
        <Panel staking={staking} draft={draft} />
      </FeltAndPanel>
      {posta !== null && <StakeSheet number={posta} onClose={() => setPosta(null)} />}
    </>
  )
}
