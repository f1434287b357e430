'use client'
import type { ReactNode } from 'react'
import { asChips, type Chips, NO_CHIPS, times } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Bounds } from '../../tablet/Bounds'
import { Choice } from '../../tablet/Choice'
import { Digits } from '../../tablet/Digits'
import { typedOn } from '../../tablet/typed'
import { Amount } from '../../tell/Amount'
import { Button } from '../../ui/Button'

/** Usual stakes, in the table's minimum. */
const USUAL = [1, 2, 5, 10] as const

interface ChipSumProps {
  limits: { readonly minimum: Chips; readonly maximum: Chips }
  chips: Chips
  onChips: (chips: Chips) => void
  /** Whether the keypad is shown. */
  isTyped: boolean
  onTyped: (isTyped: boolean) => void
  /** A button beside that of the keypad. */
  beside?: ReactNode
}

/** The sum that a tap on the felt lays, by a chip or by digits, which take the place of the chips. */
export function ChipSum(props: ChipSumProps) {
  const t = useT('banked')
  const { limits, chips, onChips, isTyped, onTyped, beside } = props
  const usual = USUAL.map((n) => times(limits.minimum, n)).filter((sum) => sum <= limits.maximum)
  return (
    <div className="flex flex-col gap-2">
      {!isTyped && (
        <div className="grid grid-cols-4 gap-1.5">
          {usual.map((sum) => (
            <Choice key={sum} chosen={chips === sum} onChange={() => onChips(sum)}>
              <Amount chips={sum} className="text-lg" />
            </Choice>
          ))}
        </div>
      )}
      <div className={`grid gap-1.5 ${beside ? 'grid-cols-2' : ''}`}>
        <Button
          variant="quiet"
          className="px-1! text-sm"
          aria-expanded={isTyped}
          onPress={() => onTyped(!isTyped)}
        >
          {t('otherSum')}
        </Button>
        {beside}
      </div>
      {isTyped && (
        <>
          <p className="flex justify-between" aria-live="polite">
            {t('sum')} <Amount chips={chips} className="text-2xl font-semibold" />
          </p>
          <Bounds typed={chips} max={limits.maximum} isShort />
          <Digits
            onDigits={(digits) => onChips(asChips(typedOn(chips, digits)))}
            onClear={() => onChips(NO_CHIPS)}
          />
        </>
      )}
    </div>
  )
}
