'use client'
import { useState } from 'react'
import { LastColpo } from '../../../banked/table/LastColpo'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { DueList } from '../../told/DueList'
import { useVerdict } from '../../told/verdict'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { ClaimNews } from './ClaimNews'
import { SumChoice } from './SumChoice'
import { InviteButton } from './Unanswered'

/** Between two colpi: stakes again by one tap, or others by taps on the cloth; the latest payments stay in view. */
export function BeginPanel({ staking }: { staking: Staking }) {
  const words = useT('banked')
  const verdict = useVerdict()
  const [isTyped, setTyped] = useState(false)
  const { last } = useTable()
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      {!isTyped && <h2 className="text-2xl">{words('newColpo')}</h2>}
      <Notes className="text-sm">
        <ClaimNews />
        {last && (
          <LastColpo colpo={last}>
            <p className="pb-1">{last.result ? verdict(last.result) : words('more.void')}</p>
            <DueList parts={last.parts} />
          </LastColpo>
        )}
      </Notes>
      <Foot>
        <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />
        <InviteButton />
      </Foot>
    </section>
  )
}
