'use client'
import type { ReactNode } from 'react'
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
      <span className="min-w-0 grow truncate">{who}</span>
      <span
        className={`font-semibold tabular-nums ${wraps ? 'text-right' : 'whitespace-nowrap'} ${dueLook(chips)}`}
      >
        {sum}
      </span>
      <span className="shrink-0 text-xs text-sage">{provision}</span>
    </li>
  )
}

interface DueGroupsProps<Key extends string | number, Part> {
  /** The caselle or chances in their order; one without a payment is left out. */
  keys: readonly Key[]
  parts: readonly Part[]
  keyOf: (part: Part) => Key
  titleOf: (key: Key) => string
  /** The lines of one group. */
  children: (parts: readonly Part[]) => ReactNode
}

/** Payments group by group; nothing is netted. */
export function DueGroups<Key extends string | number, Part>(props: DueGroupsProps<Key, Part>) {
  return (
    <ol className="flex flex-col gap-1">
      {props.keys.map((key) => {
        const own = props.parts.filter((part) => props.keyOf(part) === key)
        return (
          own.length > 0 && (
            <li key={key}>
              <h3 className="font-semibold">{props.titleOf(key)}</h3>
              <ul>{props.children(own)}</ul>
            </li>
          )
        )
      })}
    </ol>
  )
}
