'use client'
import type { CSSProperties } from 'react'
import type { ReplayedHand } from '@/rules/chemin-de-fer/judging/hands'
import type { CoupFrame } from '@/rules/chemin-de-fer/judging/replay'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { MemberId } from '@/rules/kernel/ids'
import { PlayingCard } from '../../../drawn/PlayingCard'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { cardSign } from '../../../tell/cards'
import { MemberName } from '../../../tell/MemberName'
import { CardBack, ValueCard } from '../../table/felt/CardBack'
import { HalfFelt } from '../../table/felt/HalfFelt'
import { clothPoint, STAKES_AT, sabotPoint, seatPoint } from '../../table/felt/places'
import { Sabot } from '../../table/felt/Sabot'
import { AT_SPOT, spotted } from '../../table/felt/spots'

/**
 * The table as it lay at one step: seats from the employee's right, the bank, the stakes and the cards. On a phone the
 * seats have room for names alone: the banker is framed, and who holds the cards is told below.
 */
export function ReplayFelt({ frame }: { frame: CoupFrame }) {
  const t = useT('chemin-deputato')
  const { seats, bank, banker, holder } = frame
  const count = seats.length
  const atSeat = seats.find((one) => one.holder === banker)
  const sabot: Place | null = atSeat ? { kind: 'seat', seat: atSeat.seat } : null
  return (
    <div className="night relative isolate -mx-2 aspect-[5/4] max-w-3xl sm:mx-0">
      <HalfFelt />
      {sabot && (
        <div style={spotted(sabotPoint(sabot, count))} className={AT_SPOT}>
          <Sabot className="w-8 sm:w-11" />
        </div>
      )}
      <ol aria-label={t('replay.seats')} className="contents">
        {seats.map(({ seat, holder: sitter }) => (
          <ReplaySeat
            key={seat}
            at={spotted(seatPoint({ kind: 'seat', seat }, count))}
            seat={seat}
            sitter={sitter}
            isBanker={sitter !== null && sitter === banker}
            isHolder={sitter !== null && sitter === holder?.member}
          />
        ))}
      </ol>
      {frame.bets.map((bet) => (
        <div
          key={bet.member}
          style={spotted(clothPoint(bet.place, count, STAKES_AT))}
          className={`${AT_SPOT} flex flex-col items-center text-center leading-none text-ivory`}
        >
          <strong className="text-base sm:text-lg">
            <Amount chips={bet.chips} />
          </strong>
          {bet.place.kind === 'gap' && (
            <span className="max-w-16 truncate text-xs">
              <MemberName id={bet.member} />
            </span>
          )}
          {bet.call && (
            <span className="mt-0.5 rounded-sm bg-ivory px-1 py-0.5 text-xs font-semibold text-ground">
              {t(`replay.call.${bet.call}`)}
            </span>
          )}
        </div>
      ))}
      <div className="absolute inset-x-[27%] top-[30%] bottom-[16%] flex flex-col items-center justify-center gap-1 text-center text-ivory">
        <p className="text-sm leading-none">{t('replay.bank')}</p>
        <p className="font-serif text-4xl leading-none font-semibold sm:text-5xl">
          <Amount chips={bank} />
        </p>
        <div className="flex gap-2 sm:gap-4">
          <ReplayHand hand={frame.punta} name={t('replay.punta')} />
          <ReplayHand hand={frame.banco} name={t('replay.banco')} />
        </div>
      </div>
    </div>
  )
}

interface ReplaySeatProps {
  at: CSSProperties
  seat: number
  sitter: MemberId | null
  isBanker: boolean
  isHolder: boolean
}

function ReplaySeat({ at, seat, sitter, isBanker, isHolder }: ReplaySeatProps) {
  const t = useT('chemin-deputato')
  const note = 'sr-only sm:not-sr-only sm:block'
  return (
    <li style={at} className={`${AT_SPOT} w-[3.7rem] sm:w-[4.7rem]`}>
      <span
        className={`block rounded-lg border-2 bg-felt-high px-0.5 py-0.5 text-center text-xs leading-tight text-ivory max-sm:line-clamp-2 sm:px-1 ${isBanker ? 'border-brass font-semibold' : 'border-line-strong'}`}
      >
        <span className="text-sage">{seat}</span>{' '}
        {sitter === null ? '—' : <MemberName id={sitter} className="wrap-anywhere" />}
        {isBanker && <span className={`${note} text-brass-high`}>{t('replay.banker')}</span>}
        {isHolder && <span className={note}>{t('replay.cards')}</span>}
      </span>
    </li>
  )
}

const WIDE = 'w-5 sm:w-8 2xl:w-10'

/** A side's cards as they lay, its word and its point; nothing before the deal. */
function ReplayHand({ hand, name }: { hand: ReplayedHand; name: string }) {
  const t = useT('chemin-deputato')
  const { isDealt, firsts, third, word, point } = hand
  if (!isDealt && point === null) return null
  return (
    <div className="flex flex-col items-center leading-tight">
      <div className="flex gap-0.5">
        {isDealt &&
          [0, 1].map((place) => {
            const card = firsts[place]
            return card === undefined ? (
              <CardBack key={place} className={WIDE} />
            ) : (
              <PlayingCard key={place} card={card} name={cardSign(card)} className={WIDE} />
            )
          })}
        {third &&
          (third.card !== null ? (
            <PlayingCard card={third.card} name={cardSign(third.card)} className={WIDE} />
          ) : third.value === null ? (
            <CardBack className={WIDE} />
          ) : (
            <ValueCard value={third.value} className={WIDE} />
          ))}
      </div>
      <span className="text-sm">
        {name}
        {word && `: ${t(`replay.word.${word}`)}`}
        {point !== null && <strong className="text-lg"> {point}</strong>}
      </span>
    </div>
  )
}
