'use client'
import { useEffect, useRef, useState } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { LastColpo } from '@/rules/poker/views/last-colpo'
import type { SeatView } from '@/rules/poker/views/summary'
import { ChipStacks } from '../../../drawn/ChipStacks'
import { Amount } from '../../../tell/Amount'
import { AT_POINT, pointed } from './place'
import { chipsAt, type SeatPlace } from './seatPlaces'
import { type Won, wonNext } from './won'

/** How long the chips of a colpo stay before their winner once they have come there. */
const WON_SHOWN_MS = 6_000

interface WinningsProps {
  seats: readonly SeatView[]
  pot: Chips | null
  /** The result of each player of the last colpo, as its card says it; absent where no card is shown. */
  moved: LastColpo['moved'] | null
  places: readonly SeatPlace[]
}

/**
 * The chips that the winners of the colpo just ended took. They are seen to go from the middle to the winner, or are
 * there at once where less motion is asked for; their result, without their own stake, stays at the seat for a moment.
 */
export function Winnings({ seats, pot, moved, places }: WinningsProps) {
  const won = useWon(seats, pot)
  return won.map(({ seat, member, chips }) => {
    const result = moved?.find((one) => one.member === member)?.chips
    const place = places.find((one) => one.seat === seat)
    if (!place) return null
    return (
      <div key={seat} aria-hidden="true" className="night pointer-events-none">
        <div style={pointed(chipsAt(place), place.narrow)} className={`${AT_POINT} to-winner`}>
          <ChipStacks chips={chips} className="max-h-12" />
        </div>
        <p style={pointed(place, place.narrow)} className={AT_POINT}>
          <Amount
            chips={result ?? chips}
            sign
            className="relative top-12 rounded-full border-2 border-good bg-ground px-3 py-0.5 text-xl font-semibold"
          />
        </p>
      </div>
    )
  })
}

function useWon(seats: readonly SeatView[], pot: Chips | null): readonly Won[] {
  const last = useRef({ seats, pot })
  const [won, setWon] = useState<readonly Won[]>([])
  useEffect(() => {
    const before = last.current
    last.current = { seats, pot }
    setWon((shown) => wonNext(shown, before, seats, pot))
  }, [seats, pot])
  useEffect(() => {
    if (won.length === 0) return
    const timer = setTimeout(() => setWon([]), WON_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [won])
  return won
}
