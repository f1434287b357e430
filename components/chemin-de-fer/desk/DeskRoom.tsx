'use client'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'

/** The desk of an evening, open or closed. */
export function DeskRoom({ view }: { view: DeskView }) {
  return <h2 className="text-2xl">{view.title}</h2>
}
