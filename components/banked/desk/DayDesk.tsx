'use client'
import { type ReactNode, useId, useState } from 'react'
import type { OfficeView } from '@/rules/float/views/office'
import type { MemberId } from '@/rules/kernel/ids'
import { AskedCards } from '../../desk/AskedCards'
import { Entry, RailPart } from '../../desk/DeskRail'
import { EveningHeading } from '../../desk/EveningHeading'
import type { TableFacts } from '../../float/room/facts'
import { LazyDeclareFloat, LazyOfficeRoom } from '../../float/room/lazy'
import { useT } from '../../language/i18n'
import { lazyScreen } from '../../language/lazyScreen'
import { Button } from '../../ui/Button'
import { Tabs } from '../../ui/Tabs'
import { BankedAct, type BankedCommand, useBankedOffers } from '../commanding'
import type { BankedDay, Place, ShownTable } from '../shown'
import { ToSign } from '../told/ToSign'
import { DayPeople } from './DayPeople'

const DaySheet = lazyScreen(
  ['banked', 'desk'],
  () => import('./DaySheet').then((loaded) => loaded.DaySheet),
  { ahead: true },
)

interface DayDeskProps<Summary extends ShownTable, Table extends { summary: Summary }> {
  view: BankedDay & {
    readonly tables: readonly Table[]
    /** The room of the float with all its offices; null in a house without floats. */
    readonly office: OfficeView | null
  }
  /** The provision about the tableau, in the game's register. */
  provision: string
  /** The table where a member is, with their seat in a game with seats; null for none. */
  placeOf: (member: MemberId) => { readonly table: string; readonly seat: number | null } | null
  factsOf: (table: Summary) => TableFacts
  panelOf: (table: Table) => ReactNode
  /** The form that opens a table. */
  opening: (onClose: () => void) => ReactNode
}

/** The desk of a day, open or closed: casse, each table, the count and its tableau. */
export function DayDesk<Summary extends ShownTable, Table extends { summary: Summary }>(
  props: DayDeskProps<Summary, Table>,
) {
  const { view, provision, factsOf, panelOf, opening } = props
  const { tables, office } = view
  const title = useId()
  const going = tables.filter(({ summary }) => summary.status !== 'closed')
  const t = useT('banked')
  const [chosen, choose] = useState<string | null>(null)
  const placeOf = (member: MemberId): Place | null => {
    const place = props.placeOf(member)
    const table = place && tables.find(({ summary }) => summary.id === place.table)
    return table ? { table: table.summary.number, seat: place.seat } : null
  }
  const isSheet = view.closing !== null || view.tableau.closedAt !== null
  const facts = tables.map(({ summary }) => factsOf(summary))
  const tabs = [
    {
      key: 'people',
      label: t('desk.people'),
      content: <DayPeople view={view} placeOf={placeOf} />,
    },
    ...going.map((table) => ({
      key: table.summary.id,
      label: t('table', { n: table.summary.number }),
      content: panelOf(table),
    })),
    ...(office
      ? [
          {
            key: 'float',
            label: t('desk.float'),
            content: <LazyOfficeRoom office={office} facts={facts} atDesk />,
          },
        ]
      : []),
    {
      key: 'sheet',
      label: t('desk.sheet'),
      content: (
        <DaySheet view={view} provision={provision} placeOf={placeOf}>
          {view.status === 'open' && view.closing === null && (
            <div className="print:hidden">
              <LazyDeclareFloat settings={office?.settings ?? null} />
            </div>
          )}
        </DaySheet>
      ),
    },
  ]
  const selected = tabs.find(({ key }) => key === chosen)?.key ?? (isSheet ? 'sheet' : 'people')
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2">
      <Header id={title} view={view} opening={opening} />
      <AskedCards<BankedCommand>
        askers={view.persons}
        hand={({ member }, { chips, at }) => ({ type: 'handCassa', member, chips, askedAt: at })}
        drop={({ member }) => ({ type: 'dropCassa', member })}
        takeBack={({ member }, handedAt) => ({ type: 'takeCassaBack', member, handedAt })}
      />
      <RailPart>
        {going.map(({ summary: { id, label } }) => (
          <Entry key={id} title={label} isHere={id === selected} go={() => choose(id)} />
        ))}
      </RailPart>
      <ToSign tables={tables.map(({ summary }) => summary)} />
      <Tabs label={t('desk.parts')} tabs={tabs} selected={selected} onSelect={choose} />
    </section>
  )
}

interface HeaderProps {
  id: string
  view: BankedDay
  opening: (onClose: () => void) => ReactNode
}

function Header({ id, view, opening }: HeaderProps) {
  const t = useT('banked')
  const words = useT('desk')
  const [opens, setOpens] = useState(false)
  const offers = useBankedOffers('openTable')
  const isOver = view.status === 'closed'
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
      <EveningHeading id={id} evening={view} />
      <div className="flex flex-wrap items-center gap-2">
        {offers.length > 0 && (
          <Button variant="primary" onPress={() => setOpens(true)}>
            {t('desk.openTable')}
          </Button>
        )}
        {!isOver && (
          <BankedAct
            beside
            type="closeEvening"
            payload={{}}
            variant="danger"
            whyNot={t('desk.closeWhyNot')}
            ask={{
              title: words('evening.closeTitle'),
              body: t('desk.closeAsk'),
              yes: words('evening.close'),
            }}
          >
            {words('evening.close')}
          </BankedAct>
        )}
      </div>
      {opens && opening(() => setOpens(false))}
    </header>
  )
}
