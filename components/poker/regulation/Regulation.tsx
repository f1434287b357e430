'use client'
import Link from 'next/link'
import {
  ARTICLE_TITLES,
  articleOfProvision,
  PROVISION_IDS,
  PROVISIONS,
} from '@/rules/poker/provisions'
import { useClub } from '../../club/club'
import { useLingua, useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { Page } from '../../page/Page'
import { Block } from '../../ui/Block'

type ArticleId = keyof typeof ARTICLE_TITLES
const ARTICLE_IDS = Object.keys(ARTICLE_TITLES) as ArticleId[]

/** The whole regulation as a list, article by article. */
export function Regulation() {
  const t = useT('regulation')
  const lingua = useLingua()
  return (
    <Page title={t('title')}>
      <p className="text-sage">{t('intro')}</p>
      <nav aria-label={t('sections')}>
        <ul className="flex flex-wrap gap-1">
          {ARTICLE_IDS.map((id) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 min-w-12 items-center justify-center rounded-md border-2 border-line px-2 no-underline hover:border-brass"
              >
                {id}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {ARTICLE_IDS.map((id) => (
        <div key={id} id={id} className="scroll-mt-4">
          <Block title={ARTICLE_TITLES[id][lingua]} aside={<ArticleName id={id} />}>
            <Provisions article={id} />
          </Block>
        </div>
      ))}
    </Page>
  )
}

export function ArticleName({ id }: { id: string }) {
  const t = useT('regulation')
  return id === 'A' ? t('appendix') : t('article', { id })
}

function Provisions({ article }: { article: ArticleId }) {
  const { club } = useClub()
  const game = useGame()
  const lingua = useLingua()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {PROVISION_IDS.filter((id) => articleOfProvision(id) === article).map((id) => (
        <li key={id}>
          <Link
            href={`/${club.slug}/regolamento/${game}/${id}`}
            className="flex min-h-12 items-center gap-4 py-2 text-ivory no-underline hover:text-brass-high"
          >
            <span className="w-16 shrink-0 text-brass">{id}</span>
            {PROVISIONS[id][lingua].title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
