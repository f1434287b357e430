'use client'
import type { ReactNode } from 'react'
import { GameMark } from '../club/GameMark'
import { useDays } from '../history/days'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { useEveningTitle } from '../tell/day'
import { Block } from '../ui/Block'
import type { MonthFigures } from './figures'

type Evening = MonthFigures['evenings'][number]
type Line = Pick<Evening, 'day' | 'title' | 'game' | 'source'>

/** The columns of each table in their order. */
const OF_EVENING = ['casse', 'club', 'gap', 'owed', 'counted'] as const
const OF_CLUB = [
  'tax',
  'bank',
  'boxes',
  'boxGap',
  'deposits',
  'notes',
  'floats',
  'plusMinus',
] as const
const SIGNED: readonly string[] = ['club', 'gap', 'bank', 'boxGap', 'floats', 'plusMinus']

/** Each evening's figures and their sum. */
export function MonthEvenings({ month }: { month: MonthFigures }) {
  const t = useT('month')
  return (
    <Amounts month={month} evenings={month.evenings} keys={OF_EVENING} caption={t('evenings')} />
  )
}

/** Where the club's part comes from, and the floats; nothing where there is neither. */
export function MonthOfClub({ month }: { month: MonthFigures }) {
  const t = useT('month')
  const keys = OF_CLUB.filter((key) => month.evenings.some((one) => one[key] !== 0))
  const evenings = month.evenings.filter((one) => keys.some((key) => one[key] !== 0))
  if (keys.length === 0) return null
  return (
    <Block title={t('clubsPart')}>
      <p className="mb-2 max-w-prose text-sm text-sage">{t('clubsPartNote')}</p>
      <Amounts month={month} evenings={evenings} keys={keys} caption={t('clubsPart')} />
    </Block>
  )
}

function Amounts(props: {
  month: MonthFigures
  evenings: readonly Evening[]
  keys: readonly ((typeof OF_EVENING)[number] | (typeof OF_CLUB)[number])[]
  caption: string
}) {
  const t = useT('month')
  const { caption, keys } = props
  const rows = [
    ...props.evenings.map((one) => ({ key: one.key, head: <EveningWords line={one} />, of: one })),
    { key: 'total', head: t('total'), of: props.month.sums },
  ]
  const amount = (row: (typeof rows)[number], key: (typeof keys)[number]) => (
    <Amount chips={row.of[key]} sign={SIGNED.includes(key)} />
  )
  return (
    <>
      <div className="max-sm:hidden">
        <Scrolled caption={caption} heads={keys.map((key) => t(key))}>
          {rows.map((row) => (
            <tr key={row.key} className="last:font-semibold">
              <th scope="row" className={`${CELL} [font-weight:inherit]`}>
                {row.head}
              </th>
              {keys.map((key) => (
                <td key={key} className={`${CELL} ${FIGURE}`}>
                  {amount(row, key)}
                </td>
              ))}
            </tr>
          ))}
        </Scrolled>
      </div>
      <ul aria-label={caption} className="sm:hidden">
        {rows.map((row) => (
          <li key={row.key} className="border-b border-line py-2 last:border-0 last:font-semibold">
            {row.head}
            <dl className="grid grid-cols-2 gap-x-4">
              {keys.map((key) => (
                <div key={key} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-sage">{t(key)}</dt>
                  <dd>{amount(row, key)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function Scrolled(props: { caption: string; heads: readonly string[]; children: ReactNode }) {
  const t = useT('month')
  return (
    <div className="overflow-x-auto">
      <table className={TABLE}>
        <caption className="sr-only">{props.caption}</caption>
        <thead>
          <tr>
            <th className={HEAD}>{t('evening')}</th>
            {props.heads.map((head) => (
              <th key={head} className={`${HEAD} ${FIGURE}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  )
}

function EveningWords({ line }: { line: Line }) {
  const t = useT('month')
  const titleOf = useEveningTitle()
  const { short } = useDays()
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{short(line.day)}</span>{' '}
      <span className="text-sage">
        {titleOf(line)}
        <GameMark game={line.game} />
        {line.source === 'import' && ` · ${t('imported')}`}
      </span>
    </>
  )
}

/** The payments that nobody has marked as received. */
export function MonthPayments({ month }: { month: MonthFigures }) {
  const t = useT('month')
  return (
    <Scrolled caption={t('payments')} heads={[t('owed')]}>
      {month.payments.map(({ tableauId, number, from, to, chips, isHanded }) => {
        const line = month.lines.find((one) => one.tableauId === tableauId)
        return (
          <tr key={`${tableauId}/${number}`}>
            <th scope="row" className={`${CELL} font-normal`}>
              {t('payment', { from: from ?? t('desk'), to: to ?? t('desk') })}
              {isHanded && ` · ${t('handed')}`}
              {line && <PaymentOf line={line} number={number} />}
            </th>
            <td className={`${CELL} ${FIGURE}`}>
              <Amount chips={chips} />
            </td>
          </tr>
        )
      })}
    </Scrolled>
  )
}

function PaymentOf({ line, number }: { line: Line; number: number }) {
  const t = useT('month')
  const { short } = useDays()
  return (
    <span className="block text-sm text-sage">
      {short(line.day)}
      <GameMark game={line.game} /> · {t('number', { n: number })}
    </span>
  )
}
