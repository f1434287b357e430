'use client'
import { type ReactNode, useId } from 'react'

/** A named section of a part. */
export function PartSection(props: { title: ReactNode; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-3 flex flex-col gap-2">
      <h2 id={id} className="text-lg leading-tight">
        {props.title}
      </h2>
      {props.note && <p className="text-sm text-sage">{props.note}</p>}
      {props.children}
    </section>
  )
}
