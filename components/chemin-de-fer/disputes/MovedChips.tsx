import { movedTells } from '@/rules/chemin-de-fer/telling/moved'
import type { Transfer } from '@/rules/kernel/ledger'
import { TellTexts } from '../../tell/TellTexts'

/** Chips that a correction or a ruling moves, a sentence each: “Hotel dà 30 a Echo”. */
export function MovedChips({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 leading-snug font-semibold">
      {movedTells(transfers).map((tell) => (
        <li key={`${tell.key}${JSON.stringify(tell.parts)}`} className="first-letter:uppercase">
          <TellTexts tells={[tell]} />
        </li>
      ))}
    </ul>
  )
}
