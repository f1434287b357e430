'use client'
import { type Chips, times } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { MoneyField } from '../../../money/MoneyField'
import { useSum } from '../../../money/useSum'
import { PrintLink } from '../../../officer/PrintLink'
import { Amount } from '../../../tell/Amount'
import { RefusalNote } from '../../../tell/RefusalNote'
import { useToast } from '../../../tell/Toast'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useAct, useCommanding } from '../../commanding'

/** Usual casse, in the house's least bank. */
const USUAL = [5, 10, 20, 50, 100, 200] as const

interface HandCassaProps {
  member: MemberId
  name: string
  minimum: Chips
  /** The number that this cassa will have among the member's. */
  number: number
  onClose: () => void
}

/** A cassa for one member: a usual sum with one tap, or any other. */
export function HandCassa({ member, name, minimum, number, onClose }: HandCassaProps) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const { evening } = useCommanding()
  const { say } = useToast()
  const { act, refusal, waiting } = useAct()
  const other = useSum(times(minimum, 10))
  async function hand(chips: Chips | null) {
    if (chips === null || !(await act('handCassa', { member, chips }))) return
    say(
      <>
        {t('cassa.done', { name })}
        {evening && (
          <PrintLink
            evening={evening}
            paper={`cassa/${member}/${number}`}
            label={words('print.passata')}
          />
        )}
      </>,
    )
    onClose()
  }
  return (
    <Dialog
      title={t('cassa.title', { name })}
      onClose={onClose}
      onSubmit={() => void hand(other.chips)}
      actions={
        <Button type="submit" isPending={waiting} isDisabled={other.chips === null}>
          {t('cassa.hand')} <Amount chips={other.chips} />
        </Button>
      }
    >
      <div className="grid grid-cols-3 gap-3">
        {USUAL.map((n) => (
          <Button
            key={n}
            size="large"
            variant="primary"
            isPending={waiting}
            onPress={() => void hand(times(minimum, n))}
          >
            <Amount chips={times(minimum, n)} className="text-2xl" />
          </Button>
        ))}
      </div>
      <MoneyField label={t('cassa.other')} stride={minimum} {...other.field} />
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
