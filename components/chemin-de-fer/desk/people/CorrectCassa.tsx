'use client'
import type { PersonView } from '@/rules/chemin-de-fer/views/desk'
import { LazyCassaCorrection } from '../../../desk/lazy'
import { useNameOf } from '../../../live/names'
import { rangeOf } from '../../../live/offers'
import { useAct, useOffer } from '../../commanding'

interface CorrectCassaProps {
  person: Pick<PersonView, 'member' | 'drawn'>
  onClose: () => void
}

export function CorrectCassa({ person: { member, drawn }, onClose }: CorrectCassaProps) {
  const { act, refusal, waiting } = useAct()
  return (
    <LazyCassaCorrection
      name={useNameOf()(member)}
      drawn={drawn}
      range={rangeOf(useOffer('correctCassa', { member }), 'chips')}
      waiting={waiting}
      refusal={refusal}
      onCorrect={(correction) => act('correctCassa', { member, ...correction })}
      onClose={onClose}
    />
  )
}
