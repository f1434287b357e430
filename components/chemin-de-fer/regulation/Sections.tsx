'use client'
import { REGULATION } from '@/rules/chemin-de-fer/provisions'
import type { BoardView } from '@/rules/chemin-de-fer/views/board'
import { FLOAT_REGULATION } from '@/rules/float/provisions'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { ArticleList } from '../../regulation/ArticleList'

/** The regulation of chemin de fer as a list, section by section; the rows of the float where tonight's house has one. */
export function Sections() {
  const t = useT('regulation')
  const { view } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  const articles = view?.hasFloat ? [...REGULATION, ...FLOAT_REGULATION] : REGULATION
  return (
    <ArticleList articles={articles} nameOf={(id) => <SectionName id={id} />} intro={t('houses')} />
  )
}

export function SectionName({ id }: { id: string }) {
  const t = useT('regulation')
  return id === 'C' ? t('own') : t('section', { id })
}
