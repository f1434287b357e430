'use client'
import { useState } from 'react'
import { Choice } from '../../../tablet/Choice'
import { FieldChoice, ValueName } from './FieldChoice'
import { choicesOf, type OfferedAct, useFieldName, useOffered } from './offered'

interface TogetherProps {
  offer: OfferedAct
  /** Members, or those who stand with the seat after which they do. */
  chosen: readonly unknown[]
  onChoose: (chosen: readonly unknown[]) => void
}

const memberOf = (speaker: unknown): unknown =>
  typeof speaker === 'object' && speaker !== null && 'member' in speaker ? speaker.member : speaker

/** S.89, S.96: others who spoke at the same moment, of whom the first in the order of the mano has it. */
export function Together({ offer, chosen, onChoose }: TogetherProps) {
  const fieldName = useFieldName()
  const [asking, ask] = useState<unknown>(null)
  const offered = useOffered(offer.type)
  const others = offered.filter(({ payload }) => payload.member !== offer.payload.member)
  const add = (speaker: unknown) => {
    onChoose([...chosen, speaker])
    ask(null)
  }
  const toggle = (member: unknown) => {
    if (chosen.some((one) => memberOf(one) === member))
      return onChoose(chosen.filter((one) => memberOf(one) !== member))
    return 'after' in offer.payload ? ask(member) : add(member)
  }
  if (others.length === 0) return null
  return (
    <>
      <fieldset>
        <legend className="pb-1">{fieldName('together')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {choicesOf(others, 'member').map((member) => (
            <Choice
              key={String(member)}
              chosen={asking === member || chosen.some((one) => memberOf(one) === member)}
              onChange={() => toggle(member)}
            >
              <ValueName field="member" value={member} />
            </Choice>
          ))}
        </div>
      </fieldset>
      {asking !== null && (
        <FieldChoice
          field="after"
          offers={others.filter(({ payload }) => payload.member === asking)}
          chosen={{}}
          onChoose={(after) => add({ member: asking, after })}
        />
      )}
    </>
  )
}
