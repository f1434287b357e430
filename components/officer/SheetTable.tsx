import type { ReactNode } from 'react'
import { SHEET, TH, TH_RIGHT } from './look'

/**
 * A sheet with ruled lines, which scrolls in its own box where it is wider than the screen, or so long that the page would
 * be: `head` is its columns, which stay in sight, `children` its rows.
 */
export function SheetTable(props: { caption?: string; head: ReactNode; children: ReactNode }) {
  return (
    <div className="relative max-h-[65dvh] overflow-x-auto overflow-y-auto rounded-card bg-felt print:max-h-none">
      <table className={SHEET}>
        {props.caption && <caption className="sr-only">{props.caption}</caption>}
        <thead className="sticky top-0 z-10 bg-felt print:static">
          <tr>{props.head}</tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  )
}

/** A column's heading: of figures, set to the right; of buttons, for screen readers alone. */
export function Column(props: { of?: 'figures' | 'buttons'; children: ReactNode }) {
  if (props.of === 'buttons')
    return (
      <th className={TH}>
        <span className="sr-only">{props.children}</span>
      </th>
    )
  return <th className={props.of === 'figures' ? TH_RIGHT : TH}>{props.children}</th>
}
