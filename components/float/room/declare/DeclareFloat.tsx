'use client'
import { useState } from 'react'
import type { FloatSettings } from '@/rules/float/settings'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Button } from '../../../ui/Button'
import { useFloatOffer } from '../../commanding'
import { DeclareDialog } from './DeclareDialog'

/** The house's float among its customs: declared, changed or given up, while no box is out of keeping. */
export function DeclareFloat({ settings }: { settings: FloatSettings | null }) {
  const t = useT('float-room')
  const mayDeclare = useFloatOffer('declareFloat') !== null
  const [isOpen, open] = useState(false)
  if (!mayDeclare && !settings) return null
  return (
    <fieldset className="rounded-card border border-line px-4 pb-2">
      <legend className="px-2 font-serif text-lg font-semibold">{t('declare.title')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-xl text-sage">
          {t(settings ? 'declare.declared' : 'declare.none')} <ProvisionLink id="V.float" />
        </p>
        {mayDeclare && (
          <Button onPress={() => open(true)}>
            {t(settings ? 'declare.change' : 'declare.do')}
          </Button>
        )}
      </div>
      {isOpen && <DeclareDialog settings={settings} onClose={() => open(false)} />}
    </fieldset>
  )
}
