'use client'
import { useState } from 'react'
import { isKey } from '@/messages/keys'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useTable } from '../context'

const ErrorForm = onDemand(() => import('./ErrorForm').then((loaded) => loaded.ErrorForm), {
  ahead: true,
})

export type ErrorOffer = CheminOffer<
  'reportBankerError' | 'reportPunterError' | 'reportEmployeeError'
>

/** One error, and the forms in which it may be reported now. */
interface ErrorCase {
  key: string
  offers: readonly ErrorOffer[]
}

const keyOf = ({ type, payload }: ErrorOffer): string => `errors.${type}.${payload.error.kind}`

const isError = (offer: CheminOffer): offer is ErrorOffer =>
  offer.type === 'reportBankerError' ||
  offer.type === 'reportPunterError' ||
  offer.type === 'reportEmployeeError'

/** The errors that can happen at this point of the coup, each as a plain sentence. */
export function ErrorList({ onDone }: { onDone: () => void }) {
  const t = useT('chemin-table')
  const offers = useTable().view.offers.filter(isError)
  const [open, setOpen] = useState<string | null>(null)
  const cases: ErrorCase[] = [...new Set(offers.map(keyOf))].map((key) => ({
    key,
    offers: offers.filter((offer) => keyOf(offer) === key),
  }))
  const chosen = cases.find(({ key }) => key === open)
  const nameOf = (key: string): string => (isKey(t, key) ? t(key) : key)
  if (cases.length === 0) return null
  return (
    <section className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-2">
      <h3 className="leading-tight text-sage">{t('other.groups.errors')}</h3>
      <div className="grid grid-cols-3 gap-1.5">
        {cases.map(({ key }) => (
          <Button
            key={key}
            className="justify-start! px-3! py-1! text-left! text-base leading-tight!"
            onPress={() => setOpen(key)}
          >
            {nameOf(key)}
          </Button>
        ))}
      </div>
      {chosen && (
        <ErrorForm
          title={nameOf(chosen.key)}
          offers={chosen.offers}
          onClose={() => setOpen(null)}
          onDone={onDone}
        />
      )}
    </section>
  )
}
