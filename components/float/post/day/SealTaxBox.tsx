'use client'
import { useT } from '../../../language/i18n'
import { Field } from '../../../ui/Field'
import { usePost, usePostDraft } from '../here'
import { Signed } from '../Signed'

/** The inspector seals the box of the tax after the last coup (V.closing). */
export function SealTaxBox() {
  const t = useT('float-post')
  const { table } = usePost()
  const { draft, write, drop } = usePostDraft('seal.tax', { seal: '' })
  const seal = draft.seal.trim()
  return (
    <span className="flex items-end gap-2">
      <Field
        label={t('day.newSeal')}
        value={draft.seal}
        onChange={(written) => write({ seal: written })}
        maxLength={40}
      />
      <Signed
        type="sealTaxBox"
        payload={{ table, seal }}
        office="commissario"
        follows={t('follows.sealTaxBox', { seal })}
        isDisabled={seal === ''}
        onDone={drop}
      >
        {t('day.do.sealTax')}
      </Signed>
    </span>
  )
}
