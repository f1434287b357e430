'use client'
import { ResultPanel } from '../result/ResultPanel'
import type { ResultDraft } from '../result/useResult'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { BeginPanel } from './BeginPanel'
import { CardPad } from './CardPad'
import { SettlePanel } from './SettlePanel'
import { StakesPanel } from './StakesPanel'
import { TagliaPanel } from './TagliaPanel'

/** The next step of the table, and no other. */
export function Panel({ staking, draft }: { staking: Staking; draft: ResultDraft }) {
  const { colpo, summary, taglia } = useTable()
  if (!colpo)
    return taglia.step === 'in-play' ? (
      <BeginPanel staking={staking} />
    ) : (
      <TagliaPanel staking={staking} />
    )
  if (summary.level === 2) return <ResultPanel staking={staking} draft={draft} />
  if (colpo.phase === 'open') return <StakesPanel staking={staking} />
  return colpo.phase === 'settling' ? <SettlePanel /> : <CardPad />
}
