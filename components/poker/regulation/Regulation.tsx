'use client'
import { REGULATION } from '@/rules/poker/provisions'
import { useT } from '../../language/i18n'
import { ArticleList } from '../../regulation/ArticleList'

/** The regulation of poker as a list, article by article. */
export function Regulation() {
  const t = useT('regulation')
  return (
    <ArticleList
      articles={REGULATION}
      nameOf={(id) => <ArticleName id={id} />}
      intro={t('intro')}
    />
  )
}

export function ArticleName({ id }: { id: string }) {
  const t = useT('regulation')
  return id === 'A' ? t('appendix') : t('article', { id })
}
