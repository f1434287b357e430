'use client'
import { useState } from 'react'
import { findProvision } from '@/rules/poker/provisions'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../../language/i18n'
import { RefusalText } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { ProvisionText } from './ProvisionText'

/** A refusal with its reason; the provision unfolds on the same screen, because the tablet never leaves the table. */
export function Refusal({ refusal }: { refusal: ToldRefusal }) {
  const t = useT('table')
  const [open, setOpen] = useState(false)
  const cited = refusal.provision ? findProvision(refusal.provision) : null
  return (
    <div role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/40 py-1 pr-1 pl-3">
      <div className="flex items-center justify-between gap-2">
        <p className="leading-tight">
          <RefusalText refusal={refusal} />
        </p>
        {cited && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-expanded={open}
            aria-label={t('refusal.provision', { id: refusal.provision ?? '' })}
            onPress={() => setOpen(!open)}
          >
            {refusal.provision}
          </Button>
        )}
      </div>
      {refusal.provision && open && (
        <div className="pb-2">
          <ProvisionText id={refusal.provision} />
        </div>
      )}
    </div>
  )
}
