'use client'
import { LazyCassaCorrection } from '../../desk/lazy'
import { useNameOf } from '../../live/names'
import { rangeOf } from '../../live/offers'
import { useBankedAct, useBankedOffers } from '../commanding'
import type { BankedDay } from '../shown'

interface CorrectCassaProps {
  person: Pick<BankedDay['persons'][number], 'member' | 'drawn'>
  onClose: () => void
}

/** Corrects what the desk has handed out to somebody. */
export function CorrectCassa({ person: { member, drawn }, onClose }: CorrectCassaProps) {
  const { act, refusal, waiting } = useBankedAct()
  const [offer] = useBankedOffers('correctCassa', { member })
  return (
    <LazyCassaCorrection
      name={useNameOf()(member)}
      drawn={drawn}
      range={rangeOf<string>(offer, 'chips')}
      waiting={waiting}
      refusal={refusal}
      onCorrect={(correction) => act('correctCassa', { member, ...correction })}
      onClose={onClose}
    />
  )
}
