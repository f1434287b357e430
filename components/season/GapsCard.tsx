'use client'
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../i18n'
import { useChips } from '../ui/Amount'
import { Card } from '../ui/Card'
import { type Bin, binsOf } from './bins'

/** How well the evenings balanced: bars by size of supero or ammanco, and the same as a table. */
export function GapsCard({ gaps }: { gaps: readonly number[] }) {
  const t = useT('season')
  const name = useBinName()
  const bins = binsOf(gaps).map((bin) => ({ ...bin, name: name(bin) }))
  return (
    <Card title={t('gaps.title')}>
      <p className="mb-2 text-sm text-sage">{t('gaps.note')}</p>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <figure role="img" aria-label={t('gaps.label')} className="min-w-0">
          <ResponsiveContainer width="100%" height={220}>
            <BarChart data={bins} margin={{ top: 24, right: 4, bottom: 4, left: 4 }}>
              <XAxis dataKey="name" stroke="var(--color-sage)" fontSize={14} interval={0} />
              <YAxis hide allowDecimals={false} />
              <Bar dataKey="count" fill="var(--color-brass)" isAnimationActive={false}>
                <LabelList dataKey="count" position="top" fill="var(--color-ivory)" />
              </Bar>
            </BarChart>
          </ResponsiveContainer>
        </figure>
        <table className={`${TABLE} self-start sm:w-auto`}>
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
      </div>
    </Card>
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
