import type { Suit } from '@/rules/kernel/cards'
import { SUIT_PATHS } from './suits'

type Court = 'J' | 'Q' | 'K'

/** Headgear by rank: a feathered cap, a round tiara, a pointed crown. It tells the three apart without the letter. */
const HEADS: Readonly<Record<Court, string>> = {
  J: 'M22 22c0-5 4-7.5 9-7.5c4 0 7 2.5 7 7.5zM37 16c1-3 3.5-4 6-3.5c-.5 3-2.5 5-5 5.5z',
  Q: 'M22.5 22l-1.5-6a2 2 0 1 1 2-.6l3 2.6l2.4-4.2a2 2 0 1 1 3.2 0l2.4 4.2l3-2.6a2 2 0 1 1 2 .6l-1.5 6z',
  K: 'M22 22l-2-9l5 3.6l3.6-4.4v-1.6h-1.8v-1.4h1.8v-1.2h2.8v1.2h1.8v1.4h-1.8v1.6l3.6 4.4l5-3.6l-2 9z',
}

/** The upper half of a court card, down to its middle; the lower half is the same on its head. */
export function CourtHalf(props: { rank: Court; suit: Suit; colour: string }) {
  const { rank, suit, colour } = props
  return (
    <>
      <path d={HEADS[rank]} fill="#d9a62e" stroke={colour} strokeWidth="0.9" />
      <path d="M24 22h12v5.5a6 6 0 0 1-12 0z" fill="#fbe7cf" stroke={colour} strokeWidth="0.9" />
      {rank === 'K' && <path d="M24 27.5a6 6 0 0 0 12 0l-1 5l-5 3l-5-3z" fill={colour} />}
      {rank === 'Q' && (
        <path
          d="M24 22c-3 2-3 8-1 11M36 22c3 2 3 8 1 11"
          fill="none"
          stroke={colour}
          strokeWidth="1.6"
        />
      )}
      <path
        d="M15 42c0-6 5-8.5 9-9l6 3.5l6-3.5c4 .5 9 3 9 9z"
        fill={colour}
        fillOpacity="0.88"
        stroke={colour}
      />
      <path d={SUIT_PATHS[suit]} fill="#f6ecd2" transform="translate(30 39.4) scale(0.17)" />
      <path d={SUIT_PATHS[suit]} fill={colour} transform="translate(18.4 16.2) scale(0.32)" />
    </>
  )
}
