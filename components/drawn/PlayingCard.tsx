import { type Card, rankOf, type Suit, suitOf } from '@/rules/kernel/cards'
import { isRedSuit } from '../tell/cards'
import { CourtHalf } from './CourtHalf'
import { SUIT_PATHS } from './suits'

const RED = '#b3261e'
const BLACK = '#1a1a1a'

/** Places of the pips on a card of 60 by 84; below the middle they stand on their heads, as printed. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '2': [
    [30, 17],
    [30, 67],
  ],
  '3': [
    [30, 17],
    [30, 42],
    [30, 67],
  ],
  '4': [
    [20, 17],
    [40, 17],
    [20, 67],
    [40, 67],
  ],
  '5': [
    [20, 17],
    [40, 17],
    [30, 42],
    [20, 67],
    [40, 67],
  ],
  '6': [
    [20, 17],
    [40, 17],
    [20, 42],
    [40, 42],
    [20, 67],
    [40, 67],
  ],
  '7': [
    [20, 17],
    [40, 17],
    [30, 29.5],
    [20, 42],
    [40, 42],
    [20, 67],
    [40, 67],
  ],
  '8': [
    [20, 17],
    [40, 17],
    [30, 29.5],
    [20, 42],
    [40, 42],
    [30, 54.5],
    [20, 67],
    [40, 67],
  ],
  '9': [
    [20, 16],
    [40, 16],
    [20, 33],
    [40, 33],
    [30, 42],
    [20, 51],
    [40, 51],
    [20, 68],
    [40, 68],
  ],
  '10': [
    [20, 16],
    [40, 16],
    [30, 24.5],
    [20, 33],
    [40, 33],
    [20, 51],
    [40, 51],
    [30, 59.5],
    [20, 68],
    [40, 68],
  ],
}

interface PlayingCardProps {
  card: Card
  /** The card's name for screen readers; without it something beside the picture must name the card. */
  name?: string
  className?: string
}

/** A face of the pack as it lies on the table, white in both themes. Its height follows its width, 5 to 7. */
export function PlayingCard({ card, name, className = 'w-12' }: PlayingCardProps) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const colour = isRedSuit(suit) ? RED : BLACK
  return (
    <svg
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
      viewBox="0 0 60 84"
      className={`shrink-0 ${className}`}
    >
      <rect x="0.5" y="0.5" width="59" height="83" rx="5" fill="#fffdf6" stroke="#8a8574" />
      <g fill={colour}>
        <Corner rank={rank} suit={suit} />
        <g transform="rotate(180 30 42)">
          <Corner rank={rank} suit={suit} />
        </g>
        {rank === 'A' && <Pip suit={suit} x={30} y={42} size={1.7} />}
        {PIPS[rank]?.map(([x, y]) => (
          <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={0.62} turned={y > 42} />
        ))}
      </g>
      {(rank === 'J' || rank === 'Q' || rank === 'K') && (
        <>
          <rect x="13.5" y="10.5" width="33" height="63" rx="2" fill="#f6ecd2" stroke={colour} />
          <CourtHalf rank={rank} suit={suit} colour={colour} />
          <g transform="rotate(180 30 42)">
            <CourtHalf rank={rank} suit={suit} colour={colour} />
          </g>
        </>
      )}
    </svg>
  )
}

/** The index in a corner of the card. */
function Corner({ rank, suit }: { rank: string; suit: Suit }) {
  return (
    <>
      <text
        x="7"
        y="13.5"
        textAnchor="middle"
        fontSize={rank === '10' ? 12 : 14}
        letterSpacing={rank === '10' ? -1 : 0}
        fontWeight="700"
        className="font-serif"
      >
        {rank}
      </text>
      <Pip suit={suit} x={7} y={20.5} size={0.42} />
    </>
  )
}

function Pip(props: { suit: Suit; x: number; y: number; size: number; turned?: boolean }) {
  const { suit, x, y, size, turned } = props
  const turn = turned ? ' rotate(180)' : ''
  return <path d={SUIT_PATHS[suit]} transform={`translate(${x} ${y}) scale(${size})${turn}`} />
}
