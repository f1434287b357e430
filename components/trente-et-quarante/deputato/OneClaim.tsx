'use client'
import { bancoOf, chipsOf } from '@/rules/banked/accounts'
import { NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Dispute } from '@/rules/trente-et-quarante/state/dispute'
import type { CourtTable } from '@/rules/trente-et-quarante/views/deputato'
import { RulingForm } from '../../banked/deputato/RulingForm'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { MemberName } from '../../tell/MemberName'
import { useAct, useOffers } from '../commanding'

/** A claim, with its ruling or the form that rules on it. Source: T.10. */
export function OneClaim({ dispute, table }: { dispute: Dispute; table: CourtTable }) {
  const t = useT('trente-room')
  const { number, coup, about, contenders, decision, status } = dispute
  return (
    <article className="flex flex-col gap-2 border-t-2 border-line pt-3">
      <p className="text-lg">
        {t('colpo', { n: coup })}
        {contenders.map((member) => (
          <span key={member}>
            {' · '}
            <MemberName id={member} className="font-semibold" />
          </span>
        ))}
      </p>
      <blockquote className="border-l-4 border-brass pl-3">{about}</blockquote>
      {decision && (
        <p>
          <strong>{t(decision.inFavourOf ? 'court.upheld' : 'court.asItIs')}</strong> {decision.why}
          {decision.provision && ` (${decision.provision})`}
        </p>
      )}
      {status === 'withdrawn' && <p className="text-sage">{t('court.withdrawn')}</p>}
      {status === 'open' && <Ruling number={number} table={table} />}
    </article>
  )
}

/** The ruling: for the claimant, with what the bank pays them, or things stay as they are. */
function Ruling({ number, table }: { number: number; table: CourtTable }) {
  const t = useT('trente-room')
  const offers = useOffers('ruleDispute', { table: table.id, dispute: number })
  const { take, refusal, waiting } = useAct()
  const sum = useSum(NO_CHIPS, { min: 0 })
  const { chips } = sum
  const paid = (inFavourOf: MemberId | null) =>
    inFavourOf !== null && chips !== null && chips > 0
      ? [{ from: bancoOf(table.id), to: chipsOf(inFavourOf), chips }]
      : []
  return (
    <RulingForm
      rulings={offers.map((offer) => ({
        key: `${offer.payload.inFavourOf}`,
        words: t(offer.payload.inFavourOf ? 'court.uphold' : 'court.leave'),
        isForClaimant: offer.payload.inFavourOf !== null,
        give: (grounds) => take(offer, { ...grounds, transfers: paid(offer.payload.inFavourOf) }),
      }))}
      example="T.3.4"
      waiting={waiting || chips === null}
      refusal={refusal}
    >
      {offers.some(({ payload }) => payload.inFavourOf !== null) && (
        <MoneyField label={t('court.pays')} {...sum.field} />
      )}
    </RulingForm>
  )
}
