'use client'
import type { ReplayedHand } from '@/rules/chemin-de-fer/judging/hands'
import { PlayingCard } from '../../../drawn/PlayingCard'
import { useT } from '../../../language/i18n'
import { cardSign } from '../../../tell/cards'
import { CardBack, ValueCard } from '../../table/felt/CardBack'

const WIDE = 'w-5 sm:w-8 2xl:w-10'

/** A side's cards as they lay, its word and its point; nothing before the deal. */
export function ReplayHand({ hand, name }: { hand: ReplayedHand; name: string }) {
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
