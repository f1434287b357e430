'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { mayMove, mayReturn } from '../parts'
import { AskForm, type FormKind } from './AskForm'
import { FormCard } from './FormCard'

const KINDS: readonly FormKind[] = ['reintegro', 'aggiunta', 'reso']

/** Forms between the table and the cash desk: those under way with their steps, and a new one. */
export function FormsPart() {
  const t = useT('float-post')
  const { post } = usePost()
  const [kind, setKind] = useState<FormKind | null>(null)
  if (kind) return <AskForm kind={kind} onClose={() => setKind(null)} />
  return (
    <>
      <PartSection title={t('forms.new')}>
        <div className="flex flex-wrap gap-2">
          {KINDS.filter((one) => one !== 'reso' || mayReturn(post)).map((one) => (
            <Button key={one} isDisabled={!mayMove(post)} onPress={() => setKind(one)}>
              {t(`forms.kind.${one}`)}
            </Button>
          ))}
        </div>
      </PartSection>
      <PartSection title={t('forms.underWay')}>
        {post.movements.length === 0 && <p className="text-sage">{t('forms.none')}</p>}
        {post.movements.map((one) => (
          <FormCard key={one.number} form={one} />
        ))}
      </PartSection>
    </>
  )
}
