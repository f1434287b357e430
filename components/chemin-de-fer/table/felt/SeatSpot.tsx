'use client'
import type { SeatView } from '@/rules/chemin-de-fer/views/summary'
import { SeatName } from '../../../drawn/SeatName'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { PlainButton } from '../../../ui/PlainButton'
import { useTable } from '../context'

/** Each state has its own outline, so that states differ without colour too. */
const OUTLINE: Readonly<Record<SeatView['state'], string>> = {
  free: 'rounded-full border-2 border-dashed border-line-strong bg-ground/85',
  kept: 'rounded-none border-2 border-dotted border-line-strong bg-ground/85',
  away: 'rounded-xl border-2 border-dotted border-ivory bg-ground bg-[repeating-linear-gradient(135deg,transparent_0_8px,color-mix(in_srgb,var(--ivory)_9%,transparent)_8px_16px)]',
  taken: 'rounded-xl border-2 border-solid border-line-strong bg-felt-high shadow-lg',
}

interface SeatSpotProps {
  seat: SeatView
  isChosen: boolean
  onPress: () => void
}

/** One seat: its number, its holder, and what everybody at the table knows about them. */
export function SeatSpot({ seat, isChosen, onPress }: SeatSpotProps) {
  const t = useT('chemin-table')
  const nameOf = useNameOf()
  const { view } = useTable()
  const chips = view.persons.find(({ member }) => member === seat.holder)?.chips ?? null
  return (
    <PlainButton
      onPress={onPress}
      aria-pressed={isChosen}
      className={`relative flex min-h-[3.5rem] w-full cursor-pointer flex-col items-center justify-center px-1 pt-2 pb-1 text-center leading-tight text-ivory outline-offset-4 focus-visible:outline-4 focus-visible:outline-brass active:translate-y-px ${OUTLINE[seat.state]} ${isChosen ? 'ring-4 ring-brass' : ''} ${seat.isBanker ? 'border-brass!' : ''}`}
    >
      <SeatMarks seat={seat} />
      {seat.holder === null ? (
        <span className="text-[0.95rem]">
          {t('seats.number', { number: seat.seat })}
          <span className="block text-sm">
            {t(seat.state === 'kept' ? 'seats.kept' : 'seats.free')}
          </span>
        </span>
      ) : (
        <>
          <SeatName
            name={nameOf(seat.holder)}
            mostLetters={10}
            className="w-full line-clamp-2 font-semibold hyphens-auto"
            usual="text-[0.95rem]"
            small="text-[0.8125rem] tracking-tighter"
          />
          {chips !== null && (
            <span className="text-lg leading-none font-semibold">
              <Amount chips={chips} />
            </span>
          )}
          {seat.state === 'away' && (
            <span className="text-sm text-brass-high">{t('seats.away')}</span>
          )}
        </>
      )}
    </PlainButton>
  )
}

/** The number of a seat and its marks: the bank, the turn, a mano let go by, the rule, rights that are limited. */
function SeatMarks({ seat }: { seat: SeatView }) {
  const t = useT('chemin-table')
  const { suivi, seguito, coup } = useTable().view
  const hasPalette = seguito?.step === 'altezza' && seguito.round[seguito.asked] === seat.seat
  const hasCards = coup?.holder?.member === seat.holder
  const hasSuivi = suivi.some(({ member, dormant }) => member === seat.holder && !dormant)
  const marks = [
    ...(hasPalette ? [t('seats.palette')] : []),
    ...(hasCards ? [t('seats.punta')] : []),
    ...(hasSuivi ? [t('calls.suivi')] : []),
    ...(seat.salutes ? [t('seats.salutes')] : []),
    ...(seat.isAllaRegola ? [t('seats.rule')] : []),
    ...(seat.limits.length > 0 ? [t('seats.limited')] : []),
  ]
  const isLed = seat.isBanker || seat.isTurn
  return (
    <span className="pointer-events-none absolute -top-3.5 left-1/2 flex -translate-x-1/2 gap-1 text-[0.8rem] font-semibold whitespace-nowrap">
      {seat.holder !== null && (
        <span
          className={`rounded-full px-2 py-0.5 ${isLed ? 'bg-brass text-ink' : 'border border-line-strong bg-ground'}`}
        >
          {seat.seat}
          {seat.isBanker && ` ${t('seats.banker')}`}
          {!seat.isBanker && seat.isTurn && ` ${t('seats.turn')}`}
        </span>
      )}
      {marks.map((mark) => (
        <span key={mark} className="border border-ivory bg-ground px-1.5 py-0.5">
          {mark}
        </span>
      ))}
    </span>
  )
}
