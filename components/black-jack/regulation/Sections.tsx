'use client'
import { REGULATION } from '@/rules/black-jack/provisions'
import { useT } from '../../language/i18n'
import { ArticleList } from '../../regulation/ArticleList'

/** The regulation of black jack as a list, section by section. */
export function Sections() {
  const t = useT('bj-room')
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
  return id === 'J' ? t('own') : t('section', { id })
}
