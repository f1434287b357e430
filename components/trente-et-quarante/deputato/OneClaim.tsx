'use client'
import { useState } from 'react'
import { bancoOf, chipsOf } from '@/rules/banked/accounts'
import { asChips } from '@/rules/kernel/chips'
import type { Dispute } from '@/rules/trente-et-quarante/state/dispute'
import type { CourtTable } from '@/rules/trente-et-quarante/views/deputato'
import { ClaimCard } from '../../banked/deputato/ClaimCard'
import { RulingForm } from '../../banked/deputato/RulingForm'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { useOffers } from '../commanding'

/** A claim, with its ruling or the form that rules on it. Source: T.10. */
export function OneClaim({ dispute, table }: { dispute: Dispute; table: CourtTable }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const { number, coup, about, contenders, decision, status } = dispute
  return (
    <ClaimCard
      title={
        <>
          {words('colpo', { n: coup })}
          {contenders.map((member) => (
            <span key={member}>
              {' · '}
              <MemberName id={member} className="font-semibold" />
            </span>
          ))}
        </>
      }
      text={about}
      ruling={decision}
      ruled={decision?.inFavourOf ? words('court.upheld') : t('court.asItIs')}
    >
      {status === 'withdrawn' && <p className="text-sage">{t('court.withdrawn')}</p>}
      {status === 'open' && <Ruling number={number} table={table} />}
    </ClaimCard>
  )
}

/** The ruling: for the claimant, with what the bank pays them, or things stay as they are. */
function Ruling({ number, table }: { number: number; table: CourtTable }) {
  const t = useT('trente-room')
  const offers = useOffers('ruleDispute', { table: table.id, dispute: number })
  const [sum, setSum] = useState(0)
  const from = bancoOf(table.id)
  const chips = asChips(sum)
  return (
    <RulingForm
      offers={offers}
      isForClaimant={({ payload }) => payload.inFavourOf !== null}
      against={t('court.leave')}
      fieldsOf={({ payload: { inFavourOf } }, grounds) => ({
        ...grounds,
        transfers: inFavourOf !== null && sum > 0 ? [{ from, to: chipsOf(inFavourOf), chips }] : [],
      })}
      example="T.3.4"
    >
      {offers.some(({ payload }) => payload.inFavourOf !== null) && (
        <ChipsField label={t('court.pays')} value={sum} minValue={0} onChange={setSum} />
      )}
    </RulingForm>
  )
}
