'use client'
import { WHOLE_REGULATION } from '@/rules/trente-et-quarante/provisions'
import { OneProvision } from '../../regulation/OneProvision'
import { SectionName } from './Sections'

/** One provision of trente et quarante, or of its float, since a refusal may name one. */
export function Row({ id }: { id: string }) {
  return (
    <OneProvision
      id={id}
      articles={WHOLE_REGULATION}
      nameOf={(name) => <SectionName id={name} />}
    />
  )
}
