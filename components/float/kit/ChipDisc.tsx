'use client'
import { createContext, type ReactNode, use } from 'react'
import { type ChipColour, coloursOf } from '@/rules/float/pieces/colours'
import type { Denomination } from './draft'

/** Body and marks of a chip of each colour; the dark line round it tells it from any ground. */
const DRAWN: Readonly<Record<ChipColour, readonly [string, string]>> = {
  white: ['#f4eedd', '#5a6b8c'],
  red: ['#b8402f', '#f4e3d6'],
  blue: ['#2b5fa8', '#e2effa'],
  green: ['#2c7a4f', '#e4f0dc'],
  black: ['#23262d', '#e8dcc0'],
  purple: ['#6a4596', '#eddff5'],
  yellow: ['#e0bb3f', '#5c4708'],
  orange: ['#d0702a', '#fbe9d8'],
  pink: ['#d88fa9', '#5e1d35'],
  brown: ['#6d4a2e', '#f0e0cf'],
  'light-blue': ['#86bcd6', '#163c50'],
  grey: ['#8b9096', '#f4f4f4'],
}

const Colours = createContext<Readonly<Record<string, ChipColour>>>({})

/** The colours of a house's chips, for every pad, table and line of pieces below. */
export function ChipColours(props: { list: readonly Denomination[]; children: ReactNode }) {
  return <Colours value={coloursOf(props.list)}>{props.children}</Colours>
}

/** A chip of a denomination, for the eye alone: its number stands beside it. Nothing where the house's list has none. */
export function ChipDisc({ value }: { value: number }) {
  const colour = use(Colours)[value]
  return colour ? <ColourDisc colour={colour} /> : null
}

export function ColourDisc({ colour }: { colour: ChipColour }) {
  const [body, marks] = DRAWN[colour]
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-colour={colour}
      className="pointer-events-none inline-block size-[1.05em] shrink-0 align-[-0.15em]"
    >
      <circle cx="10" cy="10" r="9" fill={body} stroke="#0d1512" strokeWidth="1.4" />
      <circle
        cx="10"
        cy="10"
        r="6.4"
        fill="none"
        stroke={marks}
        strokeWidth="3"
        strokeDasharray="4 2.7"
      />
    </svg>
  )
}
