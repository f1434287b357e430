'use client'
import { useState } from 'react'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { lazyScreen } from '../../../language/lazyScreen'
import { useGame } from '../../../live/game'
import { useLive } from '../../../live/useLive'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { type PastDispute, pastCaseKeyOf, useWaitingCases } from '../judge/pastWaiting'

// Every member's page asks whether a closed case waits for the member; few ever show one.
const PastCase = lazyScreen(['deputato', 'desk', 'regulation'], () =>
  import('../judge/PastCase').then((loaded) => loaded.PastCase),
)
const PastCases = lazyScreen(['deputato'], () =>
  import('../judge/PastCases').then((loaded) => loaded.PastCases),
)

/** XVII.4: disputes of closed evenings that wait for the member's final ruling as an arbiter. */
export function JudgingPast() {
  const t = useT('member')
  const live = useLive(useClub().club.slug, 'member', useGame())
  const waiting = useWaitingCases('member', live)
  const [chosen, setChosen] = useState<PastDispute | null>(null)
  if (chosen) {
    const back = () => setChosen(null)
    return <PastCase key={pastCaseKeyOf(chosen)} past={chosen} as="member" onBack={back} alone />
  }
  if (!waiting) return null
  return (
    <Block marked title={t('judging.title')} aside={<ProvisionLink id="XVII.4" />}>
      <div className="flex flex-col gap-3">
        <p>{t('judging.past')}</p>
        <PastCases waiting={waiting} chosen={null} choose={setChosen} />
      </div>
    </Block>
  )
}
