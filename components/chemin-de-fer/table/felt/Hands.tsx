'use client'
import { cardValue, pointOf, pointOfValues } from '@/rules/chemin-de-fer/play/points'
import type { Holder, Side } from '@/rules/chemin-de-fer/state/coup'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { PlayingCard } from '../../../drawn/PlayingCard'
import { useT } from '../../../language/i18n'
import { cardSign } from '../../../tell/cards'
import { MemberName } from '../../../tell/MemberName'
import { isCrowded } from './BetsLaid'
import { CardBack, ValueCard } from './CardBack'

/** The cards of both sides as far as they are known: the punta's at the left, the bank's at the right. */
export function Hands({ coup, holder }: { coup: CoupView; holder: Holder }) {
  const t = useT('chemin-table')
  if (coup.phase === 'closed')
    return (
      <p className="text-lg leading-tight">
        {t('hands.with')} <MemberName id={holder.member} className="font-semibold" />
      </p>
    )
  return (
    <div className={`mt-1 flex ${isCrowded(coup) ? 'gap-3' : 'gap-5'}`}>
      <Hand coup={coup} side="punta" name={<MemberName id={holder.member} />} />
      <Hand coup={coup} side="banco" name={t('hands.banco')} />
    </div>
  )
}

function Hand({ coup, side, name }: { coup: CoupView; side: Side; name: React.ReactNode }) {
  const t = useT('chemin-table')
  const cards = coup[side].slice(0, 2)
  const third = coup.thirds[side]
  const point = coup.points[side] ?? pointShown(coup, side)
  const size = isCrowded(coup) ? 'w-7' : 'w-8'
  const word = side === 'punta' ? coup.puntaWord : coup.bancoWord
  return (
    <div className="flex flex-col items-center leading-tight">
      <div className="flex gap-1">
        {[0, 1].map((place) => {
          const card = cards[place]
          return card === undefined ? (
            <CardBack key={place} className={size} />
          ) : (
            <PlayingCard key={place} card={card} name={cardSign(card)} className={size} />
          )
        })}
        {third && <ThirdCard third={third} size={size} />}
        {point !== null && (
          <strong data-point={side} className="self-center pl-1 font-serif text-4xl leading-none">
            {point}
          </strong>
        )}
      </div>
      <span className="text-sm">
        {name}
        {word && `: ${t(`words.${word}`)}`}
      </span>
    </div>
  )
}

/** The point of what lies open: of two cards or their point, with the third where it is known. */
function pointShown({ firsts, thirds, ...coup }: CoupView, side: Side): number | null {
  const cards = coup[side].slice(0, 2)
  const first = firsts[side] ?? (cards.length === 2 ? pointOf(cards) : null)
  const third = thirds[side]
  if (!third || first === null) return first
  const value = third.card === null ? third.value : cardValue(third.card)
  return value === null ? null : pointOfValues([first, value])
}

interface ThirdCardProps {
  third: NonNullable<CoupView['thirds']['punta']>
  size: string
}

function ThirdCard({ third, size }: ThirdCardProps) {
  const className = `${size} -rotate-12`
  if (third.card !== null)
    return <PlayingCard card={third.card} name={cardSign(third.card)} className={className} />
  return third.value === null ? (
    <CardBack className={className} />
  ) : (
    <ValueCard value={third.value} className={className} />
  )
}
