import type { Chips } from '@/rules/kernel/chips'
import { Amount } from '../tell/Amount'

/** A cell with an amount, and the one before it where it changes. */
export function Change(props: { was: Chips | null; is: Chips | null; isResult?: boolean }) {
  const { was, is, isResult = false } = props
  return (
    <td className="text-right whitespace-nowrap">
      {was !== is && (
        <>
          <Amount chips={was} sign={isResult} className="text-sm" />
          <span className="px-1 text-sage">→</span>
        </>
      )}
      <Amount chips={is} sign={isResult} className={was === is ? '' : 'font-semibold'} />
    </td>
  )
}
