'use client'
import { type ReactNode, useState } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../../language/i18n'
import { useAct } from '../../live/commanding'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Refused } from '../told/Refused'

/** The fewest characters of a reason that the commands accept. */
const LEAST_REASON = 3

/** The reason of a ruling, and the provision that it names, if any. */
interface Grounds {
  why: string
  provision: string | null
}

interface RulingFormProps<O extends Offer<AnyCommand>> {
  /** The rulings that may be given now; the one for the claimant is the primary button. */
  offers: readonly O[]
  isForClaimant: (offer: O) => boolean
  /** The words of a ruling against the claimant. */
  against: string
  /** The fields of the command that the form has filled in; null while they are not whole. */
  fieldsOf: (offer: O, grounds: Grounds) => Partial<O['payload']> | null
  /** The id of a provision of the game, as an example. */
  example: string
  /** Further fields of the ruling. */
  children?: ReactNode
}

/** The form by which the inspector rules on a claim; nothing while no ruling is offered. */
export function RulingForm<O extends Offer<AnyCommand>>(props: RulingFormProps<O>) {
  const { offers, isForClaimant, against, fieldsOf, example, children } = props
  const t = useT('banked')
  const { take, refusal, waiting } = useAct<AnyCommand>()
  const [why, setWhy] = useState('')
  const [provision, setProvision] = useState('')
  const grounds = { why: why.trim(), provision: provision.trim() || null }
  if (offers.length === 0) return <Refused refusal={refusal} />
  return (
    <>
      <Field label={t('ruling.why')} value={why} onChange={setWhy} maxLength={300} />
      <Field
        label={t('ruling.provision', { example })}
        value={provision}
        onChange={setProvision}
        maxLength={12}
      />
      {children}
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => {
          const fields = fieldsOf(offer, grounds)
          return (
            <Button
              key={JSON.stringify(offer.payload)}
              variant={isForClaimant(offer) ? 'primary' : 'secondary'}
              isDisabled={waiting || !fields || grounds.why.length < LEAST_REASON}
              onPress={() => fields && take(offer, fields)}
            >
              {isForClaimant(offer) ? t('court.uphold') : against}
            </Button>
          )
        })}
      </div>
      <Refused refusal={refusal} />
    </>
  )
}
