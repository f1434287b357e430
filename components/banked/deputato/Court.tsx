'use client'
import type { ReactNode } from 'react'
import { useClub } from '../../club/club'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { CommandingProvider } from '../../live/commanding'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import type { LimitPair, Offering } from '../shown'
import { ToSign } from '../told/ToSign'

interface CourtTable {
  readonly id: string
  readonly label: string
  readonly limits: LimitPair
}

interface CourtView<Table extends CourtTable> extends Offering {
  readonly tables: readonly Table[]
}

interface CourtProps<Table extends CourtTable> {
  /** Said while no day of the game is open, and while it has no table. */
  noDay: string
  noTable: string
  /** The claims of a table that wait for a ruling. */
  waiting: (table: Table) => number
  /** Each claim of a table with its ruling, or the form that rules on it. */
  claims: (table: Table) => readonly ReactNode[]
  /** The colpo in hand and the acts of the office. */
  children: (table: Table) => ReactNode
}

/** Tonight's game for the inspector: claims with the colpo in hand, signatures, and the acts of the office. */
export function Court<Table extends CourtTable>(props: CourtProps<Table>) {
  const t = useT('banked')
  const { slug } = useClub().club
  const { view, evening, now, state } = useLive<CourtView<Table>>(slug, 'deputato', useGame())
  const waiting = (view?.tables ?? []).reduce((sum, table) => sum + props.waiting(table), 0)
  useTabTitle(waiting > 0 ? `(${waiting})` : null, waiting)
  if (!view) return state === 'connecting' ? null : <Nothing>{props.noDay}</Nothing>
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <div className="flex flex-col gap-5">
        <p>
          <MassimarioLink />
        </p>
        <ToSign tables={view.tables} />
        {view.tables.length === 0 && <Nothing>{props.noTable}</Nothing>}
        {view.tables.map((table) => {
          const claims = props.claims(table)
          return (
            <Block key={table.id} title={table.label}>
              <div className="flex flex-col gap-4">
                {claims.length === 0 && <p className="text-sage">{t('court.none')}</p>}
                {claims}
                {props.children(table)}
              </div>
            </Block>
          )
        })}
      </div>
    </CommandingProvider>
  )
}
