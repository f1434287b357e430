'use client'
import type { ReactNode } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { LABEL_LOOK } from './Field'

/** The keys that are among the options, in the order in which they were ticked. */
export function chosenAmong<K extends string>(
  options: readonly { key: K }[],
  keys: readonly string[],
): K[] {
  const isOption = (key: string): key is K => options.some((option) => option.key === key)
  return keys.filter(isOption)
}

/** Several choices out of a few, each a box of 48 px; `value` holds the chosen keys, the last ticked last. */
export function Checks<K extends string>(props: {
  label: ReactNode
  options: readonly { key: K; label: ReactNode }[]
  value: readonly K[]
  onChange: (keys: K[]) => void
}) {
  return (
    <CheckboxGroup
      value={[...props.value]}
      onChange={(keys) => props.onChange(chosenAmong(props.options, keys))}
      className="flex flex-col gap-1"
    >
      <Label className={LABEL_LOOK}>{props.label}</Label>
      <div className="flex flex-wrap gap-2">
        {props.options.map((option) => (
          <Checkbox
            key={option.key}
            value={option.key}
            className="group flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border-2 border-line-strong px-4 data-selected:border-brass data-selected:bg-felt-high"
          >
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded border-2 border-line-strong font-bold text-ink group-data-selected:border-brass group-data-selected:bg-brass"
            >
              <span className="opacity-0 group-data-selected:opacity-100">✓</span>
            </span>
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  )
}
