'use client'
import { type ReactNode, useState } from 'react'
import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { PlainButton } from '../../ui/PlainButton'
import type { Denomination } from '../kit/draft'
import { PiecesPad } from '../kit/PiecesPad'
import { PiecesText } from '../kit/PiecesText'

/** One of the sides of a movement of pieces. */
export interface PiecesSide {
  readonly key: string
  readonly name: string
  readonly pieces: Pieces
  readonly onPieces: (pieces: Pieces) => void
  /** The most of each; no limit when left out. */
  readonly held?: Pieces
}

interface TwoSidesProps {
  sides: readonly PiecesSide[]
  list: readonly Denomination[]
  /** Right of the pad, below the sides. */
  children: ReactNode
}

/** Pieces that go one way and pieces that go the other: one pad, for the side that was tapped. */
export function TwoSides({ sides, list, children }: TwoSidesProps) {
  const t = useT('float-post')
  const [chosen, setChosen] = useState(sides[0]?.key)
  const side = sides.find(({ key }) => key === chosen) ?? sides[0]
  if (!side) return null
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[26rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PiecesPad
          key={side.key}
          label={side.name}
          list={list}
          pieces={side.pieces}
          onPieces={side.onPieces}
          {...(side.held ? { held: side.held } : {})}
        />
        <div className="flex min-w-0 flex-col gap-2">
          {sides.map((one) => (
            <PlainButton
              key={one.key}
              aria-pressed={one.key === side.key}
              onPress={() => setChosen(one.key)}
              className={`flex min-h-14 flex-col rounded-lg border-2 px-3 py-1 text-left leading-snug outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass ${
                one.key === side.key ? 'border-brass bg-felt-high' : 'border-line-strong bg-felt'
              }`}
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className={one.key === side.key ? 'font-semibold' : 'text-sage'}>
                  {one.name}
                </span>
                <Amount chips={worthOf(one.pieces)} className="text-2xl font-semibold" />
              </span>
              <PiecesText pieces={one.pieces} className="text-sm" />
              {one.key !== side.key && (
                <span className="sr-only">{t('sides.edit', { name: one.name })}</span>
              )}
            </PlainButton>
          ))}
          {children}
        </div>
      </div>
    </div>
  )
}
