'use client'
import type { DeskView } from '@/rules/trente-et-quarante/views/view'
import { DayDesk } from '../../banked/desk/DayDesk'
import { LiveDesk, PastDayDesk } from '../../banked/desk/desks'
import { lazyScreen } from '../../language/lazyScreen'
import { tableFactsOf } from '../float/facts'

// Parts that a finger opens.
const OpenTable = lazyScreen(
  ['banked', 'trente-room'],
  () => import('./OpenTable').then((loaded) => loaded.OpenTable),
  { ahead: true },
)
const TablePanel = lazyScreen(
  [
    'admin',
    'banked',
    'desk',
    'table',
    'trente-room',
    'trente-settings',
    'trente-table',
    'trente-told',
  ],
  () => import('./TablePanel').then((loaded) => loaded.TablePanel),
  { ahead: true },
)

function DeskRoom({ view }: { view: DeskView }) {
  return (
    <DayDesk
      view={view}
      provision="K.5"
      placeOf={(member) => {
        const table = view.persons.find((one) => one.member === member)?.table ?? null
        return table && { table, seat: null }
      }}
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
