'use client'
import { REGULATION } from '@/rules/poker/provisions'
import { OneProvision } from '../../regulation/OneProvision'
import { ArticleName } from './Regulation'

/** One provision of poker. */
export function ProvisionPage({ id }: { id: string }) {
  return <OneProvision id={id} articles={REGULATION} nameOf={(name) => <ArticleName id={name} />} />
}
