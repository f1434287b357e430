'use client'
import type { MemberId } from '@/rules/kernel/ids'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { offersFor } from '../../../live/offers'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useAct, useCommanding } from '../../commanding'

interface TakeSeatProps {
  place: { table: TableId; member: MemberId }
  onClose: () => void
}

/** II.1, II.4: gives a member one of the seats that they may take now. */
export function TakeSeat({ place, onClose }: TakeSeatProps) {
  const t = useT('desk')
  const name = useNameOf()(place.member)
  const { offers } = useCommanding()
  const { act, refusal, waiting } = useAct()
  const seats = offersFor(offers, 'takeSeat', place)
    .map(({ payload }) => payload.seat)
    .sort((a, b) => a - b)
  return (
    <Dialog title={t('seat.title', { name })} onClose={onClose}>
      <p className="text-sage">{t('seat.help')}</p>
      <div className="flex flex-wrap gap-3">
        {seats.map((seat, index) => (
          <Button
            key={seat}
            variant="primary"
            size="large"
            autoFocus={index === 0}
            isDisabled={waiting}
            onPress={async () => (await act('takeSeat', { ...place, seat })) && onClose()}
          >
            {t('seat.number', { n: seat })}
          </Button>
        ))}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
