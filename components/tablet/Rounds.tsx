'use client'
import type { ReactNode } from 'react'
import { useCommanding } from '../live/commanding'
import { trpc } from '../live/trpc'
import { Pages } from '../tell/Pages'

const PAGE_ROUNDS = 10

interface RoundsProps<Round> {
  table: string
  /** So many of the newest are left out. */
  from?: number
  /** A new value reads them again: the latest round, and whatever corrects one. */
  version: string | number
  none: ReactNode
  children: (rounds: readonly Round[]) => ReactNode
}

/** The rounds of a table that are over, the newest first. The server sends them untyped; its game gives them their type. */
export function Rounds<Round>({ table, from = 0, version, none, children }: RoundsProps<Round>) {
  const { evening } = useCommanding()
  return (
    <Pages<Round>
      queryKey={['rounds', evening, table]}
      version={version}
      most={PAGE_ROUNDS}
      none={none}
      read={async (_, known) => {
        const at = { evening: evening ?? '', table }
        const { rounds, names } = await trpc.log.rounds.query({
          ...at,
          skip: from + known,
          limit: PAGE_ROUNDS,
        })
        return { rows: rounds as readonly Round[], names }
      }}
    >
      {children}
    </Pages>
  )
}
