'use client'
import { useT } from '../../../language/i18n'
import { useTable } from '../context'
import { ResultPanel } from '../result/ResultPanel'
import type { ResultDraft } from '../result/useResult'
import type { Staking } from '../staking'
import { BeginPanel } from './BeginPanel'
import { CardPad } from './CardPad'
import { SettlePanel } from './SettlePanel'
import { StakesPanel } from './StakesPanel'
import { TagliaPanel } from './TagliaPanel'

/** The next step of the table, and no other. */
export function Panel({ staking, draft }: { staking: Staking; draft: ResultDraft }) {
  const t = useT('trente-table')
  const { colpo, summary, taglia, isCounting } = useTable().view
  if (summary.status !== 'open' || isCounting) {
    const why = isCounting ? 'counting' : summary.status === 'closed' ? 'closed' : 'proposed'
    return <Told title={t(`over.${why}`)} text={t(`overText.${why}`)} />
  }
  if (summary.level === 1) return <Told title={t('level.1')} text={t('levelOne')} />
  if (!colpo) return taglia.step === 'in-play' ? <BeginPanel staking={staking} /> : <TagliaPanel />
  if (summary.level === 2) return <ResultPanel staking={staking} draft={draft} />
  if (colpo.phase === 'open') return <StakesPanel staking={staking} />
  return colpo.phase === 'settling' ? <SettlePanel /> : <CardPad />
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-2xl">{title}</h2>
      <p>{text}</p>
    </section>
  )
}
