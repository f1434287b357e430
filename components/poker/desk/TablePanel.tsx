'use client'
import { isTableOpen } from '@/rules/poker/frame/at-table'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useShortcuts } from '../../desk/shortcuts'
import { useT } from '../../language/i18n'
import { lazyScreen } from '../../language/lazyScreen'
import { Tabs } from '../../ui/Tabs'
import { TableDisputes } from '../disputes/desk/TableDisputes'
import { Facts } from './Facts'
import { useTab } from './place'
import { Roster } from './players/Roster'
import { TableActions } from './TableActions'

// The other tabs, each loaded when it is first shown.
const CashDesk = lazyScreen(
  ['desk'],
  () => import('./cash/CashDesk').then((loaded) => loaded.CashDesk),
  { ahead: true },
)
const JournalPanel = lazyScreen(
  ['desk', 'table'],
  () => import('./JournalPanel').then((loaded) => loaded.JournalPanel),
  { ahead: true },
)
const TabletCode = lazyScreen(
  ['desk'],
  () => import('../../officer/TabletCode').then((loaded) => loaded.TabletCode),
  { ahead: true },
)

const TABS = ['play', 'cash', 'log', 'tablet'] as const
/** The key that opens each tab. */
const KEYS = { play: 't', cash: 'c', log: 'r', tablet: 'b' } as const

/** A table at the desk: its players and their chips, its cash desk, its log, its tablet. */
export function TablePanel({ table, version }: { table: DeskTable; version: number }) {
  const t = useT('desk')
  const [tab, setTab] = useTab(TABS, startingTab(table))
  useShortcuts(
    TABS.map((one) => ({ key: KEYS[one], label: t(`tabs.${one}`), run: () => setTab(one) })),
  )
  const content = {
    play: (
      <div className="flex flex-col gap-3">
        <Roster table={table} />
        <TableDisputes table={table} />
        <TableActions table={table} />
      </div>
    ),
    cash: <CashDesk table={table} />,
    log: <JournalPanel table={table.summary.id} version={version} />,
    tablet: <TabletCode post={table.summary.id} label={table.summary.label} />,
  }
  return (
    <section aria-label={table.summary.label} className="flex flex-col gap-2">
      <Facts table={table} />
      <Tabs
        label={t('tabs.label', { table: table.summary.label })}
        selected={tab}
        onSelect={(key) => setTab(TABS.find((one) => one === key) ?? 'play')}
        tabs={TABS.map((key) => ({ key, label: t(`tabs.${key}`), content: content[key] }))}
      />
    </section>
  )
}

/** The tab shown first: the cash desk once the table's game is over. */
function startingTab({ summary }: DeskTable): (typeof TABS)[number] {
  return isTableOpen(summary) ? 'play' : 'cash'
}
