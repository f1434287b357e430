'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import type { TableInView } from '@/rules/chemin-de-fer/views/table'
import type { MemberId } from '@/rules/kernel/ids'
import { MINUTE_MS } from '@/rules/kernel/time'
import { LazyNewcomer } from '../../../desk/lazy'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Folding } from '../../../tell/Folding'
import { MemberName } from '../../../tell/MemberName'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Countdown } from '../../../ui/Countdown'
import { Select } from '../../../ui/Select'
import { Act, useAct, useCommanding, useOffers } from '../../commanding'

/** Whether seats are given this evening: it is open, and its chips are not counted. */
const isPlaying = ({ status, closing, tableau }: DeskView): boolean =>
  status === 'open' && closing === null && tableau.closedAt === null

/** S.19a: the order of those who wait for a seat, and the call that runs. */
export function Bookings({ table, view }: { table: TableInView; view: DeskView }) {
  const t = useT('chemin-desk')
  const { now } = useCommanding()
  const { id, bookings } = table.summary
  return (
    <Folding
      title={`${t('bookings.title')} · ${bookings.length}`}
      isOpen={bookings.some(({ called }) => called !== null)}
    >
      <div className="rounded-card bg-felt px-4 py-2">
        <p className="float-right">
          <ProvisionLink id="S.19a" />
        </p>
        {bookings.length === 0 && <p className="text-sage">{t('bookings.nobody')}</p>}
        <ol className="flex flex-col">
          {bookings.map(({ member, called }, index) => (
            <li
              key={member}
              className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-1"
            >
              <span>
                <span className="text-sage">{index + 1}.</span> <MemberName id={member} />
                {called && (
                  <span className="block text-brass">
                    {t('bookings.called', { seat: called.seat })}{' '}
                    <Countdown
                      clock={{
                        since: called.until - view.settings.callMinutes * MINUTE_MS,
                        until: called.until,
                      }}
                      now={now}
                    />
                  </span>
                )}
              </span>
              <span className="flex gap-1">
                {called && (
                  <Act
                    type="takeSeat"
                    payload={{ table: id, member, seat: called.seat }}
                    variant="primary"
                  >
                    {t('bookings.sits')}
                  </Act>
                )}
                <Act type="cancelBooking" payload={{ table: id, member }} variant="quiet">
                  {t('bookings.drop')}
                </Act>
              </span>
            </li>
          ))}
        </ol>
        <Book table={table} isPlaying={isPlaying(view)} />
      </div>
    </Folding>
  )
}

/** Books a seat for somebody who asks at the desk; also for a member who takes part only once there is a seat. */
function Book({ table, isPlaying }: { table: TableInView; isPlaying: boolean }) {
  const t = useT('chemin-desk')
  const nameOf = useNameOf()
  const { act, take, refusal } = useAct()
  const [chosen, choose] = useState<MemberId | null>(null)
  const [isSeeking, seek] = useState(false)
  const { id, freeSeats } = table.summary
  const offers = useOffers('bookSeat', { table: id })
  return (
    <>
      {offers.length > 0 && (
        <Select
          label={t('bookings.book')}
          value={chosen}
          options={offers.map(({ payload: { member } }) => ({
            key: member,
            label: nameOf(member),
          }))}
          onChange={(key) => {
            choose(null)
            const offer = offers.find(({ payload }) => payload.member === key)
            if (offer) void take(offer)
          }}
        />
      )}
      {isPlaying && freeSeats === 0 && (
        <Button variant="quiet" onPress={() => seek(true)}>
          {t('bookings.another')}
        </Button>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      {isSeeking && (
        <LazyNewcomer
          title={t('bookings.book')}
          onClose={() => seek(false)}
          onChosen={({ member }) => {
            seek(false)
            void act('bookSeat', { table: id, member })
          }}
        />
      )}
    </>
  )
}
