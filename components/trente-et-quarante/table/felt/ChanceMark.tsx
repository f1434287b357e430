import type { Chance } from '@/rules/trente-et-quarante/state/posta'
import { ColourMark } from './ColourMark'

/** The sign of a chance: a colour for the two rows, two alike or two unlike for colore and inverso. */
export function ChanceMark({ chance }: { chance: Chance }) {
  if (chance === 'nero' || chance === 'rosso') return <ColourMark colour={chance} />
  return (
    <span className="flex gap-1">
      <ColourMark colour="rosso" />
      <ColourMark colour={chance === 'colore' ? 'rosso' : 'nero'} />
    </span>
  )
}
