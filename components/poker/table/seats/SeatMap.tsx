'use client'
import type { CSSProperties, ReactNode } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { SeatView } from '@/rules/poker/views/summary'
import { useT } from '../../../language/i18n'
import { SeatFace } from './SeatFace'
import { seatPlaces } from './seatPlaces'

interface SeatMapProps {
  /** The seat of the present or next cartaro. */
  dealer: number | null
  seats: readonly SeatView[]
  now: Instant
  /** True while a colpo is in play; seats that sit it out are then marked. */
  inPlay?: boolean
  /** Absent for a read-only map. */
  onSeat?: (seat: SeatView) => void
  /** The seat whose actions are open. */
  selected?: number | null
  /** The two players of an affranco, marked for everybody (A.1). */
  affranchi?: readonly string[]
  /** An extra line under a player, such as their moves in the colpo in play. */
  note?: (member: MemberId) => ReactNode
  /** Content of the middle: the pot. */
  children?: ReactNode
}

/** The table seen from above: an oval, seat 1 nearest, the others clockwise. Read-only without `onSeat`. */
export function SeatMap(props: SeatMapProps) {
  const {
    seats,
    dealer,
    now,
    inPlay = false,
    onSeat,
    selected,
    affranchi = [],
    note,
    children,
  } = props
  const t = useT('table')
  const places = seatPlaces(seats.length)
  return (
    <div className="@container relative h-full min-h-[26rem] w-full">
      <Cloth />
      <div className="absolute inset-x-[29%] inset-y-[28%] flex flex-col items-center justify-center text-center">
        {children}
      </div>
      <ol aria-label={t('seats')} className="contents">
        {seats.map((seat, index) => {
          const place = places[index]
          if (!place) return null
          const style: CSSProperties = { left: `${place.x}%`, top: `${place.y}%` }
          return (
            <li
              key={seat.seat}
              style={style}
              className="absolute w-[clamp(6.4rem,27cqw,11.25rem)] -translate-x-1/2 -translate-y-1/2"
            >
              <SeatFace
                seat={{ ...seat, cartaro: seat.seat === dealer }}
                now={now}
                sitsOut={inPlay && seat.state === 'seated' && !seat.inColpo}
                affranco={seat.member !== null && affranchi.includes(seat.member)}
                selected={selected === seat.seat}
                note={seat.member && note ? note(seat.member) : null}
                onPress={onSeat ? () => onSeat(seat) : undefined}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The oval round which the seats are placed. */
function Cloth() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 h-full w-full"
    >
      <ellipse
        cx="50"
        cy="50"
        rx="39"
        ry="40"
        className="fill-felt stroke-brass/60"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <ellipse
        cx="50"
        cy="50"
        rx="35"
        ry="35.5"
        fill="none"
        className="stroke-brass/25"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
