'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { Refused } from '../Refused'

/** The fewest characters that say something. */
const LEAST_TEXT = 3

/** A claim about a casella of the colpo in play: settling stops there until the inspector rules. Source: B.29. */
export function ClaimForm({ onDone }: { onDone: () => void }) {
  const t = useT('bj-table')
  const offers = useOffers('makeClaim')
  const { take, refusal, waiting } = useAct()
  const [chosen, setChosen] = useState(0)
  const [text, setText] = useState('')
  const offer = offers[chosen]
  return (
    <>
      <div className="grid grid-cols-4 gap-2">
        {offers.map(({ payload }, index) => (
          <Choice
            key={`${payload.casella} ${payload.player}`}
            chosen={chosen === index}
            onChange={() => setChosen(index)}
          >
            {payload.casella} · <PlayerName player={payload.player} />
          </Choice>
        ))}
      </div>
      <Field label={t('cases.claimText')} value={text} onChange={setText} maxLength={300} />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        isDisabled={waiting || !offer || text.trim().length < LEAST_TEXT}
        onPress={async () => offer && (await take(offer, { text: text.trim() })) && onDone()}
      >
        {t('cases.claim')}
      </Button>
    </>
  )
}
