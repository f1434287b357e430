import type { ReactNode } from 'react'
import { MoreTexts } from '@/components/language/i18n'
import { textsOf } from '@/messages'
import type { Area } from '@/messages/keys'
import { lingua } from './titled'

interface TextsProps {
  /** The areas of the page beside those of every page; all of them where it shows games. */
  of: readonly Area[] | 'all'
  children: ReactNode
}

/** The texts of a page in the visitor's language; `tests/house/page-texts.test.ts` keeps the lists true. */
export async function Texts({ of, children }: TextsProps) {
  return <MoreTexts messages={textsOf(await lingua(), of)}>{children}</MoreTexts>
}
