'use client'
import type { ReactNode } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { LastColpo } from '@/rules/poker/views/last-colpo'
import type { SeatView } from '@/rules/poker/views/summary'
import { ChipStacks } from '../../../drawn/ChipStacks'
import { useT } from '../../../language/i18n'
import { Felt } from '../../drawn/Felt'
import { AT_POINT, pointed } from './place'
import { SeatFace } from './SeatFace'
import { chipsAt, type MapPoint, seatPlaces } from './seatPlaces'
import { Winnings } from './Winnings'

interface SeatMapProps {
  /** The seat of the present or next cartaro. */
  dealer: number | null
  seats: readonly SeatView[]
  /** The server's time in ms. */
  now: () => Instant
  /** True while a colpo is in play; seats that sit it out are then marked. */
  inPlay?: boolean
  /** The chips in the middle; when a colpo ends they are seen to go to its winners. Null where they are unknown. */
  pot?: Chips | null
  /** The results of the last colpo, once it has ended. */
  moved?: LastColpo['moved'] | undefined
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
  const { seats, dealer, now, onSeat, selected, affranchi = [], note } = props
  const inPlay = props.inPlay ?? false
  const t = useT('table')
  const places = seatPlaces(seats.length)
  return (
    <div className="@container relative isolate h-full min-h-[26rem] w-full">
      <Felt />
      {seats.map((seat, index) => {
        const place = places[index]
        return place && <ChipsInFront key={seat.seat} chips={seat.resto} place={place} />
      })}
      <div className="night absolute inset-x-[30%] top-[24%] bottom-[31%] flex flex-col items-center justify-center text-center">
        {props.children}
      </div>
      <ol aria-label={t('seats')} className="contents">
        {seats.map((seat, index) => {
          const place = places[index]
          if (!place) return null
          return (
            <li
              key={seat.seat}
              style={pointed(place, place.narrow)}
              className={`${AT_POINT} w-[clamp(6.4rem,27cqw,11.25rem)] @max-md:w-[29cqw]`}
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
      <Winnings seats={seats} pot={props.pot ?? null} moved={props.moved ?? null} places={places} />
    </div>
  )
}

/** A player's resto as it lies on the cloth; on a narrow map there is no room for it but in the seat itself. */
function ChipsInFront({ chips, place }: { chips: Chips | null; place: MapPoint }) {
  if (chips === null) return null
  const at = chipsAt(place)
  return (
    <div style={pointed(at, at)} className={`${AT_POINT} @max-md:hidden`}>
      <ChipStacks chips={chips} className="max-h-[2.4rem] max-w-[11cqw]" />
    </div>
  )
}
