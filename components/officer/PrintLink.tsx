'use client'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'

/** Opens a paper in its own window, to be printed there. A repeated print is marked as one. */
export function PrintLink(props: { evening: string; paper: string; label: string }) {
  const { slug } = useClub().club
  // On every page, since a toast stands outside the texts of the desk.
  const t = useT('common')
  return (
    <a
      className="inline-flex min-h-12 items-center rounded-card px-3 underline hover:bg-felt-high"
      href={`/print/${encodeURIComponent(slug)}/${props.evening}/${props.paper}.pdf`}
      target="_blank"
      rel="noopener"
    >
      {props.label}
      <span className="sr-only"> {t('newWindow')}</span>
    </a>
  )
}
