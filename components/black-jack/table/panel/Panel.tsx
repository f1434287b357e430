'use client'
import { Foot } from '../../../tablet/Foot'
import { ResultPanel } from '../result/ResultPanel'
import type { ResultDraft } from '../result/useResult'
import { useTable } from '../tablet'
import { AskingPanel } from './AskingPanel'
import { BeginPanel } from './BeginPanel'
import { CardPad } from './CardPad'
import { OffersPanel } from './OffersPanel'
import { SettlePanel } from './SettlePanel'
import { ShoePanel } from './ShoePanel'
import { StakesPanel } from './StakesPanel'
import { StepButton } from './StepButton'
import { SurplusPanel } from './SurplusPanel'
import type { Staking } from './staking'
import { WordPanel } from './WordPanel'

/** The next step of the table, and no other. */
export function Panel({ staking, result }: { staking: Staking; result: ResultDraft }) {
  const { colpo, summary, shoe } = useTable()
  if (!colpo && shoe.step !== 'in-play') return <ShoePanel />
  if (summary.level === 2) return <ResultPanel result={result} staking={staking} />
  if (!colpo) return <BeginPanel />
  if (colpo.phase === 'open') return <StakesPanel staking={staking} />
  if (colpo.asking) return <AskingPanel asking={colpo.asking} />
  if (colpo.surplus) return <SurplusPanel surplus={colpo.surplus} />
  if (colpo.next) return <CardPad next={colpo.next} />
  if (colpo.phase === 'settling') return <SettlePanel />
  return (
    <div className="mt-auto flex flex-col gap-2 wide:min-h-0">
      {colpo.phase === 'offers' && <OffersPanel />}
      <Foot>
        {colpo.turn ? <WordPanel turn={colpo.turn} /> : <StepButton type="goOn" isMain />}
      </Foot>
    </div>
  )
}
