'use client'
import { useState } from 'react'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { Seguito } from '@/rules/chemin-de-fer/state/mano'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer, useOffers } from '../../commanding'
import { ChipsPad } from '../sheet/ChipsPad'
import { PlaceName } from '../sheet/PlaceName'
import { Refused } from '../sheet/Refused'

/** The auction: bids in order, the highest first, and the hammer. */
export function Auction({ seguito }: { seguito: Seguito }) {
  const t = useT('chemin-table')
  const award = useOffer('awardAuction')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <p>{t('seguito.tapBidder')}</p>
      {seguito.bids.length === 0 && (
        <p>
          {t('seguito.noBids')} <Amount chips={seguito.minimum} />
        </p>
      )}
      <ol className="flex min-h-0 flex-col gap-1 overflow-y-auto text-lg">
        {seguito.bids.toReversed().map(({ member, place, chips, at }) => (
          <li key={`${member}${at}`} className="flex justify-between gap-3">
            <span>
              <MemberName id={member} />{' '}
              <span className="text-sm text-sage">
                <PlaceName place={place} />
              </span>
            </span>
            <strong>
              <Amount chips={chips} />
            </strong>
          </li>
        ))}
      </ol>
      <div className="mt-auto flex flex-col gap-2">
        <Refused refusal={refusal} />
        {award && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(award)}>
            {t('seguito.award')}
          </Button>
        )}
      </div>
    </>
  )
}

interface OneBidProps {
  seguito: Seguito
  member: MemberId
  place: Place
  onDone: () => void
}

/** A member's bid: the least that follows and the next ones by a tap, any other typed; or one equal to the last. */
export function OneBid({ seguito, member, place, onDone }: OneBidProps) {
  const t = useT('chemin-table')
  const after = place.kind === 'gap' ? place.after : null
  const [offer] = useOffers('bid', { member, after, together: false })
  const [equal] = useOffers('bid', { member, after, together: true })
  const { take, refusal, waiting } = useAct()
  const range = rangeOf(offer, 'chips')
  const [sum, setSum] = useState(asChips(0))
  if (!offer || !range) return <p>{t('seguito.noBid')}</p>
  const bid = async (one: typeof offer, chips: number) =>
    (await take(one, { chips: asChips(chips) })) && onDone()
  const step = seguito.minimum
  const quick = [0, 1, 5]
    .map((more) => ({ name: t('seguito.bids'), chips: asChips(range.min + more * step) }))
    .filter(({ chips }) => chips <= range.max)
  const isBid = sum >= range.min && sum <= range.max && sum % step === 0
  return (
    <div className="flex flex-col gap-2">
      <ChipsPad
        chips={sum}
        max={asChips(range.max)}
        onChips={setSum}
        quick={quick}
        onQuick={(chips) => void bid(offer, chips)}
        label={t('seguito.sum')}
        isDisabled={waiting}
      />
      <Button variant="primary" isDisabled={waiting || !isBid} onPress={() => void bid(offer, sum)}>
        {t('seguito.bids')} <Amount chips={sum} />
      </Button>
      {equal && (
        <Button isDisabled={waiting} onPress={() => void bid(equal, equal.payload.chips)}>
          {t('seguito.together')} <Amount chips={equal.payload.chips} />
        </Button>
      )}
      <Refused refusal={refusal} />
    </div>
  )
}
