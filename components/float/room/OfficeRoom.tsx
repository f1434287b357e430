'use client'
import { type ReactNode, useState } from 'react'
import type { FloatCommand } from '@/rules/float/articles'
import type { OfficePart, OfficeView } from '@/rules/float/views/office'
import { useT } from '../../language/i18n'
import { useCommanding } from '../../live/commanding'
import { OddsLink } from '../../odds/OddsLink'
import { Badge } from '../../ui/Badge'
import { Tabs } from '../../ui/Tabs'
import { Books } from './books/Books'
import { ChecksPart } from './checks/ChecksPart'
import { RoomProvider, useTableName } from './context'
import { CountRoom } from './count/CountRoom'
import { CashDesk } from './desk/CashDesk'
import { Direction } from './direction/Direction'
import type { TableFacts } from './facts'
import { Forms } from './forms/Forms'
import { Gaps } from './gaps/Gaps'
import { Slips } from './gara/Slips'
import { Staff } from './staff/Staff'
import { Advances } from './sums/Advances'
import { Tables } from './tables/Tables'
import { tasksOf } from './tasks'
import { Waiting } from './Waiting'

interface OfficeRoomProps {
  office: OfficeView
  facts: readonly TableFacts[]
  /** Whether it is shown at the club’s desk, where other persons may sign with their PIN. */
  atDesk?: boolean
}

/** The parts that have a tab of their own; tips and orphans lie among the checks. */
type Part = Exclude<OfficePart, 'side'>
const PARTS: Readonly<Record<Part, () => ReactNode>> = {
  tables: () => <Tables />,
  forms: () => <Forms />,
  advances: () => <Advances />,
  gaps: () => <Gaps />,
  checks: () => <ChecksPart />,
  staff: () => <Staff />,
  desk: () => <CashDesk />,
  boxes: () => <CountRoom />,
  yields: () => <Direction />,
  books: () => <Books />,
  slips: () => <Slips />,
}
const isPart = (part: OfficePart): part is Part => part !== 'side'

/** The room of the float for somebody in an office, or for the desk: first what waits for them, then all they may see. */
export function OfficeRoom({ office, facts, atDesk = false }: OfficeRoomProps) {
  const t = useT('float-room')
  const { offers } = useCommanding<FloatCommand>()
  const tasks = tasksOf(office, offers)
  const [chosen, choose] = useState<string | null>(null)
  const parts = office.sees.filter(isPart)
  // Slips stand apart until a tournament is open, except for its director.
  const shown = parts.filter(
    (part) => part !== 'slips' || office.gara !== null || parts.length === 1 || isDirecting(office),
  )
  const tabs = [
    {
      key: 'now',
      label: (
        <>
          {t('tabs.now')} {tasks.length > 0 && <Badge tone="brass">{tasks.length}</Badge>}
        </>
      ),
      content: <Waiting tasks={tasks} />,
    },
    ...shown.map((part) => ({ key: part, label: t(`tabs.${part}`), content: PARTS[part]() })),
  ]
  const selected = tabs.find(({ key }) => key === chosen)?.key ?? 'now'
  return (
    <RoomProvider office={office} facts={facts} atDesk={atDesk}>
      <section aria-label={t('title')} className="flex flex-col gap-2">
        <Duties office={office} />
        {office.duties.some(watches) && (
          <p>
            <OddsLink isOnDuty>{t('odds')}</OddsLink>
          </p>
        )}
        <Tabs label={t('tabs.label')} tabs={tabs} selected={selected} onSelect={choose} />
      </section>
    </RoomProvider>
  )
}

/** Direction and control read what all tables have won beside what chance led one to expect. */
const watches = ({ office }: OfficeView['duties'][number]): boolean =>
  office === 'direzione' || office === 'testimone'

const isDirecting = ({ duties }: OfficeView): boolean =>
  duties.some(({ office }) => office === 'direzione' || office === 'direttore-di-gara')

/** The offices that this person holds, by name. */
function Duties({ office }: { office: OfficeView }) {
  const t = useT('float-room')
  const tableName = useTableName()
  if (office.duties.length === 0) return null
  return (
    <p className="flex flex-wrap gap-2">
      {office.duties.map(({ number, office: held, table }) => (
        <Badge key={number} tone="brass">
          {t(`offices.${held}`)}
          {table !== null && ` · ${tableName(table)}`}
        </Badge>
      ))}
    </p>
  )
}
