'use client'
import type { CoupFrame } from '@/rules/chemin-de-fer/judging/replay'
import { Replay } from '../../../disputes/Replay'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../commanding'
import type { CoupCase } from './cases'
import { ReplayFacts } from './ReplayFacts'
import { ReplayFelt } from './ReplayFelt'

/** S.39a: the disputed coup from the opening of its stakes on: seats, bank, stakes, cards, words, errors. */
export function CoupReplay({ one: { table, dispute } }: { one: CoupCase }) {
  const t = useT('chemin-deputato')
  const { evening } = useCommanding()
  const { settled } = dispute
  const reached = [settled?.result, settled?.transfers.length, dispute.status, table.isInPlay]
  return (
    <Replay<CoupFrame>
      at={{ evening, table: table.id, dispute: dispute.number }}
      reached={reached}
      aside={
        <>
          {t('case.coupNumber', { n: dispute.coup })}
          {settled && ` · ${t('case.taglia', { n: settled.number, taglia: settled.taglia })}`}
        </>
      }
    >
      {(frame) => (
        <div className="grid gap-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ReplayFelt frame={frame} />
          <ReplayFacts frame={frame} />
        </div>
      )}
    </Replay>
  )
}
