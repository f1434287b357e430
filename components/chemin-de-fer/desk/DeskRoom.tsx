'use client'
import { useState } from 'react'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { AskedCards } from '../../desk/AskedCards'
import { Entry, RailPart } from '../../desk/DeskRail'
import { EveningHeading } from '../../desk/EveningHeading'
import { LazyOfficeRoom } from '../../float/room/lazy'
import { useT } from '../../language/i18n'
import { lazyScreen } from '../../language/lazyScreen'
import { Button } from '../../ui/Button'
import { Tabs } from '../../ui/Tabs'
import { Act, useOffer } from '../commanding'
import { factsOf } from '../float/facts'
import { People } from './people/People'
import { useSlip } from './people/slip'

// Parts that a finger opens.
const Customs = lazyScreen(
  ['admin', 'chemin-desk', 'chemin-settings', 'float-room'],
  () => import('./Customs').then((loaded) => loaded.Customs),
  { ahead: true },
)
const EveningSheet = lazyScreen(
  ['chemin-desk', 'desk'],
  () => import('./sheet/EveningSheet').then((loaded) => loaded.EveningSheet),
  { ahead: true },
)
const OpenTable = lazyScreen(
  ['chemin-desk', 'chemin-settings'],
  () => import('./tables/OpenTable').then((loaded) => loaded.OpenTable),
  { ahead: true },
)
const TablePanel = lazyScreen(
  ['chemin-desk', 'chemin-settings', 'desk'],
  () => import('./tables/TablePanel').then((loaded) => loaded.TablePanel),
  { ahead: true },
)
const Sheets = lazyScreen(
  ['chemin-desk'],
  () => import('./Sheets').then((loaded) => loaded.Sheets),
  { ahead: true },
)

/** The desk of an evening, open or closed: casse, each table, the count and its tableau. */
export function DeskRoom({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const [chosen, choose] = useState<string | null>(null)
  const isSheet = view.closing !== null || view.tableau.closedAt !== null
  const tables = view.tables.filter(({ summary }) => summary.status !== 'closed')
  const tabs = [
    { key: 'people', label: t('tabs.people'), content: <People view={view} /> },
    ...tables.map((table) => ({
      key: table.summary.id as string,
      label: t('tabs.table', { n: table.summary.number }),
      content: <TablePanel table={table} view={view} />,
    })),
    ...(view.office
      ? [{ key: 'float', label: t('tabs.float'), content: <Room view={view} /> }]
      : []),
    { key: 'sheet', label: t('tabs.sheet'), content: <EveningSheet view={view} /> },
  ]
  const start = isSheet ? 'sheet' : 'people'
  const selected = tabs.find(({ key }) => key === chosen)?.key ?? start
  return (
    <section aria-labelledby="chemin-title" className="flex flex-col gap-2">
      <Header view={view} onOpened={(table) => choose(table)} />
      <Asked view={view} />
      <RailPart>
        {tables.map(({ summary: { id, label } }) => (
          <Entry key={id} title={label} isHere={id === selected} go={() => choose(id)} />
        ))}
      </RailPart>
      <Tabs label={t('tabs.label')} tabs={tabs} selected={selected} onSelect={choose} />
    </section>
  )
}

/** C.1: casse that were asked of the desk. */
function Asked({ view }: { view: DeskView }) {
  const offerSlip = useSlip()
  return (
    <AskedCards<CheminCommand>
      askers={view.persons}
      hand={({ member }, { chips, at }) => ({ type: 'handCassa', member, chips, askedAt: at })}
      drop={({ member }) => ({ type: 'dropCassa', member })}
      takeBack={({ member }, handedAt) => ({ type: 'takeCassaBack', member, handedAt })}
      onHanded={({ member }) =>
        offerSlip(
          member,
          view.persons.find((one) => one.member === member),
        )
      }
    />
  )
}

/** The floats of all tables with their offices. */
function Room({ view: { office, tables } }: { view: DeskView }) {
  if (!office) return null
  const facts = tables.map(({ summary, bank }) => factsOf(summary, bank))
  return <LazyOfficeRoom office={office} facts={facts} atDesk />
}

function Header({ view, onOpened }: { view: DeskView; onOpened: (table: string) => void }) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const [sheet, show] = useState<'table' | 'customs' | 'sheets' | null>(null)
  const mayOpen = useOffer('openTable')
  const isOver = view.status === 'closed'
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
      <EveningHeading id="chemin-title" evening={view} />
      <div className="flex flex-wrap items-center gap-x-2">
        {mayOpen && (
          <Button variant="primary" onPress={() => show('table')}>
            {t('openTable.button')}
          </Button>
        )}
        <Button variant="quiet" onPress={() => show('customs')}>
          {t('customs.button')}
        </Button>
        <Button variant="quiet" onPress={() => show('sheets')}>
          {t('sheets.button', { n: view.amendments.length })}
        </Button>
        {!isOver && (
          <Act
            beside
            type="closeEvening"
            payload={{}}
            variant="danger"
            whyNot={t('evening.closeWhyNot')}
            ask={{
              title: words('evening.closeTitle'),
              body: t('evening.closeAsk'),
              yes: words('evening.close'),
            }}
          >
            {words('evening.close')}
          </Act>
        )}
      </div>
      {sheet === 'table' && (
        <OpenTable view={view} onOpened={onOpened} onClose={() => show(null)} />
      )}
      {sheet === 'customs' && <Customs view={view} onClose={() => show(null)} />}
      {sheet === 'sheets' && <Sheets view={view} onClose={() => show(null)} />}
    </header>
  )
}
