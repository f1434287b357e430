'use client'
import { type ReactNode, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../language/i18n'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'

/** The fewest characters of a reason that the commands accept. */
const LEAST_REASON = 3

/** The reason of a ruling, and the provision that it names, if any. */
export interface Grounds {
  why: string
  provision: string | null
}

interface RulingFormProps {
  /** The rulings that may be given now; the one for the claimant is the primary button. */
  rulings: readonly {
    key: string
    words: string
    isForClaimant: boolean
    give: (grounds: Grounds) => Promise<boolean>
  }[]
  /** The id of a provision of the game, as an example. */
  example: string
  waiting: boolean
  refusal: ToldRefusal | null
  /** Further fields of the ruling. */
  children?: ReactNode
}

/** The form by which the inspector rules on a claim; nothing while no ruling is offered. */
export function RulingForm({ rulings, example, waiting, refusal, children }: RulingFormProps) {
  const t = useT('banked')
  const [why, setWhy] = useState('')
  const [provision, setProvision] = useState('')
  const grounds = { why: why.trim(), provision: provision.trim() || null }
  return (
    <>
      {rulings.length > 0 && (
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
            {rulings.map(({ key, words, isForClaimant, give }) => (
              <Button
                key={key}
                variant={isForClaimant ? 'primary' : 'secondary'}
                isDisabled={waiting || grounds.why.length < LEAST_REASON}
                onPress={() => give(grounds)}
              >
                {words}
              </Button>
            ))}
          </div>
        </>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}
