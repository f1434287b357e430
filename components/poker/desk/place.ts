'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/poker/views/desk'
import { useHash } from '../../page/useHash'

/** The main part of the desk: a list, a table, or tonight's overview. */
export type Place = 'evening' | `L${number}` | `T${number}`

const isPlace = (text: string): text is Place => /^(evening|[LT]\d{1,3})$/.test(text)

/** The asked place while the view has it; otherwise tonight's overview. */
export function placeIn(view: DeskView | null, asked: Place): Place {
  if (!view) return 'evening'
  const there =
    view.lists.some(({ id }) => id === asked) ||
    view.tables.some(({ summary }) => summary.id === asked)
  return there ? asked : 'evening'
}

/** The chosen place, kept in the address after `#`, so that a reload or a second window opens the same place. */
export function usePlace(): [Place, (place: Place) => void] {
  const [place, setPlace] = useState<Place>('evening')
  useHash((hash) => setPlace(isPlace(hash) ? hash : 'evening'))
  const go = (next: Place) => {
    window.history.replaceState(null, '', `#${next}`)
    setPlace(next)
  }
  return [place, go]
}

/** The chosen tab of a panel; until somebody chooses, it is `start`, which may change. */
export function useTab<K extends string>(_keys: readonly K[], start: K): [K, (key: K) => void] {
  const [chosen, setChosen] = useState<K | null>(null)
  return [chosen ?? start, setChosen]
}
