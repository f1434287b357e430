'use client'
import { type ReactNode, useState } from 'react'
import { LONGEST_SUBJECT } from '@/rules/kernel/text'
import { useT } from '../../language/i18n'
import { Choice } from '../../tablet/Choice'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'

/** The fewest characters that say something. */
const LEAST_TEXT = 3

interface ClaimFormProps {
  /** The claims that may be made now, each with its claimant and the command that makes it in these words. */
  claims: readonly { key: string; claimant: ReactNode; make: (text: string) => Promise<boolean> }[]
  waiting: boolean
  /** The refusal of the latest claim. */
  refused: ReactNode
  onDone: () => void
}

/** A claim about the colpo in play: one of the persons concerned, and what they claim. */
export function ClaimForm({ claims, waiting, refused, onDone }: ClaimFormProps) {
  const t = useT('banked')
  const [chosen, setChosen] = useState(0)
  const [text, setText] = useState('')
  const claim = claims[chosen]
  return (
    <>
      <div className="grid grid-cols-4 gap-2">
        {claims.map(({ key, claimant }, index) => (
          <Choice key={key} chosen={chosen === index} onChange={() => setChosen(index)}>
            {claimant}
          </Choice>
        ))}
      </div>
      <Field label={t('claim.about')} value={text} onChange={setText} maxLength={LONGEST_SUBJECT} />
      {refused}
      <Button
        variant="primary"
        isDisabled={waiting || !claim || text.trim().length < LEAST_TEXT}
        onPress={async () => (await claim?.make(text.trim())) && onDone()}
      >
        {t('claim.do')}
      </Button>
    </>
  )
}
