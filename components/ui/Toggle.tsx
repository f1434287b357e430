'use client'
import type { ReactNode } from 'react'
import { Switch } from 'react-aria-components'

/** An on/off switch; its text names the side that is on. */
export function Toggle(props: {
  isSelected: boolean
  onChange: (on: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}) {
  return (
    <Switch
      isSelected={props.isSelected}
      onChange={props.onChange}
      isDisabled={Boolean(props.isDisabled)}
      className="group flex min-h-12 cursor-pointer items-center gap-3 rounded-lg data-disabled:opacity-60"
    >
      <span
        aria-hidden
        className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-line-strong bg-ground p-0.5 transition-colors group-data-selected:border-brass group-data-selected:bg-brass"
      >
        <span className="size-6 rounded-full bg-line-strong transition-transform group-data-selected:translate-x-6 group-data-selected:bg-ink" />
      </span>
      <span>{props.children}</span>
    </Switch>
  )
}
