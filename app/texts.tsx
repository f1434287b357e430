import type { ReactNode } from 'react'
import { MoreTexts } from '@/components/language/i18n'
import { textsOf } from '@/messages'
import { PAGES } from './areas'
import { lingua } from './titled'

interface TextsProps {
  /** The page, by its folder in `app`. */
  page: keyof typeof PAGES
  children: ReactNode
}

/** The texts that a page may show, in the visitor's language, beside those of every page. */
export async function Texts({ page, children }: TextsProps) {
  return <MoreTexts messages={textsOf(await lingua(), PAGES[page])}>{children}</MoreTexts>
}
