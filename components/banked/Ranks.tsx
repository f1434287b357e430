'use client'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { Key } from '../tablet/Digits'

interface RanksProps {
  isDisabled?: boolean
  onRank: (rank: Rank) => void
}

/** The thirteen ranks as keys. */
export function Ranks({ isDisabled = false, onRank }: RanksProps) {
  return (
    <div className="grid max-w-[36rem] grid-cols-7 gap-2">
      {RANKS.map((rank) => (
        <Key key={rank} isDisabled={isDisabled} onPress={() => onRank(rank)}>
          <span className="font-serif text-2xl font-bold">{rank}</span>
        </Key>
      ))}
    </div>
  )
}
