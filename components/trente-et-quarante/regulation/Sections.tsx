'use client'
import { REGULATION, WHOLE_REGULATION } from '@/rules/trente-et-quarante/provisions'
import { SectionName } from '../../banked/SectionName'
import { useT } from '../../language/i18n'
import { ArticleList } from '../../regulation/ArticleList'
import { OneProvision } from '../../regulation/OneProvision'

const nameOf = (id: string) => <SectionName id={id} own="K" />

/** The regulation of trente et quarante as a list, section by section. */
export function Sections() {
  return (
    <ArticleList articles={REGULATION} nameOf={nameOf} intro={useT('trente-room')('regulation')} />
  )
}

/** One of its provisions, or of its float, since a refusal may name one. */
export const Row = ({ id }: { id: string }) => (
  <OneProvision id={id} articles={WHOLE_REGULATION} nameOf={nameOf} />
)
