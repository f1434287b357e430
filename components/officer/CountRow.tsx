'use client'
import { useState } from 'react'
import { asChips, type Chips, magnitude } from '@/rules/kernel/chips'
import { gapOf } from '@/rules/kernel/club/counting'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../language/i18n'
import { useNameOf } from '../live/names'
import { MoneyCell } from '../money/MoneyField'
import { Amount } from '../tell/Amount'
import { MemberName } from '../tell/MemberName'
import { TD, TD_RIGHT } from './look'
import { type LineShown, type Typing, typing } from './typing'

/** One line of a count: a player's expected and counted chips. */
export interface CountLine {
  member: MemberId
  /** The number of their table, where chips of several are counted together. */
  table: number | null
  seat: number | null
  /** Null where the book does not know it. */
  expected: Chips | null
  /** Null until counted. */
  counted: Chips | null
  /** How often these chips were counted. */
  times: number
}

interface CountRowProps {
  line: CountLine
  known: boolean
  /** The line says its table. */
  isAmongTables: boolean
  autoFocus: boolean
  /** `shown` is the line as it was when the figure was begun; resolves when the figure has its answer. */
  onCount: (chips: Chips, shown: LineShown) => Promise<unknown>
  /** Moves to another line: 1 is the next, −1 the one above. */
  onMove: (by: number) => void
}

/** A player's resto as it is counted; the gap to the expected resto appears while the figure is typed. */
export function CountRow(props: CountRowProps) {
  const { line, known, isAmongTables, autoFocus, onCount, onMove } = props
  const t = useT('desk')
  const name = useNameOf()(line.member)
  const [typed, type] = useState<Typing | null>(null)
  /** A figure without an answer yet, which this screen takes for written. */
  const [sent, send] = useState<Chips | null>(null)
  const shown = { expected: line.expected, counted: sent ?? line.counted }
  const counted = typed === null ? line.counted : asChips(typed.chips)
  const gap = gapOf(line.expected, counted)
  return (
    <tr>
      <td className={`${TD} text-xl tabular-nums`}>
        {line.seat ?? '—'}
        {isAmongTables && line.table !== null && (
          <span className="block text-sm whitespace-nowrap text-sage">
            {t('count.table', { n: line.table })}
          </span>
        )}
      </td>
      <th scope="row" className={TD}>
        <MemberName id={line.member} />
        {line.times > 1 && (
          <span className="block text-sm font-normal text-sage">
            {t('count.times', { n: line.times })}
          </span>
        )}
      </th>
      {known && (
        <td className={TD_RIGHT}>
          <Amount chips={line.expected} />
        </td>
      )}
      <td className={`${TD} w-44`}>
        <MoneyCell
          label={t('count.restoOf', { name })}
          value={line.counted}
          min={0}
          autoFocus={autoFocus}
          onType={(chips) => type((before) => typing(before, shown, chips))}
          onKeep={async (kept) => {
            const chips = asChips(kept)
            type(null)
            send(chips)
            await onCount(chips, typed?.line ?? shown)
            send(null)
          }}
          onMove={onMove}
          className="text-xl"
        />
      </td>
      {known && <GapCell gap={gap} />}
    </tr>
  )
}

/** A gap in words: the signs + and − are those of supero and ammanco, which count the other way round. */
function GapCell({ gap }: { gap: Chips | null }) {
  const t = useT('desk')
  return (
    <td className={`${TD_RIGHT} w-36 whitespace-nowrap font-semibold`}>
      {gap === 0 && <span className="text-good">0</span>}
      {gap !== null && gap !== 0 && (
        <span className="text-warn">
          {t.rich(gap < 0 ? 'count.short' : 'count.over', {
            chips: () => <Amount chips={magnitude(gap)} />,
          })}
        </span>
      )}
    </td>
  )
}
