'use client'
import type { DeskView } from '@/rules/trente-et-quarante/views/view'
import { DayDesk } from '../../banked/desk/DayDesk'
import { LiveDesk, PastDayDesk } from '../../banked/desk/desks'
import { tableFactsOf } from '../float/facts'
import { OpenTable } from './OpenTable'
import { TablePanel } from './TablePanel'

function DeskRoom({ view }: { view: DeskView }) {
  return (
    <DayDesk
      view={view}
      provision="K.5"
      placeOf={(member) => view.persons.find((one) => one.member === member)?.table ?? null}
      factsOf={tableFactsOf}
      panelOf={(table) => <TablePanel table={table} />}
      opening={(onClose) => <OpenTable view={view} onClose={onClose} />}
    />
  )
}

/** Tonight's trente et quarante at the desk. */
export const Desk = () => <LiveDesk Room={DeskRoom} />

/** A day that is closed. */
export const PastDesk = ({ evening }: { evening: string }) => (
  <PastDayDesk<DeskView> kind="desk" evening={evening} Room={DeskRoom} />
)
