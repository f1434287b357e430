'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { Instant } from '@/rules/kernel/decider'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useSummons } from '../../installed/useSummons'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { Summons } from '../../member/Summons'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useOffer } from '../commanding'
import { TakeAct } from './acts/TakeAct'

type Booking = MemberView['mine']['bookings'][number]
type CalledBooking = Booking & { called: NonNullable<Booking['called']> }

/** Whether a booking is called to a seat now. */
export const isCalled = (one: Booking, now: Instant): one is CalledBooking =>
  one.called !== null && one.called.until > now

interface CalledProps {
  booking: CalledBooking
  view: MemberView
  /** The server's time in ms. */
  now: () => Instant
}

/** V.called: fills the phone while a seat is called, with the time left, until it is taken or given up. */
export function Called({ booking, view, now }: CalledProps) {
  const t = useT('chemin-member')
  const { table: id, called } = booking
  const where = { table: id, member: view.member }
  const take = useOffer('takeSeat', { ...where, seat: called.seat })
  const giveUp = useOffer('cancelBooking', where)
  useSummons(called.until)
  useTabTitle(1, useT('installed')('tab.yours'))
  const table = view.tables.find((one) => one.id === id)
  const clock = { since: called.until - view.callMinutes * MINUTE_MS, until: called.until }
  return (
    <Summons
      title={t('called.title')}
      clock={clock}
      now={now}
      text={
        <>
          {t('called.text', { table: table?.label ?? id, seat: called.seat })}{' '}
          <ProvisionLink id="V.called" />
        </>
      }
      silence={t('called.then')}
      main={
        <TakeAct offer={take} variant="primary">
          {t('called.take')}
        </TakeAct>
      }
      others={
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
      }
    />
  )
}
