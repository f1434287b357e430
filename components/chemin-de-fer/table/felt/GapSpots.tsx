'use client'
import { isSamePlace, type Place } from '@/rules/chemin-de-fer/state/ids'
import { useT } from '../../../language/i18n'
import { PlainButton } from '../../../ui/PlainButton'
import { useTable } from '../context'
import { seatPoint } from './places'
import { AT_SPOT, spotted } from './spots'

/** The places of those who stand: one behind each pair of seats, each named by the seat before it. */
export function GapSpots(props: { chosen: Place | null; onPlace: (place: Place) => void }) {
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
