'use client'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { isAwaited } from '@/rules/poker/room/awaited'
import type { SignUp } from '@/rules/poker/state/list'
import type { ListView } from '@/rules/poker/views/list'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Countdown } from '../../ui/Countdown'

/** Line heights in rem. The largest that lets everybody fit is used; if none does, the last, with a line "+ n". */
const ROWS_REM = [4, 3.2, 2.4]
/** The least width of a column, in line heights: a name and a countdown. */
const COLUMN_EM = 6

/** Members waiting, in order, in as many columns as fit; a last line counts those left out. */
export function WaitingMembers({ list, now }: { list: ListView; now: number }) {
  const t = useT('board')
  const people = list.waiting.length
  const { place, width, height } = useRoom()
  const { row, rows, most } = lay(people, width, height)
  const fits = people <= rows * most
  const shown = fits ? list.waiting : list.waiting.slice(0, Math.max(0, rows * most - 1))
  const columns = Math.max(1, Math.min(most, Math.ceil((shown.length + (fits ? 0 : 1)) / rows)))
  const grid: CSSProperties = {
    fontSize: `${row * 0.62}rem`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, ${row}rem)`,
  }
  return (
    <div ref={place} className="min-h-0 grow overflow-hidden">
      <ol className="grid grid-flow-col gap-x-6" style={grid}>
        {shown.map((signUp, index) => (
          <Line key={signUp.number} signUp={signUp} place={index + 1} now={now} />
        ))}
        {!fits && (
          <li className="flex items-center px-2 font-semibold text-brass-high">
            {t('more', { count: people - shown.length })}
          </li>
        )}
      </ol>
    </div>
  )
}

function Line({ signUp, place, now }: { signUp: SignUp; place: number; now: number }) {
  const { call } = signUp
  return (
    <li
      className={`flex items-center gap-3 rounded-md px-2 leading-none ${call ? 'bg-brass font-semibold text-ink' : ''}`}
    >
      <span className={`w-[1.5em] shrink-0 text-right ${call ? '' : 'text-sage'}`}>{place}</span>
      <MemberName id={signUp.member} className="min-w-0 grow truncate py-1" />
      {call && isAwaited(call, now) && (
        <Countdown clock={{ since: call.at, until: call.until }} now={now} onBrass />
      )}
    </li>
  )
}

/** The layout for so many people in a box of `width` by `height` rem: line height, lines, and columns at most. */
function lay(people: number, width: number, height: number) {
  const ways = ROWS_REM.map((row) => ({
    row,
    rows: Math.max(1, Math.floor(height / row)),
    most: Math.max(1, Math.floor(width / (row * COLUMN_EM))),
  }))
  const fitting = ways.find(({ row, rows, most }) => row <= height && people <= rows * most)
  return fitting ?? ways[ways.length - 1] ?? { row: 2.4, rows: 1, most: 1 }
}

/** The size of the box in rem, measured again when it changes. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 20, height: 12 })
  useEffect(() => {
    const box = place.current
    if (!box) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({ width: box.clientWidth / rem, height: box.clientHeight / rem })
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    measure()
    return () => watcher.disconnect()
  }, [])
  return { place, ...size }
}
