'use client'
import { ChipSum } from '../../../banked/table/ChipSum'
import { TapsWaiting } from '../../../banked/table/TapsWaiting'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import type { Staking } from '../staking'
import { useTable } from '../tablet'

interface SumChoiceProps {
  staking: Staking
  isTyped: boolean
  onTyped: (isTyped: boolean) => void
}

/** The sum that a tap on a chance lays, and the latest stakes again by one tap. Source: T.2.1. */
export function SumChoice({ staking, isTyped, onTyped }: SumChoiceProps) {
  const t = useT('trente-table')
  const { limits } = useTable().summary
  const { repeat, refusal, waiting, taps, chips, onChips } = staking
  return (
    <div className="flex flex-col gap-2">
      <ChipSum
        limits={limits}
        chips={chips}
        onChips={onChips}
        isTyped={isTyped}
        onTyped={onTyped}
        beside={
          repeat && (
            <Button className="px-1! text-sm" isDisabled={waiting} onPress={repeat}>
              {t('stakes.repeat')}
            </Button>
          )
        }
      />
      <TapsWaiting taps={taps} />
      <Refused refusal={refusal} />
    </div>
  )
}
