import { useT } from '../../language/i18n'

/** Says how many taps wait for the one being done, as they do without a network. */
export function TapsWaiting({ taps }: { taps: number }) {
  const t = useT('banked')
  return (
    <p aria-live="polite" className="text-sage empty:hidden">
      {taps > 0 && t('tapsWaiting', { count: taps })}
    </p>
  )
}
