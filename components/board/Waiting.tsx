'use client'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { ListView } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { Countdown } from '../ui/Countdown'
import { MemberName } from '../ui/MemberName'

/** A line's height and the least width of a column, in rem: as many fit as the wall has room for. */
const ROW_REM = 2.4
const COLUMN_REM = 15

/** Who waits, in order, in as many columns as fit; the rest are told by their number. */
export function Waiting({ list, now }: { list: ListView; now: number }) {
  const t = useT('board')
  const { place, columns, rows } = useRoom()
  const room = columns * rows
  const fits = list.waiting.length <= room
  const shown = fits ? list.waiting : list.waiting.slice(0, Math.max(0, room - 1))
  const grid: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, ${ROW_REM}rem)`,
  }
  return (
    <div ref={place} className="min-h-0 grow overflow-hidden">
      <ol className="grid grid-flow-col gap-x-6" style={grid}>
        {shown.map((signUp, index) => (
          <li
            key={signUp.number}
            className={`flex items-center gap-3 rounded-md px-2 text-[1.5rem] leading-none ${signUp.call ? 'bg-brass font-semibold text-ink' : ''}`}
          >
            <span className={`w-8 text-right ${signUp.call ? '' : 'text-sage'}`}>{index + 1}</span>
            <MemberName id={signUp.member} className="min-w-0 grow truncate" />
            {signUp.call && signUp.call.answer !== 'coming' && (
              <Countdown
                clock={{ since: signUp.call.at, until: signUp.call.until }}
                now={now}
                className="text-ink"
              />
            )}
          </li>
        ))}
        {!fits && (
          <li className="flex items-center px-2 text-[1.5rem] font-semibold text-brass-high">
            {t('more', { count: list.waiting.length - shown.length })}
          </li>
        )}
      </ol>
    </div>
  )
}

/** How many columns and rows the place has room for, measured anew when it changes. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ columns: 1, rows: 1 })
  useEffect(() => {
    const box = place.current
    if (!box) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({
        columns: Math.max(1, Math.floor(box.clientWidth / (COLUMN_REM * rem))),
        rows: Math.max(1, Math.floor(box.clientHeight / (ROW_REM * rem))),
      })
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    measure()
    return () => watcher.disconnect()
  }, [])
  return { place, ...size }
}
