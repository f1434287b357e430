import type { Suit } from '@/rules/kernel/cards'
import { isRed, SUIT_PATHS } from './suits'

/**
 * A suit's sign in a line of text, as high as its letters: red suits in a red that reads on the page, black ones in the
 * text's own colour. With `name` screen readers read it; without, something beside it must say the suit.
 */
export function SuitMark({ suit, name }: { suit: Suit; name?: string }) {
  return (
    <svg
      role="img"
      aria-label={name}
      aria-hidden={name === undefined}
      viewBox="-10 -10 20 20"
      className={`inline-block h-[0.8em] w-[0.8em] align-[-0.04em] ${isRed(suit) ? 'text-suit-red' : ''}`}
    >
      <path d={SUIT_PATHS[suit]} fill="currentColor" />
    </svg>
  )
}
