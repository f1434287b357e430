'use client'
import { REGULATION } from '@/rules/chemin-de-fer/provisions'
import { useT } from '../../language/i18n'
import { ArticleList } from '../../regulation/ArticleList'

/** The regulation of chemin de fer as a list, section by section. */
export function Sections() {
  const t = useT('regulation')
  return (
    <ArticleList
      articles={REGULATION}
      nameOf={(id) => <SectionName id={id} />}
      intro={t('houses')}
    />
  )
}

export function SectionName({ id }: { id: string }) {
  const t = useT('regulation')
  return id === 'C' ? t('own') : t('section', { id })
}
