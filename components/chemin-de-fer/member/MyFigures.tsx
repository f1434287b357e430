'use client'
import type { ReactNode } from 'react'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { type Chips, minus, NO_CHIPS, plus } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'

/** The bank, and the member's own money: in play, before them, and won or lost so far. */
export function MyFigures({ table, view }: { table: TableState; view: MemberView }) {
  const t = useT('chemin-member')
  const { coup, mano, summary } = table
  const main = mainFigure(table)
  const { chips, drawn } = view.mine
  const staked = coup?.bets.find(({ member }) => member === view.member)?.sum ?? NO_CHIPS
  const inPlay = plus(staked, mano?.shares[view.member] ?? NO_CHIPS)
  const isPlaying = drawn > 0 || inPlay > 0 || (chips ?? 0) > 0
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-3 gap-y-2">
      {summary.level > 1 && (
        <Figure wide name={t(`figures.${main.name}`)}>
          <Amount chips={main.chips} className="text-6xl" />
        </Figure>
      )}
      {isPlaying && (
        <>
          <Figure name={t('figures.inPlay')}>
            <Amount chips={inPlay} className="text-2xl" />
          </Figure>
          <Figure name={t('figures.before')}>
            <Amount chips={chips} className="text-2xl" />
          </Figure>
          <Figure name={t('figures.balance')}>
            <Amount chips={balanceOf(chips, inPlay, drawn)} sign className="text-2xl" />
          </Figure>
        </>
      )}
    </dl>
  )
}

/** The largest figure: the bank; without one the price of the mano on offer, or the least bank. */
function mainFigure({ mano, seguito, bank, summary: { minimum } }: TableState) {
  if (mano) return { name: 'bank', chips: bank } as const
  if (!seguito) return { name: 'minimum', chips: minimum } as const
  const { step, sum, bids, minimum: least } = seguito
  if (step !== 'auction') return { name: 'price', chips: sum } as const
  const last = bids.at(-1)
  return last
    ? ({ name: 'price', chips: last.chips } as const)
    : ({ name: 'minimum', chips: least } as const)
}

/** Chips won or lost so far; null where the book does not follow them. */
const balanceOf = (chips: Chips | null, inPlay: Chips, drawn: Chips): Chips | null =>
  chips === null ? null : minus(plus(chips, inPlay), drawn)

function Figure(props: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'col-span-3' : ''}>
      <dt className="text-sm text-sage">{props.name}</dt>
      <dd className="leading-none font-semibold">{props.children}</dd>
    </div>
  )
}
