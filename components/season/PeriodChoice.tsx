'use client'
import { useT } from '../language/i18n'
import { Select } from '../ui/Select'

/** The period that a page of figures covers: a season, a year, or all. */
export function PeriodChoice(props: {
  seasons: readonly string[]
  years: readonly string[]
  value: string
  onChange: (period: string) => void
}) {
  const t = useT('season')
  const seasons = props.seasons.map((key) => {
    const [from = '', to = ''] = key.split('-')
    return { key, label: t('period.season', { from, to }) }
  })
  const years = props.years.map((year) => ({ key: year, label: t('period.year', { year }) }))
  return (
    <Select
      label={t('period.label')}
      options={[...seasons, ...years, { key: 'all', label: t('period.all') }]}
      value={props.value}
      onChange={props.onChange}
      className="w-full sm:w-64"
    />
  )
}
