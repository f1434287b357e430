import type { Chips } from '@/rules/kernel/chips'
import { Amount } from '../tell/Amount'

/** The sum that everybody at the table looks for now, such as the pot, and its name. */
export interface SumNow {
  readonly name: string
  readonly chips: Chips
  /** Won or lost, so that its sign is written. */
  readonly isResult?: boolean
}

/** The sum of the moment: in every game at the same place and of the same size. */
export function MomentSum({ name, chips, isResult = false }: SumNow) {
  return (
    <p
      data-moment
      className="flex shrink-0 items-baseline justify-between gap-2 border-b border-line px-3 py-1 leading-none"
    >
      {name}
      <Amount chips={chips} sign={isResult} className="text-3xl font-semibold tabular-nums" />
    </p>
  )
}
