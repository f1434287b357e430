'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Chips } from '@/rules/kernel/chips'

interface DueLineProps {
  who: ReactNode
  /** The arithmetic in words. */
  sum: string
  /** Chips that the bank collects, and chips that it pays. */
  takes: Chips
  pays: Chips
  provision: string
  /** Whether a long sum goes on in a second line. */
  wraps?: boolean
}

/** The colour of a payment: what the bank collects, pays, or leaves. */
export const dueLook = ({ takes, pays }: { takes: Chips; pays: Chips }): string =>
  takes > 0 ? 'text-bad' : pays > 0 ? 'text-good' : ''

/** One payment with its arithmetic and its provision: “100 × 3 : 2 = 150, B.8.1”. Source: B.28.2, T.8. */
export function DueLine({ who, sum, provision, wraps = false, ...chips }: DueLineProps) {
  return (
    <li className="flex items-baseline gap-x-2 border-t border-line py-0.5 leading-tight">
      <span className="line-clamp-2 min-w-0 grow wrap-anywhere">{who}</span>
      <span
        className={`font-semibold tabular-nums ${wraps ? 'text-right' : 'whitespace-nowrap'} ${dueLook(chips)}`}
      >
        {sum}
      </span>
      <span className="shrink-0 text-xs text-sage">{provision}</span>
    </li>
  )
}

/** How far the dealer has got in paying: the groups that are paid, and the one to be paid now. */
export interface Progress<Key> {
  readonly paid: ReadonlySet<Key>
  readonly now: Key | null
}

interface DueGroupsProps<Key extends string | number, Part> {
  /** The caselle or chances in their order; one without a payment is left out. */
  keys: readonly Key[]
  parts: readonly Part[]
  keyOf: (part: Part) => Key
  titleOf: (key: Key) => string
  /** The list's name. */
  label?: string
  progress?: Progress<Key> | null
  /** The lines of one group. */
  children: (parts: readonly Part[]) => ReactNode
}

/** Payments group by group; nothing is netted. */
export function DueGroups<Key extends string | number, Part>(props: DueGroupsProps<Key, Part>) {
  const { keys, parts, keyOf, titleOf, label, progress, children } = props
  const list = useRef<HTMLOListElement>(null)
  const now = progress?.now
  useEffect(() => {
    if (now === undefined) return
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  return (
    <ol ref={list} aria-label={label} className="flex flex-col gap-1">
      {keys.map((key) => {
        const own = parts.filter((part) => keyOf(part) === key)
        const isNow = key === now
        const isPaid = progress?.paid.has(key)
        return (
          own.length > 0 && (
            <li
              key={key}
              aria-current={isNow ? 'step' : undefined}
              className={`border-l-4 pl-1 ${isNow ? 'border-brass' : 'border-transparent'} ${isPaid ? 'opacity-60' : ''}`}
            >
              <h3 className="flex justify-between font-semibold">
                {titleOf(key)}
                {isPaid && <span aria-hidden="true">✓</span>}
              </h3>
              <ul>{children(own)}</ul>
            </li>
          )
        )
      })}
    </ol>
  )
}
