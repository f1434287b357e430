'use client'
import { useT } from '../../../language/i18n'
import { useTable } from '../context'
import { ResultPanel } from '../result/ResultPanel'
import type { ResultDraft } from '../result/useResult'
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
  const t = useT('bj-table')
  const { view } = useTable()
  const { colpo, summary, shoe, isCounting } = view
  if (summary.status !== 'open' || isCounting) {
    const why = isCounting ? 'counting' : summary.status === 'closed' ? 'closed' : 'proposed'
    return <Told title={t(`over.${why}`)} text={t(`overText.${why}`)} />
  }
  if (summary.level === 1) return <Told title={t('level.1')} text={t('levelOne')} />
  if (summary.level === 2) return <ResultPanel result={result} staking={staking} />
  if (!colpo) return shoe.step === 'in-play' ? <BeginPanel /> : <ShoePanel />
  if (colpo.phase === 'open') return <StakesPanel staking={staking} />
  if (colpo.asking) return <AskingPanel asking={colpo.asking} />
  if (colpo.surplus) return <SurplusPanel surplus={colpo.surplus} />
  if (colpo.next) return <CardPad next={colpo.next} />
  if (colpo.phase === 'settling') return <SettlePanel />
  return (
    <>
      {colpo.phase === 'offers' && <OffersPanel />}
      {colpo.turn ? <WordPanel turn={colpo.turn} /> : <StepButton type="goOn" isMain />}
    </>
  )
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-2xl">{title}</h2>
      <p>{text}</p>
    </section>
  )
}
