'use client'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import { useT } from '../../../language/i18n'
import { useTable } from '../context'

/** The name of a place: a seat by its number, a gap by the seats on its two sides. */
export function PlaceName({ place }: { place: Place }) {
  const t = useT('chemin-table')
  const { seats } = useTable().view.summary
  if (place.kind === 'seat') return t('seats.number', { number: place.seat })
  return t('place.gap', {
    left: place.after,
    right: place.after >= seats.length ? 1 : place.after + 1,
  })
}
