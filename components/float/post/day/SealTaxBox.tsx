'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Field } from '../../../ui/Field'
import { usePost } from '../here'
import { Signed } from '../Signed'

/** The inspector seals the box of the tax after the last coup (V.closing). */
export function SealTaxBox() {
  const t = useT('float-post')
  const { table } = usePost()
  const [seal, setSeal] = useState('')
  return (
    <span className="flex items-end gap-2">
      <Field label={t('day.newSeal')} value={seal} onChange={setSeal} maxLength={40} />
      <Signed
        type="sealTaxBox"
        payload={{ table, seal: seal.trim() }}
        office="commissario"
        follows={t('follows.sealTaxBox', { seal: seal.trim() })}
        isDisabled={seal.trim() === ''}
      >
        {t('day.do.sealTax')}
      </Signed>
    </span>
  )
}
