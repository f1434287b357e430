'use client'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useTable } from '../context'

const QrCode = onDemand(() => import('./QrCode').then((loaded) => loaded.QrCode), {
  ahead: true,
  Placeholder: () => <div className="aspect-square" />,
})

/** Before the first deal: the order that was drawn, and a link to repeat the draw. */
export function LotsCard() {
  const { view } = useTable()
  const t = useT('table')
  if (view.seating.by !== 'lots' || view.summary.startedAt !== null) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <div>
        <h2 className="text-xl">{t('lots.drawn')}</h2>
        <ol>
          {view.seating.order.map((member, index) => (
            <li key={member}>
              {index + 1}. <MemberName id={member} />
            </li>
          ))}
        </ol>
      </div>
      <LotsLink />
    </section>
  )
}

/** The page that shows the seed and the computation, as a QR code for the players' phones. */
export function LotsLink() {
  const { view, slug, evening } = useTable()
  const t = useT('table')
  const page = `/${slug}/sorteggio/${evening}/${view.summary.id}`
  return (
    <a href={page} className="block text-center text-sm leading-tight">
      <QrCode text={`${window.location.origin}${page}`} label={t('lots.qr')} />
      {t('lots.check')}
    </a>
  )
}
