'use client'
import { isSamePlace, type Place } from '@/rules/chemin-de-fer/state/ids'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { PlainButton } from '../../../ui/PlainButton'
import { useTable } from '../context'
import { BetsLaid } from './BetsLaid'
import { HalfFelt } from './HalfFelt'
import { Middle } from './Middle'
import { clothPoint, RAIL_AT, sabotPoint, seatPoint } from './places'
import { Sabot } from './Sabot'
import { SeatSpot } from './SeatSpot'
import { AT_SPOT, spotted } from './spots'

interface TableMapProps {
  chosen: Place | null
  onPlace: (place: Place) => void
  /** Gaps between the seats are shown as places to choose. */
  showsGaps: boolean
}

/** The table from above: seat 1 at the employee's right, the bank in the middle, stakes before the places. */
export function TableMap({ chosen, onPlace, showsGaps }: TableMapProps) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { seats } = view.summary
  const isMany = seats.length > 10
  return (
    <div className="night @container relative isolate h-full w-full wide:min-h-[30rem]">
      <HalfFelt />
      <SabotHere />
      <StandingBanker />
      <BetsLaid />
      <Middle />
      <ol aria-label={t('seats.title')} className="contents">
        {seats.map((seat) => {
          const place: Place = { kind: 'seat', seat: seat.seat }
          return (
            <li
              key={seat.seat}
              style={spotted(seatPoint(place, seats.length))}
              className={`${AT_SPOT} ${isMany ? 'w-[min(4.3rem,17.4cqw)]' : 'w-[min(5.6rem,17.4cqw)]'}`}
            >
              <SeatSpot
                seat={seat}
                isChosen={chosen !== null && isSamePlace(chosen, place)}
                onPress={() => onPlace(place)}
              />
            </li>
          )
        })}
      </ol>
      {showsGaps && <GapSpots chosen={chosen} onPlace={onPlace} />}
    </div>
  )
}

/** A banker who stands, at their place between two seats. */
function StandingBanker() {
  const t = useT('chemin-table')
  const { mano, summary } = useTable().view
  if (mano?.bankerPlace.kind !== 'gap') return null
  return (
    <p
      style={spotted(clothPoint(mano.bankerPlace, summary.seats.length, RAIL_AT))}
      className={`${AT_SPOT} z-10 max-w-[6.5rem] truncate rounded-full bg-brass px-2 py-0.5 text-[0.8rem] font-semibold text-ink`}
    >
      <MemberName id={mano.banker} /> {t('seats.banker')}
    </p>
  )
}

/** The sabot before the banker, or before the seat whose turn it is. */
function SabotHere() {
  const { view } = useTable()
  const { summary, mano, seguito } = view
  const place =
    mano?.bankerPlace ??
    seguito?.outgoingPlace ??
    (summary.turn === null ? null : ({ kind: 'seat', seat: summary.turn } as const))
  if (!place || view.taglia.phase === 'between' || view.taglia.phase === 'mixing') return null
  return (
    <div style={spotted(sabotPoint(place, summary.seats.length))} className={AT_SPOT}>
      <Sabot className="w-12" />
    </div>
  )
}

/** The places of those who stand: one behind each pair of seats, each named by the seat before it. */
function GapSpots(props: { chosen: Place | null; onPlace: (place: Place) => void }) {
  const t = useT('chemin-table')
  const { seats } = useTable().view.summary
  return seats.slice(0, -1).map(({ seat }) => {
    const place: Place = { kind: 'gap', after: seat }
    const isChosen = props.chosen !== null && isSamePlace(props.chosen, place)
    return (
      <div key={seat} style={spotted(seatPoint(place, seats.length))} className={AT_SPOT}>
        <PlainButton
          aria-label={t('place.gap', { left: seat, right: seat + 1 })}
          aria-pressed={isChosen}
          onPress={() => props.onPlace(place)}
          className={`grid size-[2.3rem] cursor-pointer place-content-center rounded-full border-2 border-dashed bg-ground/80 text-xl text-ivory outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass ${isChosen ? 'border-brass ring-4 ring-brass' : 'border-line-strong'}`}
        >
          +
        </PlainButton>
      </div>
    )
  })
}
