'use client'
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

/** Panels behind tabs, which stand on several rows where one is too short, and scroll on a phone; `selected` and `onSelect` may control it. */
export function Tabs(props: {
  label: string
  tabs: readonly { key: string; label: ReactNode; content: ReactNode }[]
  selected?: string
  onSelect?: (key: string) => void
}) {
  return (
    <AriaTabs
      selectedKey={props.selected}
      onSelectionChange={(key) => props.onSelect?.(String(key))}
      className="flex flex-col gap-4 outline-none!"
    >
      <TabList
        aria-label={props.label}
        className="flex gap-1 overflow-x-auto border-b-2 border-line md:flex-wrap print:hidden"
      >
        {props.tabs.map((tab) => (
          <Tab
            key={tab.key}
            id={tab.key}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-t-lg border-b-4 border-transparent px-4 font-semibold whitespace-nowrap text-sage outline-offset-[-3px] hover:text-ivory data-selected:border-brass data-selected:text-ivory"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {props.tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="outline-offset-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
