'use client'
import { type ReactNode, useState } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import { LONGEST_SUBJECT } from '@/rules/kernel/lengths'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../../language/i18n'
import { useAct } from '../../live/commanding'
import { Choice } from '../../tablet/Choice'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Refused } from '../told/Refused'

/** The fewest characters that say something. */
const LEAST_TEXT = 3

/** The claim itself, whatever its place among the others, which come and go with the colpo. */
const keyOf = ({ payload }: { readonly payload: object }) => JSON.stringify(payload)

interface ClaimFormProps<O extends Offer<AnyCommand>> {
  /** The claims that may be made now. */
  offers: readonly O[]
  claimantOf: (offer: O) => ReactNode
  /** The field of the command that has the claimant's words. */
  wordsOf: (text: string) => Partial<O['payload']>
  onDone: () => void
}

/** A claim about the colpo in play: one of the persons concerned, and what they claim. */
export function ClaimForm<O extends Offer<AnyCommand>>(props: ClaimFormProps<O>) {
  const { offers, claimantOf, wordsOf, onDone } = props
  const t = useT('banked')
  const { take, refusal, waiting } = useAct<AnyCommand>()
  const [chosen, setChosen] = useState(() => offers[0] && keyOf(offers[0]))
  const [text, setText] = useState('')
  const offer = offers.find((one) => keyOf(one) === chosen)
  return (
    <>
      <div className="grid grid-cols-4 gap-2">
        {offers.map((one) => (
          <Choice key={keyOf(one)} chosen={one === offer} onChange={() => setChosen(keyOf(one))}>
            {claimantOf(one)}
          </Choice>
        ))}
      </div>
      <Field label={t('claim.about')} value={text} onChange={setText} maxLength={LONGEST_SUBJECT} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || !offer || text.trim().length < LEAST_TEXT}
        onPress={async () => offer && (await take(offer, wordsOf(text.trim()))) && onDone()}
      >
        {t('claim.do')}
      </Button>
    </>
  )
}
