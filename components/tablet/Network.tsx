'use client'
import { useT } from '../language/i18n'
import { useQueueState } from '../live/useGive'

/**
 * A band that says that the shown state may be old, or that the table goes on by itself, and how many commands wait for the
 * network. It stands above everything, so that no head of a table has to make room for it.
 */
export function Network({ stale }: { stale: boolean }) {
  const t = useT('table')
  const { waiting, offline, isAlone } = useQueueState()
  if (!stale && !offline && !isAlone) return null
  return (
    <p
      role="status"
      className="flex shrink-0 flex-wrap items-baseline gap-x-4 border-y-4 border-double border-warn px-4 py-0.5 text-sm leading-tight"
    >
      {/* The weight that each page has loaded. */}
      <strong className="font-semibold">{t('network.lost')}</strong>
      {waiting > 0 && <span>{t('network.waiting', { count: waiting })}</span>}
      {isAlone && <span>{t('network.alone')}</span>}
      {waiting === 0 && !isAlone && <span>{t('network.old')}</span>}
    </p>
  )
}
