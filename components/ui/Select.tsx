'use client'
import type { ReactNode } from 'react'
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components'
import { INPUT_LOOK, LABEL_LOOK } from './Field'

/** One choice among several; `value` is the chosen option's key, null before any choice. */
export function Select<K extends string | number>(props: {
  label: ReactNode
  options: readonly { key: K; label: string }[]
  value: K | null
  onChange: (key: K) => void
  placeholder?: string
  hint?: ReactNode
  isDisabled?: boolean
  className?: string
}) {
  return (
    <AriaSelect
      value={props.value}
      onChange={(key) => key !== null && props.onChange(key as K)}
      placeholder={props.placeholder ?? '—'}
      isDisabled={props.isDisabled}
      className={`flex flex-col gap-1 ${props.className ?? ''}`}
    >
      <Label className={LABEL_LOOK}>{props.label}</Label>
      <Button className={`${INPUT_LOOK} flex items-center justify-between gap-3 text-left`}>
        <SelectValue className="truncate" />
        <span aria-hidden className="text-brass">
          ▾
        </span>
      </Button>
      {props.hint && (
        <Text slot="description" className="text-sm text-sage">
          {props.hint}
        </Text>
      )}
      <Popover className="min-w-(--trigger-width) rounded-lg border-2 border-line-strong bg-felt-high shadow-2xl">
        <ListBox className="max-h-80 overflow-auto p-1 outline-none">
          {props.options.map((option) => (
            <ListBoxItem
              key={option.key}
              id={option.key}
              textValue={option.label}
              className="flex min-h-12 cursor-pointer items-center rounded-md px-3 data-focused:bg-brass data-focused:text-ink data-selected:font-semibold"
            >
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
