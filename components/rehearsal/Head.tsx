'use client'
import type { ReactNode } from 'react'
import { useLingua } from '../language/i18n'
import { PaceAndEnd } from './PaceAndEnd'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** The line over a rehearsal: its story, how fast the others play, and its end. */
export function Head(props: {
  now: RehearsalNow
  rehearsal: ReturnType<typeof useRehearsal>
  children?: ReactNode
}) {
  const lingua = useLingua()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="text-xl">{props.now.title[lingua]}</h1>
      {props.children}
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <PaceAndEnd now={props.now} rehearsal={props.rehearsal} />
      </div>
    </header>
  )
}
