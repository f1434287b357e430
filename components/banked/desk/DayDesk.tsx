'use client'
import { type ReactNode, useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { useDay } from '../../tell/day'
import { Button } from '../../ui/Button'
import { Tabs } from '../../ui/Tabs'
import { BankedAct, useBankedOffers } from '../commanding'
import type { BankedDay } from '../day'
import { DayPeople } from './DayPeople'

interface DayDeskProps {
  view: BankedDay
  placeOf: (member: MemberId) => ReactNode
  /** Tables that are not closed. */
  tables: readonly { id: string; number: number; content: ReactNode }[]
  /** The floats of all tables; null in a house without floats. */
  room: ReactNode | null
  sheet: ReactNode
  /** The form that opens a table. */
  opening: (onClose: () => void) => ReactNode
}

/** The desk of a day, open or closed: casse, each table, the count and its tableau. */
export function DayDesk({ view, placeOf, tables, room, sheet, opening }: DayDeskProps) {
  const t = useT('banked')
  const [chosen, choose] = useState<string | null>(null)
  const isSheet = view.closing !== null || view.tableau.closedAt !== null
  const tabs = [
    {
      key: 'people',
      label: t('desk.people'),
      content: <DayPeople view={view} placeOf={placeOf} />,
    },
    ...tables.map(({ id, number, content }) => ({
      key: id,
      label: t('table', { n: number }),
      content,
    })),
    ...(room ? [{ key: 'float', label: t('desk.float'), content: room }] : []),
    { key: 'sheet', label: t('desk.sheet'), content: sheet },
  ]
  const selected = tabs.find(({ key }) => key === chosen)?.key ?? (isSheet ? 'sheet' : 'people')
  return (
    <section aria-labelledby="day-title" className="flex flex-col gap-4">
      <Header view={view} opening={opening} />
      <Tabs label={t('desk.parts')} tabs={tabs} selected={selected} onSelect={choose} />
    </section>
  )
}

function Header({ view, opening }: Pick<DayDeskProps, 'view' | 'opening'>) {
  const t = useT('banked')
  const words = useT('desk')
  const day = useDay(view.day)
  const [opens, setOpens] = useState(false)
  const offers = useBankedOffers('openTable')
  const isOver = view.status === 'closed'
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 print:hidden">
      <div>
        <h1 id="day-title" className="text-3xl">
          {view.title}
        </h1>
        <p className="text-sage first-letter:uppercase">{day}</p>
        {isOver && <p>{words('evening.isClosed')}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {offers.length > 0 && (
          <Button variant="primary" onPress={() => setOpens(true)}>
            {t('desk.openTable')}
          </Button>
        )}
        {!isOver && (
          <BankedAct
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
