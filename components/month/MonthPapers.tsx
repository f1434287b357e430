'use client'
import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_TAGS } from '@/messages/locale'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { buttonLook } from '../ui/buttonLook'
import { Nothing } from '../ui/Loading'
import { Select } from '../ui/Select'

/** The months in which a tableau was closed, the latest first; undefined until they are known. */
export const useMonths = (): readonly string[] | undefined =>
  useQuery({ queryKey: ['months'], queryFn: () => trpc.month.months.query(), staleTime: 0 }).data

/** The choice of a month, and its papers. */
export function MonthPapers(props: {
  months: readonly string[]
  month: string
  onChange: (month: string) => void
}) {
  const { club } = useClub()
  const t = useT('month')
  const language = LANGUAGE_TAGS[useLingua()]
  const format = new Intl.DateTimeFormat(language, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  const options = props.months.map((key) => ({ key, label: format.format(new Date(`${key}-01`)) }))
  const at = `/print/${encodeURIComponent(club.slug)}/mese`
  if (options.length === 0) return <Nothing>{t('none')}</Nothing>
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t('which')}
        options={options}
        value={props.month}
        onChange={props.onChange}
        className="w-full sm:w-56"
      />
      <a
        className={buttonLook('primary')}
        href={`${at}/${props.month}.pdf`}
        target="_blank"
        rel="noopener"
      >
        {t('pdf')}
      </a>
      <a className={buttonLook()} href={`${at}.csv?mese=${props.month}&forma=foglio`} download>
        {t('sheet')}
      </a>
      <a className={buttonLook('quiet')} href={`${at}.csv?mese=${props.month}`} download>
        {t('csv')}
      </a>
    </div>
  )
}
