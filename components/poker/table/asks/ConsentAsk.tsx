'use client'
import type { MemberId } from '@/rules/kernel/ids'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { type Acting, useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'

type Consent = NonNullable<TableView['consent']>

/** II.6: a player comes back after the half hour only if everybody consents; a missing answer is a refusal (B7). */
export function ConsentAsk({ consent }: { consent: Consent }) {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  return (
    <section className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p>
        <strong>
          <MemberName id={consent.member} />
        </strong>{' '}
        {t('consent.question', { seat: consent.seat })}
      </p>
      {consent.needed.map((voter) => (
        <Vote key={voter} voter={voter} consent={consent} isDisabled={waiting} take={take} />
      ))}
      {refusal && <Refusal refusal={refusal} />}
    </section>
  )
}

interface VoteProps {
  voter: MemberId
  consent: Consent
  isDisabled: boolean
  take: Acting['take']
}

function Vote({ voter, consent, isDisabled, take }: VoteProps) {
  const t = useT('table')
  const offer = useOffer('consentReturn', { member: voter })
  const agreed = consent.yes.includes(voter)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2">
      <MemberName id={voter} />
      {agreed && <strong>{t('consent.agreed')}</strong>}
      {!agreed && offer && (
        <>
          <Button isDisabled={isDisabled} onPress={() => take(offer, { yes: true })}>
            {t('consent.yes')}
          </Button>
          <Button
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() => take(offer, { yes: false })}
          >
            {t('consent.no')}
          </Button>
        </>
      )}
    </div>
  )
}
