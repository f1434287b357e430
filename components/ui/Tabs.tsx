'use client'
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

/**
 * Panels behind tabs, which stand on several rows where one is too short, and scroll on a phone; `selected` and `onSelect`
 * may control it. With `keeps` no tab is ever out of sight, a single one is not shown, and hidden panels go on.
 */
export function Tabs(props: {
  label: string
  tabs: readonly { key: string; label: ReactNode; content: ReactNode }[]
  selected?: string
  onSelect?: (key: string) => void
  keeps?: boolean
}) {
  const { keeps = false, tabs } = props
  const rows = keeps ? 'flex-wrap' : 'overflow-x-auto md:flex-wrap'
  return (
    <AriaTabs
      selectedKey={props.selected}
      onSelectionChange={(key) => props.onSelect?.(String(key))}
      className="flex min-w-0 flex-col gap-2 outline-none!"
    >
      <TabList
        aria-label={props.label}
        className={`flex gap-1 border-b-2 border-line print:hidden ${rows} ${keeps && tabs.length < 2 ? 'hidden' : ''}`}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            id={tab.key}
            className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-t-lg border-b-4 border-transparent font-semibold whitespace-nowrap text-sage outline-offset-[-3px] hover:text-ivory data-selected:border-brass data-selected:text-ivory px-3`}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.key}
          id={tab.key}
          shouldForceMount={keeps}
          className="outline-offset-4 data-inert:hidden"
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
