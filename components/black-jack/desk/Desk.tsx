'use client'
import type { DeskView } from '@/rules/black-jack/views/view'
import { DayDesk } from '../../banked/desk/DayDesk'
import { LiveDesk, PastDayDesk } from '../../banked/desk/desks'
import { lazyScreen } from '../../language/lazyScreen'
import { tableFactsOf } from '../float/facts'

// Winnings are seldom abandoned.
const AbandonedToSign = lazyScreen(['banked', 'bj-told', 'table'], () =>
  import('../told/AbandonedToSign').then((loaded) => loaded.AbandonedToSign),
)
// Parts that a finger opens.
const OpenTable = lazyScreen(
  ['banked', 'bj-room'],
  () => import('./OpenTable').then((loaded) => loaded.OpenTable),
  { ahead: true },
)
const TablePanel = lazyScreen(
  ['admin', 'banked', 'bj-room', 'bj-settings', 'bj-table', 'bj-told', 'desk', 'table'],
  () => import('./TablePanel').then((loaded) => loaded.TablePanel),
  { ahead: true },
)

function DeskRoom({ view }: { view: DeskView }) {
  return (
    <>
      {view.tables.map(
        ({ summary: { id, label }, abandoned }) =>
          abandoned.some(({ status }) => status === 'held') && (
            <AbandonedToSign key={id} table={{ id, label, abandoned }} />
          ),
      )}
      <DayDesk
        view={view}
        provision="J.5"
        placeOf={(member) => view.persons.find((one) => one.member === member)?.seat ?? null}
        factsOf={tableFactsOf}
        panelOf={(table) => <TablePanel table={table} day={view} />}
        opening={(onClose) => <OpenTable view={view} onClose={onClose} />}
      />
    </>
  )
}

/** Tonight's black jack at the desk. */
export const Desk = () => <LiveDesk Room={DeskRoom} />

/** A day that is closed. */
export const PastDesk = ({ evening }: { evening: string }) => (
  <PastDayDesk<DeskView> kind="desk" evening={evening} Room={DeskRoom} />
)
