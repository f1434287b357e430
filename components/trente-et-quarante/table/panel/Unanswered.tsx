'use client'
import { useState } from 'react'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'

/** Those in prison who have not answered, each on their own stake; until the call they still may. Source: T.5.3, B3. */
export function Unanswered() {
  const t = useT('trente-table')
  const count = useTable().asked.length
  return (
    count > 0 && <p className="text-sm font-semibold text-warn">{t('asked.where', { count })}</p>
  )
}

/** Invites to stake; while somebody in prison has not answered it says so, and asks first. Source: T.1.7, T.5.3. */
export function InviteButton() {
  const t = useT('trente-table')
  const count = useTable().asked.length
  const offer = useOffer('inviteStakes')
  const { take, refusal, waiting } = useAct()
  const [isAsking, setAsking] = useState(false)
  if (isAsking && count === 0) setAsking(false)
  if (!offer || count === 0) return <StepButton type="inviteStakes" isMain />
  const invites = t('step.inviteStakes')
  const silent = t('asked.silent', { count })
  return (
    <>
      <Refused refusal={refusal} />
      <Button variant="primary" size="large" isDisabled={waiting} onPress={() => setAsking(true)}>
        <span>
          {invites}
          <span className="block text-sm">{silent}</span>
        </span>
      </Button>
      {isAsking && (
        <Confirm
          title={silent}
          action={invites}
          out={t('asked.wait')}
          isPending={waiting}
          onConfirm={() => void take(offer)}
          onClose={() => setAsking(false)}
        >
          <p>{t('asked.stillMay')}</p>
        </Confirm>
      )}
    </>
  )
}
