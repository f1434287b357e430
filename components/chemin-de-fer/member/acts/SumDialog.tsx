'use client'
import { useState } from 'react'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { Range } from '@/rules/kernel/decider'
import { Bounds } from '../../../tablet/Bounds'
import { Digits, Key } from '../../../tablet/Digits'
import { typedOn } from '../../../tablet/typed'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

interface SumDialogProps {
  title: string
  range: Range
  /** Frequent sums, each one tap. */
  quick: readonly Chips[]
  /** The sum that stands there until another is typed. */
  start?: Chips
  onGive: (chips: Chips) => void
  onClose: () => void
}

/** A sum within its bounds, by digits or by a frequent one; the button at the bottom says what will be given. */
export function SumDialog({
  title,
  range,
  quick,
  start = NO_CHIPS,
  onGive,
  onClose,
}: SumDialogProps) {
  const { min, max, step } = range
  const [typed, setTyped] = useState<Chips | null>(null)
  const chips = typed ?? (min === max ? asChips(min) : start)
  const isGood = chips >= min && chips <= max && (chips - min) % step === 0
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          size="large"
          wide
          isDisabled={!isGood}
          onPress={() => onGive(chips)}
        >
          {title} <Amount chips={chips} />
        </Button>
      }
    >
      <div className="flex items-end justify-between gap-3">
        <div>
          <Bounds typed={chips} {...range} />
        </div>
        <p aria-live="polite" className="text-4xl font-semibold">
          <Amount chips={chips} />
        </p>
      </div>
      <div className="grid grid-cols-3 gap-2 empty:hidden">
        {quick.map((one) => (
          <Key key={one} isDisabled={false} onPress={() => setTyped(one)}>
            <Amount chips={one} />
          </Key>
        ))}
      </div>
      <Digits
        onDigits={(digits) => setTyped(asChips(typedOn(typed ?? NO_CHIPS, digits)))}
        onClear={() => setTyped(NO_CHIPS)}
      />
    </Dialog>
  )
}
