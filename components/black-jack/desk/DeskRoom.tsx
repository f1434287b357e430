'use client'
import type { DeskView } from '@/rules/black-jack/views/desk'
import type { MemberId } from '@/rules/kernel/ids'
import { DayDesk } from '../../banked/desk/DayDesk'
import { DaySheet } from '../../banked/desk/DaySheet'
import { DeclareFloat } from '../../float/room/declare/DeclareFloat'
import { OfficeRoom } from '../../float/room/OfficeRoom'
import { useT } from '../../language/i18n'
import { tableFactsOf } from '../float/facts'
import { OpenTable } from './OpenTable'
import { TablePanel } from './TablePanel'

/** The desk of a day of black jack. */
export function DeskRoom({ view }: { view: DeskView }) {
  const t = useT('bj-room')
  const { office, tables, persons } = view
  const seatOf = (member: MemberId) => persons.find((one) => one.member === member)?.seat ?? null
  const placeOf = (member: MemberId) => {
    const seat = seatOf(member)
    return seat && t('people.seat', { table: seat.table, seat: seat.seat })
  }
  return (
    <DayDesk
      view={view}
      placeOf={placeOf}
      tables={tables
        .filter(({ summary }) => summary.status !== 'closed')
        .map((table) => ({
          id: table.summary.id,
          number: table.summary.number,
          content: <TablePanel table={table} />,
        }))}
      room={
        office && (
          <OfficeRoom
            office={office}
            facts={tables.map(({ summary }) => tableFactsOf(summary))}
            atDesk
          />
        )
      }
      sheet={
        <DaySheet view={view} provision="J.5" seatOf={(member) => seatOf(member)?.seat ?? null}>
          {view.status === 'open' && (
            <div className="print:hidden">
              <DeclareFloat settings={office?.settings ?? null} />
            </div>
          )}
        </DaySheet>
      }
      opening={(onClose) => <OpenTable view={view} onClose={onClose} />}
    />
  )
}
