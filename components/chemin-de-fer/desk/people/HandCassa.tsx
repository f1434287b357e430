'use client'
import type { PersonView } from '@/rules/chemin-de-fer/views/desk'
import { type Chips, times } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { LazyCassaDialog } from '../../../desk/lazy'
import { useT } from '../../../language/i18n'
import { casseBefore } from '../../../money/quickSums'
import { useAct } from '../../commanding'
import { useSlip } from './slip'

/** A usual cassa, in the house's least banks. */
const USUAL_MINIMUMS = 10

interface HandCassaProps {
  member: MemberId
  name: string
  minimum: Chips
  /** The member's casse so far, and what they ask. */
  person: Pick<PersonView, 'casse' | 'asked'> | null
  onClose: () => void
}

/** A cassa for one member: a usual sum with one tap, or any other. */
export function HandCassa({ member, name, minimum, person, onClose }: HandCassaProps) {
  const t = useT('chemin-desk')
  const offerSlip = useSlip()
  const { act, refusal, waiting } = useAct()
  async function hand(chips: Chips) {
    if (!(await act('handCassa', { member, chips }))) return
    offerSlip(member, person)
    onClose()
  }
  return (
    <LazyCassaDialog
      title={t('cassa.title', { name })}
      action={t('cassa.hand')}
      other={t('cassa.other')}
      usual={times(minimum, USUAL_MINIMUMS)}
      before={person ? casseBefore(person) : []}
      waiting={waiting}
      refusal={refusal}
      onHand={(chips) => void hand(chips)}
      onClose={onClose}
    />
  )
}
