import type { Colour } from '@/rules/trente-et-quarante/state/posta'

/** A colour as the cloth shows it: a full lozenge for rosso, a spade-black one with a pale edge for nero. */
export function ColourMark({ colour }: { colour: Colour }) {
  return (
    <span
      aria-hidden
      className={`inline-block size-3.5 shrink-0 border-2 border-ivory ${colour === 'rosso' ? 'rotate-45 bg-[#c1272d]' : 'bg-black'}`}
    />
  )
}
