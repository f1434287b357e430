import type { Rank } from '@/rules/kernel/cards'

/** A card by its rank alone, since no provision asks for its suit. */
export function RankCard({ rank }: { rank: Rank }) {
  return (
    <span className="inline-flex h-[1.9rem] w-[1.42rem] shrink-0 items-center justify-center rounded-[4px] border border-[#8a8574] bg-[#fffdf6] font-serif text-base font-bold text-[#1a1a1a]">
      {rank}
    </span>
  )
}

/** Cards beside each other, in their order. */
export function RankCards({ cards }: { cards: readonly Rank[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: cards of one rank differ by their place alone.
  return cards.map((rank, at) => <RankCard key={at} rank={rank} />)
}
