'use client'
import type { MemberId } from '@/rules/kernel/ids'
import type { DeskView } from '@/rules/trente-et-quarante/views/desk'
import { DayDesk } from '../../banked/desk/DayDesk'
import { DaySheet } from '../../banked/desk/DaySheet'
import { DeclareFloat } from '../../float/room/declare/DeclareFloat'
import { OfficeRoom } from '../../float/room/OfficeRoom'
import { tableFactsOf } from '../float/facts'
import { OpenTable } from './OpenTable'
import { TablePanel } from './TablePanel'

/** The desk of a day of trente et quarante. */
export function DeskRoom({ view }: { view: DeskView }) {
  const { office, tables, persons } = view
  const placeOf = (member: MemberId) => persons.find((one) => one.member === member)?.table ?? null
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
        <DaySheet view={view} provision="K.5" seatOf={() => null}>
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
