'use client'
import { REGULATION } from '@/rules/chemin-de-fer/provisions'
import { OneProvision } from '../../regulation/OneProvision'
import { SectionName } from './Sections'

/** One provision of chemin de fer. */
export function Row({ id }: { id: string }) {
  return <OneProvision id={id} articles={REGULATION} nameOf={(name) => <SectionName id={name} />} />
}
