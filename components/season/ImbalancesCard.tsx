'use client'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { useChips } from '../tell/Amount'
import { Block } from '../ui/Block'
import { type Bin, binsOf } from './bins'

/** Imbalances of the period: bars by size of supero or ammanco, and the same as a table. */
export function ImbalancesCard({ gaps }: { gaps: readonly number[] }) {
  const t = useT('season')
  const name = useBinName()
  const bins = binsOf(gaps).map((bin) => ({ ...bin, name: name(bin) }))
  return (
    <Block title={t('gaps.title')}>
      <p className="mb-2 text-sm text-sage">{t('gaps.note')}</p>
      <figure role="img" aria-label={t('gaps.label')}>
        <ResponsiveContainer width="100%" height={bins.length * 34 + 8}>
          <BarChart
            layout="vertical"
            data={bins}
            margin={{ top: 4, right: 40, bottom: 4, left: 4 }}
          >
            <XAxis type="number" hide />
            <YAxis
              type="category"
              dataKey="name"
              width={150}
              interval={0}
              tickLine={false}
              stroke="var(--color-sage)"
              fontSize={15}
            />
            <Bar dataKey="count" fill="var(--color-brass)" barSize={18} isAnimationActive={false}>
              <LabelList dataKey="count" position="right" fill="var(--color-ivory)" />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </figure>
      <details className="mt-3">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">
          {t('course.table')}
        </summary>
        <table className={TABLE}>
          <caption className="sr-only">{t('gaps.caption')}</caption>
          <thead>
            <tr>
              <th className={HEAD}>{t('gaps.size')}</th>
              <th className={`${HEAD} ${FIGURE}`}>{t('gaps.count')}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.from}>
                <th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
                  {bin.name}
                </th>
                <td className={`${CELL} ${FIGURE}`}>{bin.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Block>
  )
}

/** A bin in words: `quadra`, `+10`, `−20 … −11`. */
function useBinName(): (bin: Bin) => string {
  const t = useT('season')
  const chips = useChips()
  return ({ from, to }) => {
    if (from === 0) return t('gaps.even')
    return from === to ? chips(from, true) : `${chips(from, true)} … ${chips(to, true)}`
  }
}
