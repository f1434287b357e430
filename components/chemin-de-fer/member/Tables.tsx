'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableSummary } from '@/rules/chemin-de-fer/views/summary'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { useOffer, useOffers } from '../commanding'
import { TakeAct } from './acts/TakeAct'

/** Tonight's tables: free seats, the order of those who wait, and a seat to book or to take. */
export function Tables({ view }: { view: MemberView }) {
  const t = useT('chemin-member')
  return (
    <Block title={t('tables.title')}>
      {view.tables.length === 0 && <p className="text-sage">{t('tables.none')}</p>}
      <ul className="flex flex-col gap-4">
        {view.tables.map((table) => (
          <OneTable key={table.id} table={table} view={view} />
        ))}
      </ul>
    </Block>
  )
}

function OneTable({ table, view }: { table: TableSummary; view: MemberView }) {
  const t = useT('chemin-member')
  const match = { table: table.id, member: view.member }
  const book = useOffer('bookSeat', match)
  const drop = useOffer('cancelBooking', match)
  const seats = useOffers('takeSeat', match)
  const mine = view.mine.bookings.find((one) => one.table === table.id)
  return (
    <li className="border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="font-serif text-xl font-semibold">{table.label}</p>
      <p>
        {t('tables.free', { n: table.freeSeats })} · {t('tables.minimum')}{' '}
        <Amount chips={table.minimum} />
      </p>
      {mine && !mine.called && (
        <p role="status" className="text-brass">
          {t('tables.ahead', { n: mine.ahead })} <ProvisionLink id="S.19a" />
        </p>
      )}
      <div className="mt-3 flex flex-col gap-3 empty:hidden">
        {seats.length > 0 && (
          <>
            <p>{t('tables.choose')}</p>
            <div className="grid grid-cols-3 gap-2">
              {seats.map((offer) => (
                <TakeAct key={offer.payload.seat} offer={offer} variant="primary">
                  {t('seat.number', { seat: offer.payload.seat })}
                </TakeAct>
              ))}
            </div>
          </>
        )}
        <TakeAct offer={book}>{t('tables.book')}</TakeAct>
        <TakeAct
          offer={drop}
          variant="quiet"
          ask={{
            title: t('tables.dropTitle'),
            text: t('tables.dropText'),
            action: t('tables.drop'),
          }}
        >
          {t('tables.drop')}
        </TakeAct>
      </div>
    </li>
  )
}
