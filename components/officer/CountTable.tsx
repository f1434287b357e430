'use client'
import { useRef } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../language/i18n'
import { type CountLine, CountRow } from './CountRow'
import { Column, SheetTable } from './SheetTable'
import type { LineShown } from './typing'

interface CountTableProps {
  lines: readonly CountLine[]
  /** The heading of the members, as the game calls those who play. */
  player: string
  onCount: (figure: { member: MemberId; chips: Chips } & LineShown) => Promise<unknown>
}

const LAST = Number.POSITIVE_INFINITY
/** Table by table, each in order of seat; those without one come last. */
const byPlace = (a: CountLine, b: CountLine) =>
  (a.table ?? LAST) - (b.table ?? LAST) || (a.seat ?? LAST) - (b.seat ?? LAST) || 0

/** Everybody's chips, one by one: type a number, Enter goes on to the next line. */
export function CountTable({ lines, player, onCount }: CountTableProps) {
  const t = useT('desk')
  const sheet = useRef<HTMLDivElement>(null)
  const isKnown = lines.some(({ expected }) => expected !== null)
  const tables = new Set(lines.flatMap(({ table }) => table ?? []))
  function goTo(index: number) {
    const fields = sheet.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    const field = fields[Math.max(0, Math.min(fields.length - 1, index))]
    field?.focus()
    field?.select()
  }
  return (
    <div ref={sheet}>
      <SheetTable
        head={
          <>
            <Column>{t('roster.seat')}</Column>
            <Column>{player}</Column>
            {isKnown && <Column of="figures">{t('count.expected')}</Column>}
            <Column>{t('tableau.counted')}</Column>
            {isKnown && <Column of="figures">{t('count.gap')}</Column>}
          </>
        }
      >
        {[...lines].sort(byPlace).map((line, index) => (
          <CountRow
            key={line.member}
            line={line}
            known={isKnown}
            isAmongTables={tables.size > 1}
            autoFocus={index === 0}
            onCount={(chips, shown) => onCount({ member: line.member, chips, ...shown })}
            onMove={(by) => goTo(index + by)}
          />
        ))}
      </SheetTable>
    </div>
  )
}
