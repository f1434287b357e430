'use client'
import { type ReactNode, useId, useState } from 'react'

/** The look of the figures beside the name. */
export const UNFOLDING_CELL =
  'border-t border-line px-3 py-0 text-right whitespace-nowrap tabular-nums'

interface UnfoldingRowProps {
  name: ReactNode
  /** The cells after the name. */
  children: ReactNode
  /** The columns of the sheet, the name's included. */
  columns: number
  /** Shown below the row once its name is tapped. */
  details: ReactNode
}

/** A row of a sheet that unfolds to what is behind its figures. */
export function UnfoldingRow({ name, children, columns, details }: UnfoldingRowProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr>
        <th scope="row" className="border-t border-line px-1 py-0 text-left">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 w-full items-center gap-2 rounded-lg px-2 text-left font-semibold hover:bg-felt-high"
          >
            <span aria-hidden="true" className="w-4 text-brass">
              {open ? '▾' : '▸'}
            </span>
            {name}
          </button>
        </th>
        {children}
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={columns} className="px-4 pt-1 pb-4">
            {details}
          </td>
        </tr>
      )}
    </>
  )
}
