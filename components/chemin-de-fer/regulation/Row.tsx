'use client'
import { REGULATION } from '@/rules/chemin-de-fer/provisions'
import { FLOAT_REGULATION } from '@/rules/float/provisions'
import { OneProvision } from '../../regulation/OneProvision'
import { SectionName } from './Sections'

/** The float's provisions have their pages too, since a refusal may name one. */
const ARTICLES = [...REGULATION, ...FLOAT_REGULATION]

/** One provision of chemin de fer, or of its float. */
export function Row({ id }: { id: string }) {
  return <OneProvision id={id} articles={ARTICLES} nameOf={(name) => <SectionName id={name} />} />
}
