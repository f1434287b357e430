'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useSummons } from '../../installed/useSummons'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Countdown } from '../../ui/Countdown'
import { Dialog } from '../../ui/Dialog'
import { useOffer } from '../commanding'
import { TakeAct } from './acts/TakeAct'

type Booking = MemberView['mine']['bookings'][number]
type CalledBooking = Booking & { called: NonNullable<Booking['called']> }

/** The member's booking that is called to a seat now; null while none is. */
export const calledNow = (view: MemberView, now: Instant): CalledBooking | null =>
  view.mine.bookings.find(
    (one): one is CalledBooking => one.called !== null && one.called.until > now,
  ) ?? null

interface CalledProps {
  booking: CalledBooking
  view: MemberView
  now: Instant
}

/** V.called: fills the phone while a seat is called, with the time left, until it is taken or given up. */
export function Called({ booking, view, now }: CalledProps) {
  const t = useT('chemin-member')
  const { table: id, called } = booking
  const where = { table: id, member: view.member }
  const take = useOffer('takeSeat', { ...where, seat: called.seat })
  const giveUp = useOffer('cancelBooking', where)
  useSummons(called.until)
  useTabTitle(useT('installed')('tab.yours'))
  const table = view.tables.find((one) => one.id === id)
  const clock = { since: called.until - view.callMinutes * MINUTE_MS, until: called.until }
  return (
    <Dialog title={t('called.title')} onClose={() => undefined} firm>
      <div className="flex flex-col items-center gap-3 py-2 text-center">
        <p className="text-lg">
          {t('called.text', { table: table?.label ?? id, seat: called.seat })}{' '}
          <ProvisionLink id="V.called" />
        </p>
        <p className="breathe rounded-2xl border-4 border-brass px-8 py-3 text-6xl">
          <Countdown clock={clock} now={now} />
        </p>
        <p className="text-sage">{t('called.then')}</p>
      </div>
      <div className="flex flex-col gap-3">
        <TakeAct offer={take} variant="primary">
          {t('called.take')}
        </TakeAct>
        <TakeAct
          offer={giveUp}
          variant="danger"
          ask={{
            title: t('called.giveUp.title'),
            text: t('called.giveUp.text'),
            action: t('called.giveUp.action'),
          }}
        >
          {t('called.giveUp.action')}
        </TakeAct>
      </div>
    </Dialog>
  )
}
