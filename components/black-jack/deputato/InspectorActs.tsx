'use client'
import { useState } from 'react'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import type { CourtTable } from '@/rules/black-jack/views/deputato'
import { asChips } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { useAct, useCommanding } from '../commanding'
import { usePlayerName } from '../told/PlayerName'

/** Acts that only the inspector may give at a table. */
const ACTS = [
  'voidColpo',
  'voidCasella',
  'declareCrowd',
  'forfeitSeat',
  'removePerson',
  'takeAbandoned',
  'signAbandoned',
  'correctColpo',
] as const
type InspectorOffer = BlackJackOffer<(typeof ACTS)[number]>

const isAct = (offer: BlackJackOffer): offer is InspectorOffer =>
  (ACTS as readonly string[]).includes(offer.type)

/** Everything that the inspector may decide at a table now; a reason is asked for where the act has one. */
export function InspectorActs({ table }: { table: CourtTable }) {
  const t = useT('bj-room')
  const { offers } = useCommanding()
  const { take, refusal, waiting } = useAct()
  const [asked, ask] = useState<InspectorOffer | null>(null)
  const own = (offers as readonly BlackJackOffer[]).filter(isAct)
  const here = own.filter(({ payload }) => payload.table === table.id)
  const nameOf = usePlayerName()
  const told = ({ type, payload }: InspectorOffer): string => {
    const parts = [
      'casella' in payload && payload.casella ? `${t('court.casella')} ${payload.casella}` : '',
      'player' in payload ? nameOf(payload.player) : '',
      type === 'declareCrowd' ? t(payload.isCrowded ? 'court.on' : 'court.off') : '',
      type === 'signAbandoned' ? `${payload.number} · ${t(`court.${payload.wanted}`)}` : '',
    ]
    return parts.filter((part) => part !== '').join(' · ')
  }
  if (here.length === 0) return refusal && <RefusalNote refusal={refusal} />
  return (
    <details>
      <summary className="min-h-10 cursor-pointer text-lg">{t('court.acts')}</summary>
      <ul className="grid gap-2 sm:grid-cols-2">
        {here.map((offer) => (
          <li key={offer.type + JSON.stringify(offer.payload)}>
            <Button
              wide
              isDisabled={waiting}
              onPress={() => ('why' in offer.payload || offer.bounds ? ask(offer) : take(offer))}
            >
              {t(`court.act.${offer.type}`)} {told(offer)}
            </Button>
          </li>
        ))}
      </ul>
      {refusal && <RefusalNote refusal={refusal} />}
      {asked && <WithReason offer={asked} name={told(asked)} onClose={() => ask(null)} />}
    </details>
  )
}

interface WithReasonProps {
  offer: InspectorOffer
  name: string
  onClose: () => void
}

/** The reason of an act, and its sum where it has one. */
function WithReason({ offer, name, onClose }: WithReasonProps) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { act, refusal, waiting } = useAct()
  const { type, payload } = offer
  const range = rangeOf<string>(offer, 'chips')
  const hasReason = 'why' in payload
  const hasSum = 'chips' in payload
  const [why, setWhy] = useState('')
  const [chips, setChips] = useState<number>(hasSum ? payload.chips : 0)
  async function give() {
    const more = {
      ...(hasReason ? { why: why.trim() } : {}),
      ...(hasSum ? { chips: asChips(chips) } : {}),
    }
    // The fields are those of the offer's own payload, with another reason and another sum.
    if (await act(type, { ...payload, ...more } as never)) onClose()
  }
  return (
    <Dialog
      title={`${t(`court.act.${type}`)} ${name}`}
      onClose={onClose}
      onSubmit={() => void give()}
      actions={
        <Button
          type="submit"
          variant="primary"
          isPending={waiting}
          isDisabled={hasReason && why.trim().length < 3}
        >
          {t('court.give')}
        </Button>
      }
    >
      {hasSum && (
        <ChipsField
          label={words('sum')}
          value={chips}
          {...(range ? { minValue: range.min, maxValue: range.max } : {})}
          onChange={setChips}
        />
      )}
      {hasReason && (
        <Field
          label={words('ruling.why')}
          value={why}
          onChange={setWhy}
          maxLength={200}
          autoFocus
        />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
