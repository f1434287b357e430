'use client'
import { REGULATION } from '@/rules/trente-et-quarante/provisions'
import { useT } from '../../language/i18n'
import { ArticleList } from '../../regulation/ArticleList'

/** The regulation of trente et quarante as a list, section by section. */
export function Sections() {
  const t = useT('trente-room')
  return (
    <ArticleList
      articles={REGULATION}
      nameOf={(id) => <SectionName id={id} />}
      intro={t('regulation')}
    />
  )
}

export function SectionName({ id }: { id: string }) {
  const t = useT('regulation')
  return id === 'K' ? t('own') : t('section', { id })
}
