'use client'
import type { ReactNode } from 'react'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import { Bounds } from '../../../tablet/Bounds'
import { Digits, Key } from '../../../tablet/Digits'
import { typedOn } from '../../../tablet/typed'
import { Amount } from '../../../tell/Amount'

/** A frequent sum with its name, or the bare sum. */
export interface QuickSum {
  name: string
  chips: Chips
}

interface ChipsPadProps {
  chips: Chips
  max: Chips
  onChips: (chips: Chips) => void
  quick?: readonly QuickSum[]
  /** A tap on a frequent sum; without it the sum is written as if it were typed. */
  onQuick?: (chips: Chips) => void
  /** The sum shown was only proposed: the first digit begins a new one. */
  isProposed?: boolean
  /** The number counts things that are no chips, such as cards. */
  isCount?: boolean
  /** The name of the sum, before it. */
  label: ReactNode
  isDisabled?: boolean
}

/** A sum of chips: frequent ones by one tap, any other by digits. */
export function ChipsPad(props: ChipsPadProps) {
  const { chips, max, onChips, quick = [], onQuick = onChips, label } = props
  const { isDisabled = false, isCount = false, isProposed = false } = props
  const shown = (sum: Chips) => (isCount ? sum : <Amount chips={sum} />)
  return (
    <div className="flex flex-col gap-1.5">
      {/* One frequent sum leaves room beside it for the sum that is written. */}
      <div className={quick.length === 1 ? 'flex flex-wrap gap-1.5 *:grow' : 'contents'}>
        {quick.length > 0 && (
          <div className={`grid gap-1.5 ${quick.length > 2 ? 'grid-cols-3' : 'grid-cols-1'}`}>
            {quick.map(({ name, chips: sum }) => (
              <Key key={sum} isDisabled={isDisabled} onPress={() => onQuick(sum)}>
                <span className="text-sm">{name}</span>
                {shown(sum)}
              </Key>
            ))}
          </div>
        )}
        <p
          className="flex flex-wrap items-baseline justify-between gap-x-3 leading-tight"
          aria-live="polite"
        >
          <span>{label}</span>
          <strong className="ml-auto text-3xl leading-none tabular-nums">{shown(chips)}</strong>
        </p>
      </div>
      <Bounds typed={chips} max={max} isCount={isCount} isShort />
      <div className="[&_button]:min-h-10 [&_button]:text-lg">
        <Digits
          isDisabled={isDisabled}
          onDigits={(digits) => onChips(asChips(typedOn(chips, digits, isProposed)))}
          onClear={() => onChips(NO_CHIPS)}
        />
      </div>
    </div>
  )
}

/** Sums between bounds, each once, without those that are nothing. */
export const sumsWithin = (
  sums: readonly QuickSum[],
  { min, max }: { min: number; max: number },
): QuickSum[] =>
  sums.filter(
    ({ chips }, at) =>
      chips > 0 &&
      chips >= min &&
      chips <= max &&
      sums.findIndex((other) => other.chips === chips) === at,
  )
