'use client'
import { useState } from 'react'
import { bancoOf, chipsOf } from '@/rules/banked/accounts'
import { asChips } from '@/rules/kernel/chips'
import type { Dispute } from '@/rules/trente-et-quarante/state/dispute'
import type { CourtTable } from '@/rules/trente-et-quarante/views/deputato'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
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
  const [why, setWhy] = useState('')
  const [provision, setProvision] = useState('')
  const [chips, setChips] = useState(0)
  const give = (offer: (typeof offers)[number]) => {
    const { inFavourOf } = offer.payload
    const transfers =
      inFavourOf !== null && chips > 0
        ? [{ from: bancoOf(table.id), to: chipsOf(inFavourOf), chips: asChips(chips) }]
        : []
    return take(offer, { why: why.trim(), provision: provision.trim() || null, transfers })
  }
  return (
    <>
      <Field label={t('court.why')} value={why} onChange={setWhy} maxLength={300} />
      <Field
        label={t('court.provision')}
        value={provision}
        onChange={setProvision}
        maxLength={12}
      />
      {offers.some(({ payload }) => payload.inFavourOf !== null) && (
        <ChipsField label={t('court.pays')} value={chips} minValue={0} onChange={setChips} />
      )}
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <Button
            key={`${offer.payload.inFavourOf}`}
            variant={offer.payload.inFavourOf ? 'primary' : 'secondary'}
            isDisabled={waiting || why.trim().length < 3}
            onPress={() => give(offer)}
          >
            {t(offer.payload.inFavourOf ? 'court.uphold' : 'court.leave')}
          </Button>
        ))}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}
