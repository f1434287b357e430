'use client'
import { type ReactNode, useState } from 'react'
import { useClub } from '../../club/club'
import { CaseCard } from '../../disputes/CaseCard'
import { CasesPane } from '../../disputes/CasesPane'
import { useTabTitle } from '../../installed/useTabTitle'
import { useT } from '../../language/i18n'
import { CommandingProvider } from '../../live/commanding'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Moment } from '../../tell/Moment'
import { Block } from '../../ui/Block'
import { Nothing } from '../../ui/Loading'
import type { LimitPair, Offering } from '../shown'
import { ToSign } from '../told/ToSign'
import type { ShownClaim } from './ClaimSheet'

interface CourtTable {
  readonly id: string
  readonly label: string
  readonly limits: LimitPair
}

interface CourtView<Table extends CourtTable> extends Offering {
  readonly tables: readonly Table[]
}

/** A claim in the list: its colpo, and the casella where there is one. */
interface ListedClaim extends ShownClaim {
  readonly where: string
}

interface CourtProps<Table extends CourtTable> {
  /** Said while no day of the game is open, and while it has no table. */
  noDay: string
  noTable: string
  claimsOf: (table: Table) => readonly ListedClaim[]
  /** The page of a claim. */
  file: (table: Table, claim: ListedClaim, onBack: () => void) => ReactNode
  /** The colpo in hand and the acts of the office. */
  children: (table: Table) => ReactNode
}

/** Tonight's game for the inspector: claims, signatures, the colpo in hand and the acts of the office. */
export function Court<Table extends CourtTable>(props: CourtProps<Table>) {
  const t = useT('deputato')
  const { slug } = useClub().club
  const { view, evening, now, state } = useLive<CourtView<Table>>(slug, 'deputato', useGame())
  const [chosen, choose] = useState<string | null>(null)
  const cases = (view?.tables ?? [])
    .flatMap((table) =>
      props.claimsOf(table).map((claim) => ({ table, claim, key: `${table.id}-${claim.number}` })),
    )
    .sort((a, b) => Number(b.claim.isOpen) - Number(a.claim.isOpen) || b.claim.at - a.claim.at)
  const waiting = cases.filter(({ claim }) => claim.isOpen).length
  useTabTitle(waiting)
  if (!view) return state === 'connecting' ? null : <Nothing>{props.noDay}</Nothing>
  const one = cases.find(({ key }) => key === chosen)
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <CasesPane
        list={
          <>
            <p>
              <MassimarioLink />
            </p>
            <ToSign tables={view.tables} />
            {cases.length === 0 && <Nothing>{t('none')}</Nothing>}
            <ul className="flex flex-col gap-3 empty:hidden">
              {cases.map(({ table, claim, key }) => (
                <CaseCard
                  key={key}
                  about={claim.about}
                  who={claim.claimant}
                  status={
                    claim.isOpen
                      ? { tone: 'brass', text: t('status.to-deputato') }
                      : { tone: 'good', text: t('status.final') }
                  }
                  when={<Moment at={claim.at} />}
                  where={`${table.label} · ${claim.where}`}
                  isChosen={key === chosen}
                  onChoose={() => choose(key)}
                />
              ))}
            </ul>
            {view.tables.length === 0 && <Nothing>{props.noTable}</Nothing>}
            {view.tables.map((table) => (
              <Block key={table.id} title={table.label}>
                <div className="flex flex-col gap-4">{props.children(table)}</div>
              </Block>
            ))}
          </>
        }
        file={
          one && (
            <div key={one.key} className="min-w-0">
              {props.file(one.table, one.claim, () => choose(null))}
            </div>
          )
        }
        hint={cases.length > 0 && <p className="hidden text-sage lg:block">{t('choose')}</p>}
      />
    </CommandingProvider>
  )
}
