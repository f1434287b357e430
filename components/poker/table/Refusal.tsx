'use client'
import { useState } from 'react'
import { findProvision } from '@/rules/poker/provisions'
import { useT } from '../../language/i18n'
import type { ToldRuling } from '../../live/trpc'
import { Button } from '../../ui/Button'
import { useRulingText } from '../../ui/RulingNote'
import { ProvisionText } from './ProvisionText'

/** Why something was refused; the provision unfolds in place, so that the tablet never leaves the table. */
export function Refusal({ ruling }: { ruling: ToldRuling }) {
  const textOf = useRulingText()
  const t = useT('table')
  const [open, setOpen] = useState(false)
  const cited = ruling.provision ? findProvision(ruling.provision) : null
  return (
    <div role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/40 py-1 pr-1 pl-3">
      <div className="flex items-center justify-between gap-2">
        <p className="leading-tight">{textOf(ruling)}</p>
        {cited && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-expanded={open}
            aria-label={t('refusal.provision', { id: ruling.provision ?? '' })}
            onPress={() => setOpen(!open)}
          >
            {ruling.provision}
          </Button>
        )}
      </div>
      {ruling.provision && open && (
        <div className="pb-2">
          <ProvisionText id={ruling.provision} />
        </div>
      )}
    </div>
  )
}
