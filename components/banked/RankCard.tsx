import type { Rank } from '@/rules/kernel/cards'

/** A card by its rank alone, since no provision asks for its suit. */
export function RankCard({ rank }: { rank: Rank }) {
  return (
    <span className="inline-flex h-[1.9rem] w-[1.42rem] shrink-0 items-center justify-center rounded-[4px] border border-[#8a8574] bg-[#fffdf6] font-serif text-base font-bold text-[#1a1a1a]">
      {rank}
    </span>
  )
}
