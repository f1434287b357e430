'use client'
import type { OfficeView } from '@/rules/float/views/office'
import { useClub } from '../club/club'
import type { TableFacts } from '../float/room/facts'
import { OfficeScreen } from '../float/room/OfficeScreen'
import { CommandingProvider } from '../live/commanding'
import { useGame } from '../live/game'
import { useLive } from '../live/useLive'
import type { Offering } from './shown'

interface OfficesView<Table> extends Offering {
  readonly office: OfficeView | null
  readonly tables: readonly Table[]
}

interface OfficesProps<Table> {
  /** The facts of a table that only its game knows. */
  factsOf: (table: Table) => TableFacts
}

/** The room of a game for those on duty. */
export function Offices<Table>({ factsOf }: OfficesProps<Table>) {
  const { slug } = useClub().club
  const { view, evening, now } = useLive<OfficesView<Table>>(slug, 'member', useGame())
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <OfficeScreen office={view.office} facts={view.tables.map(factsOf)} />
    </CommandingProvider>
  )
}
