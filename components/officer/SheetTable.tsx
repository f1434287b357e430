import type { ReactNode } from 'react'
import { SHEET, TH, TH_RIGHT } from './look'

/** A sheet with ruled lines, which scrolls sideways where it is wider than the screen: `head` is its columns, `children` its rows. */
export function SheetTable(props: { caption?: string; head: ReactNode; children: ReactNode }) {
  return (
    <div className="relative overflow-x-auto rounded-card bg-felt">
      <table className={SHEET}>
        {props.caption && <caption className="sr-only">{props.caption}</caption>}
        <thead>
          <tr>{props.head}</tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  )
}

/** A column's heading: of figures, set to the right; of buttons, for screen readers alone. */
export function Column(props: {
  of?: 'figures' | 'buttons'
  /** A button for all rows, above theirs. */
  act?: ReactNode
  children: ReactNode
}) {
  if (props.of === 'buttons')
    return (
      <th className={TH_RIGHT}>
        <span className="sr-only">{props.children}</span>
        {props.act}
      </th>
    )
  return <th className={props.of === 'figures' ? TH_RIGHT : TH}>{props.children}</th>
}
