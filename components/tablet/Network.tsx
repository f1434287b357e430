'use client'
import { useT } from '../language/i18n'
import { useQueueState } from '../live/useGive'

/** Says that the shown state may be old, and how many commands wait for the network. */
export function Network({ stale }: { stale: boolean }) {
  const t = useT('table')
  const { waiting, offline, isAlone } = useQueueState()
  if (!stale && !offline && !isAlone) return null
  return (
    <p role="status" className="border-4 border-double border-warn px-3 py-1 text-sm leading-tight">
      <strong className="block">{t('network.lost')}</strong>
      {waiting > 0 && <>{t('network.waiting', { count: waiting })} </>}
      {isAlone && <span className="block">{t('network.alone')}</span>}
      {waiting === 0 && !isAlone && t('network.old')}
    </p>
  )
}
