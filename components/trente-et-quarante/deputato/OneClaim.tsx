'use client'
import { bancoOf, chipsOf } from '@/rules/banked/accounts'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Dispute } from '@/rules/trente-et-quarante/state/dispute'
import type { CourtTable } from '@/rules/trente-et-quarante/views/view'
import { ClaimCard } from '../../banked/deputato/ClaimCard'
import { RulingForm } from '../../banked/deputato/RulingForm'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { useOffers } from '../commanding'
import { PlayerName } from '../told/PlayerName'

/** A claim, with its ruling or the form that rules on it. Source: T.10. */
export function OneClaim({ dispute, table }: { dispute: Dispute; table: CourtTable }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const { number, coup, about, player, decision, status } = dispute
  return (
    <ClaimCard
      title={
        <>
          {words('colpo', { n: coup })}
          {player !== null && (
            <>
              {' · '}
              <PlayerName player={player} className="font-semibold" />
            </>
          )}
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
  const sum = useSum(NO_CHIPS, { min: 0 })
  const { chips } = sum
  const from = bancoOf(table.id)
  const paid = (inFavourOf: MemberId | null) =>
    inFavourOf !== null && chips ? [{ from, to: chipsOf(inFavourOf), chips }] : []
  return (
    <RulingForm
      offers={offers}
      isForClaimant={({ payload }) => payload.inFavourOf !== null}
      against={t('court.leave')}
      fieldsOf={({ payload }, grounds) =>
        chips === null ? null : { ...grounds, transfers: paid(payload.inFavourOf) }
      }
      example="T.3.4"
    >
      {offers.some(({ payload }) => payload.inFavourOf !== null) && (
        <MoneyField label={t('court.pays')} {...sum.field} />
      )}
    </RulingForm>
  )
}
