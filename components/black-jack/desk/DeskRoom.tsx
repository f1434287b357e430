'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/black-jack/views/desk'
import { OfficeRoom } from '../../float/room/OfficeRoom'
import { useT } from '../../language/i18n'
import { useDay } from '../../tell/day'
import { Button } from '../../ui/Button'
import { Tabs } from '../../ui/Tabs'
import { Act, useOffers } from '../commanding'
import { tableFactsOf } from '../float/facts'
import { DaySheet } from './DaySheet'
import { OpenTable } from './OpenTable'
import { People } from './People'
import { TablePanel } from './TablePanel'

/** The desk of a day, open or closed: casse, each table, the count and its tableau. */
export function DeskRoom({ view }: { view: DeskView }) {
  const t = useT('bj-room')
  const [chosen, choose] = useState<string | null>(null)
  const isSheet = view.closing !== null || view.tableau.closedAt !== null
  const tabs = [
    { key: 'people', label: t('desk.people'), content: <People view={view} /> },
    ...view.tables
      .filter(({ summary }) => summary.status !== 'closed')
      .map((table) => ({
        key: table.summary.id as string,
        label: t('table', { n: table.summary.number }),
        content: <TablePanel table={table} />,
      })),
    ...(view.office
      ? [{ key: 'float', label: t('desk.float'), content: <Room view={view} /> }]
      : []),
    { key: 'sheet', label: t('desk.sheet'), content: <DaySheet view={view} /> },
  ]
  const selected = tabs.find(({ key }) => key === chosen)?.key ?? (isSheet ? 'sheet' : 'people')
  return (
    <section aria-labelledby="bj-title" className="flex flex-col gap-4">
      <Header view={view} />
      <Tabs label={t('desk.parts')} tabs={tabs} selected={selected} onSelect={choose} />
    </section>
  )
}

/** The floats of all tables with their offices. */
function Room({ view: { office, tables } }: { view: DeskView }) {
  if (!office) return null
  return <OfficeRoom office={office} facts={tables.map(({ summary }) => tableFactsOf(summary))} />
}

function Header({ view }: { view: DeskView }) {
  const t = useT('bj-room')
  const words = useT('desk')
  const day = useDay(view.day)
  const [opens, setOpens] = useState(false)
  const opening = useOffers('openTable')
  const isOver = view.status === 'closed'
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 print:hidden">
      <div>
        <h1 id="bj-title" className="text-3xl">
          {view.title}
        </h1>
        <p className="text-sage first-letter:uppercase">{day}</p>
        {isOver && <p>{words('evening.isClosed')}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {opening.length > 0 && (
          <Button variant="primary" onPress={() => setOpens(true)}>
            {t('desk.openTable')}
          </Button>
        )}
        {!isOver && (
          <Act
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
          </Act>
        )}
      </div>
      {opens && <OpenTable view={view} onClose={() => setOpens(false)} />}
    </header>
  )
}
