import type { ReactNode } from 'react'

/** A row of labelled figures, as many to a line as fit. */
export function Figures({ figures }: { figures: readonly { name: string; figure: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
      {figures.map(({ name, figure }) => (
        <div key={name} className="rounded-lg border border-line bg-felt-high px-3 py-2">
          <dt className="text-sm text-sage">{name}</dt>
          <dd className="text-xl font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
