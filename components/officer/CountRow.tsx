'use client'
import { type KeyboardEvent, useState } from 'react'
import { type Chips, magnitude, minus } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useNameOf } from '../live/names'
import { Amount, useChips } from '../tell/Amount'
import { MemberName } from '../tell/MemberName'
import { INPUT_LOOK } from '../ui/Field'
import { TD, TD_RIGHT } from './look'
import { chipsTyped } from './typed'

/** One line of a count: a player's expected and counted chips. */
export interface CountLine {
  member: MemberId
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
  autoFocus: boolean
  onCount: (chips: Chips) => void
  /** Moves to another line: 1 is the next, −1 the one above. */
  onMove: (by: number) => void
}

/** A player's resto as it is counted; the gap to the expected resto appears while the figure is typed. */
export function CountRow({ line, known, autoFocus, onCount, onMove }: CountRowProps) {
  const t = useT('desk')
  const { decimals } = useClub().club
  const format = useChips()
  const name = useNameOf()(line.member)
  const [text, setText] = useState<string | null>(null)
  const shown = text ?? (line.counted === null ? '' : format(line.counted))
  const typed = text === null || text.trim() === '' ? line.counted : chipsTyped(text, decimals)
  const wrong = typed === null && shown.trim() !== ''
  const gap = line.expected === null || typed === null ? null : minus(typed, line.expected)

  function keep() {
    if (wrong || text === null) return
    if (typed !== null && text.trim() !== '') onCount(typed)
    setText(null)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const move = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') setText(null)
    if (move === undefined) return
    event.preventDefault()
    if (wrong) return
    // Leaving the field stores the figure, so that it is stored on the last line too, which has no next field.
    event.currentTarget.blur()
    onMove(move)
  }
  return (
    <tr>
      <td className={`${TD} text-xl tabular-nums`}>{line.seat ?? '—'}</td>
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
      <td className={`${TD} w-56`}>
        <input
          aria-label={t('count.restoOf', { name })}
          aria-invalid={wrong}
          inputMode="decimal"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the secretary came to count, and counts with the keyboard
          autoFocus={autoFocus}
          value={shown}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={keep}
          onKeyDown={onKeyDown}
          className={`${INPUT_LOOK} text-right text-xl tabular-nums ${wrong ? 'border-bad' : ''}`}
        />
        {wrong && <span className="block text-sm text-bad">{t('count.notAnAmount')}</span>}
      </td>
      {known && <GapCell gap={gap} />}
    </tr>
  )
}

/** A gap in words: the signs + and − are those of supero and ammanco, which count the other way round. */
function GapCell({ gap }: { gap: Chips | null }) {
  const t = useT('desk')
  return (
    <td className={`${TD_RIGHT} w-40 whitespace-nowrap text-lg font-semibold`}>
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
