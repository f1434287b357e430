'use client'
import type { Chips } from '@/rules/kernel/chips'
import { useClub } from '../club/club'
import { useLingua } from '../language/i18n'
import { formatChips } from './chips'

/** Chips as the club writes them; null is a dash. With `sign`, gains and losses differ by sign and colour. */
export function Amount(props: { chips: Chips | null; sign?: boolean; className?: string }) {
  const format = useChips()
  const { chips, sign } = props
  const tone = !sign || !chips ? '' : chips > 0 ? 'text-good' : 'text-bad'
  return (
    <span className={`whitespace-nowrap tabular-nums ${tone} ${props.className ?? ''}`}>
      {chips === null ? '—' : format(chips, sign)}
    </span>
  )
}

/** The same as a function, for texts and labels. */
export function useChips(): (chips: Chips, sign?: boolean) => string {
  const { club } = useClub()
  const locale = useLingua()
  return (chips, sign) => formatChips(chips, club, locale, sign)
}
