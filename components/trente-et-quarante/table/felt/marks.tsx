import type { Chance, Colour } from '@/rules/trente-et-quarante/state/posta'

/** A colour as the cloth shows it: a full lozenge for rosso, a spade-black one with a pale edge for nero. */
export function ColourMark({ colour }: { colour: Colour }) {
  return (
    <span
      aria-hidden
      className={`inline-block size-3.5 shrink-0 border-2 border-ivory ${colour === 'rosso' ? 'rotate-45 bg-[#c1272d]' : 'bg-black'}`}
    />
  )
}

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
