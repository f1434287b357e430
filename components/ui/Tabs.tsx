'use client'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/**
 * Panels behind tabs, which stand on several rows where one is too short. Arrow keys, Home and End go to another tab and
 * select it. With `keeps` a single tab is not shown, and hidden panels go on.
 */
export function Tabs(props: {
  label: string
  tabs: readonly { key: string; label: ReactNode; content: ReactNode }[]
  selected: string
  onSelect: (key: string) => void
  keeps?: boolean
}) {
  const { keeps = false, tabs, selected, onSelect } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const next = tabs[placeAfter(event.key, tabs.findIndex(isSelected), tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.key)
    const all = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')
    all?.[tabs.indexOf(next)]?.focus()
  }
  const isSelected = ({ key }: { key: string }) => key === selected
  const panels = keeps ? tabs : tabs.filter(isSelected)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        aria-orientation="horizontal"
        className={`flex flex-wrap gap-1 border-b-2 border-line print:hidden ${keeps && tabs.length < 2 ? 'hidden' : ''}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={isSelected(tab)}
            aria-controls={isSelected(tab) || keeps ? `${id}${tab.key}-panel` : undefined}
            tabIndex={isSelected(tab) ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={go}
            className="flex min-h-11 items-center gap-2 rounded-t-lg border-b-4 border-transparent px-3 font-semibold whitespace-nowrap text-sage outline-offset-[-3px] hover:text-ivory aria-selected:border-brass aria-selected:text-ivory"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {panels.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}-panel`}
          aria-labelledby={`${id}${tab.key}`}
          inert={!isSelected(tab)}
          // Takes the focus of a control that its act took away.
          tabIndex={-1}
          className={isSelected(tab) ? 'outline-none' : 'hidden'}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** The place of the tab to which a key leads, around both ends; -1 for any other key. */
function placeAfter(key: string, from: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? -1 : (from + step + count) % count
}
