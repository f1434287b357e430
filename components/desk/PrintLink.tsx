'use client'
import { useT } from '../i18n'
import { useCommanding } from './commanding'

/** Opens a paper in its own window, from where it is printed. A second print says that it is one. */
export function PrintLink(props: { evening: string; paper: string; label: string }) {
  const { slug } = useCommanding()
  const t = useT('desk')
  return (
    <a
      className="inline-flex min-h-12 items-center rounded-card px-3 underline hover:bg-felt-high"
      href={`/print/${encodeURIComponent(slug)}/${props.evening}/${props.paper}.pdf`}
      target="_blank"
      rel="noopener"
    >
      {props.label}
      <span className="sr-only"> {t('print.newWindow')}</span>
    </a>
  )
}
