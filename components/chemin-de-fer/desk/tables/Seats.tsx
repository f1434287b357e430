'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import type { SeatView } from '@/rules/chemin-de-fer/views/summary'
import type { TableInView } from '@/rules/chemin-de-fer/views/table'
import type { Chips } from '@/rules/kernel/chips'
import { LazyNewcomer } from '../../../desk/lazy'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Act, useAct, useOffer, useOffers } from '../../commanding'
import { OffersDialog } from '../OffersDialog'

interface SeatsProps {
  table: TableInView
  persons: DeskView['persons']
}

/** The seats in the order in which the sabot travels, each with what may be done there. */
export function Seats({ table, persons }: SeatsProps) {
  const t = useT('chemin-desk')
  return (
    <SheetTable
      caption={t('seats.caption')}
      head={
        <>
          <Column>{t('seats.seat')}</Column>
          <Column>{t('seats.holder')}</Column>
          <Column of="figures">{t('people.chips')}</Column>
          <Column of="buttons">{t('people.actions')}</Column>
        </>
      }
    >
      {table.summary.seats.map((seat) => (
        <Row
          key={seat.seat}
          seat={seat}
          table={table}
          chips={persons.find(({ member }) => member === seat.holder)?.chips ?? null}
        />
      ))}
    </SheetTable>
  )
}

function Row(props: { seat: SeatView; table: TableInView; chips: Chips | null }) {
  const { seat, table, chips } = props
  const t = useT('chemin-desk')
  const nameOf = useNameOf()
  const { holder } = seat
  const { id } = table.summary
  return (
    <tr>
      <td className={`${TD} text-xl tabular-nums`}>{seat.seat}</td>
      <th scope="row" className={TD}>
        <span className="flex flex-wrap items-center gap-2">
          {holder ? <MemberName id={holder} /> : <span>{t(`seats.${seat.state}`)}</span>}
          {seat.isBanker && <Badge tone="brass">{t('seats.banker')}</Badge>}
          {seat.isTurn && <Badge tone="good">{t('seats.turn')}</Badge>}
          {seat.state === 'away' && <Badge tone="calm">{t('seats.away')}</Badge>}
          {seat.isAllaRegola && <Badge>{t('seats.rule')}</Badge>}
          {seat.salutes && <Badge>{t('seats.salutes')}</Badge>}
        </span>
        {seat.companion && (
          <span className="block text-sm font-normal text-sage">
            {t('seats.with')} <MemberName id={seat.companion} />
          </span>
        )}
      </th>
      <td className={TD_RIGHT}>{holder && <Amount chips={chips} />}</td>
      <td className={`${TD} text-right lg:whitespace-nowrap`}>
        {holder === null && <Free seat={seat.seat} table={table} />}
        {holder !== null && (
          <>
            <Act type="comeBack" payload={{ table: id, member: holder }} variant="primary">
              {t('seats.back')}
            </Act>
            <Company seat={seat} table={table} />
            <Act
              type="takeSeatAway"
              payload={{ table: id, member: holder }}
              variant="danger"
              ask={{
                title: t('seats.takeAwayTitle', { name: nameOf(holder) }),
                body: t('seats.takeAwayAsk'),
                yes: t('seats.takeAway'),
              }}
            >
              {t('seats.takeAway')}
            </Act>
            <Act
              type="leaveSeat"
              payload={{ table: id, member: holder }}
              variant="quiet"
              ask={{
                title: t('seats.leaveTitle', { name: nameOf(holder) }),
                body: t('seats.leaveAsk'),
                yes: t('seats.leave'),
              }}
            >
              {t('seats.leave')}
            </Act>
          </>
        )}
      </td>
    </tr>
  )
}

/** A free seat: the first booked is called to it, or somebody at the desk takes it. */
function Free({ seat, table }: { seat: SeatView['seat']; table: TableInView }) {
  const t = useT('chemin-desk')
  const { id } = table.summary
  const takers = useOffers('takeSeat', { table: id, seat })
  const call = useOffer('callBooked', { table: id, seat })
  const [isChoosing, choose] = useState(false)
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {call && (
        <Act type="callBooked" payload={{ table: id, seat }} variant="primary">
          {t('seats.call')}
        </Act>
      )}
      {takers.length > 0 && (
        <Button
          variant="quiet"
          aria-label={t('seats.takeAt', { seat })}
          onPress={() => choose(true)}
        >
          {t('seats.take')}
        </Button>
      )}
      {isChoosing && (
        <OffersDialog
          title={t('seats.takeAt', { seat })}
          offers={takers}
          words={({ payload }) => <MemberName id={payload.member} />}
          onClose={() => choose(false)}
        />
      )}
    </span>
  )
}

/** S.36: a chair for company beside a seat, given and withdrawn by the inspector; whoever sits there need not play. */
function Company({ seat, table }: { seat: SeatView; table: TableInView }) {
  const t = useT('chemin-desk')
  const [asks, ask] = useState<'one' | 'another' | null>(null)
  const { act, refusal } = useAct()
  const where = { table: table.summary.id }
  const offers = useOffers('setCompanion', where).filter(
    ({ payload }) => payload.member === seat.holder,
  )
  // A least bank may be set as long as the house acts at the table.
  const mayAct = useOffer('setMinimum', where) !== null
  const { holder } = seat
  if (holder === null || !mayAct) return null
  const title = t('seats.companyAt', { seat: seat.seat })
  return (
    <>
      <Button variant="quiet" onPress={() => ask('one')}>
        {t('seats.company')}
      </Button>
      {asks === 'one' && (
        <OffersDialog
          title={title}
          offers={offers}
          words={({ payload: { companion } }) =>
            companion === null ? t('seats.noCompany') : <MemberName id={companion} />
          }
          more={<Button onPress={() => ask('another')}>{t('bookings.another')}</Button>}
          onClose={() => ask(null)}
        />
      )}
      {asks === 'another' && (
        <LazyNewcomer
          title={title}
          onClose={() => ask(null)}
          onChosen={({ member: companion }) => {
            ask(null)
            void act('setCompanion', { ...where, member: holder, companion })
          }}
        />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}
