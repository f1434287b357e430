'use client'
import { useState } from 'react'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { useGame } from '../../../live/game'
import { useLive } from '../../../live/useLive'
import { ProvisionLink } from '../../../regulation/ProvisionLink'
import { Block } from '../../../ui/Block'
import { type PastDispute, pastCaseKeyOf, useWaitingCases } from '../judge/pastWaiting'
import { PastCase, PastCases } from './pastParts'

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
