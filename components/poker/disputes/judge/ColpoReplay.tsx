'use client'
import type { ReplayFrame } from '@/rules/poker/judging/replay'
import { Replay } from '../../../disputes/Replay'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../commanding'
import type { Case } from './cases'
import { ReplayTable } from './ReplayTable'

/** XVII.2: the disputed colpo from its deal on, step by step: amounts, cards shown, stakes and resti at each. */
export function ColpoReplay({ one: { table, dispute } }: { one: Case }) {
  const t = useT('deputato')
  const { evening } = useCommanding()
  const colpo = table.colpi.find(({ number }) => number === dispute.colpo)
  const reached = [colpo?.outcome?.kind, colpo?.corrected, dispute.status, dispute.decisions.length]
  return (
    <Replay<ReplayFrame>
      at={{ evening, table: table.id, dispute: dispute.number }}
      reached={reached}
      aside={t('colpo.number', { n: dispute.colpo })}
    >
      {(frame) => <ReplayTable frame={frame} />}
    </Replay>
  )
}
