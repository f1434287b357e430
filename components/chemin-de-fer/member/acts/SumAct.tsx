'use client'
import { useState } from 'react'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { Chips } from '@/rules/kernel/chips'
import type { Range } from '@/rules/kernel/decider'
import { quickSums } from '../../../money/quickSums'
import { Button } from '../../../ui/Button'
import type { Variant } from '../../../ui/buttonLook'
import { useAct } from '../../commanding'
import { SumDialog } from './SumDialog'

interface SumActProps {
  offer: CheminOffer
  field: string
  range: Range
  label: string
  variant?: Variant
  /** The usual least sum, of which frequent sums are multiples. */
  usual: Chips
  /** Sums that the member gave before, oldest first. */
  before?: readonly Chips[]
  /** The sum that stands there at first; none by default. */
  start?: Chips
}

/** A button that asks for a sum within the offer's bounds, and gives it. */
export function SumAct(props: SumActProps) {
  const { offer, field, range, label, variant = 'secondary', usual, before = [], start } = props
  const { take, waiting } = useAct()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant={variant} size="large" wide isPending={waiting} onPress={() => open(true)}>
        {label}…
      </Button>
      {isOpen && (
        <SumDialog
          title={label}
          range={range}
          {...(start === undefined ? {} : { start })}
          quick={quickSums(range, usual, before)}
          onGive={(chips) => {
            open(false)
            void take(offer, { [field]: chips })
          }}
          onClose={() => open(false)}
        />
      )}
    </>
  )
}
