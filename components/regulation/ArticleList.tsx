'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ArticleWords } from '@/rules/kernel/provision'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { useGame } from '../live/game'
import { Page } from '../page/Page'
import { Block } from '../ui/Block'

/** A game's regulation, and the name of an article beside its title. */
export interface Articles {
  articles: readonly ArticleWords[]
  /** The article's name in its place: `Art. I`, `Appendix`, `Section 1`. */
  nameOf: (id: string) => ReactNode
}

/** The whole regulation of a game as a list, article by article. */
export function ArticleList({ articles, nameOf, intro }: Articles & { intro: string }) {
  const t = useT('regulation')
  const lingua = useLingua()
  return (
    <Page title={t('title')}>
      <p className="text-sage">{intro}</p>
      <nav aria-label={t('sections')}>
        <ul className="flex flex-wrap gap-1">
          {articles.map(({ id }) => (
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
      {articles.map((article) => (
        <div key={article.id} id={article.id} className="scroll-mt-4">
          <Block title={article.title[lingua]} aside={nameOf(article.id)}>
            <Titles article={article} />
          </Block>
        </div>
      ))}
    </Page>
  )
}

function Titles({ article }: { article: ArticleWords }) {
  const { club } = useClub()
  const game = useGame()
  const lingua = useLingua()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {Object.entries(article.provisions).map(([id, provision]) => (
        <li key={id}>
          <Link
            href={`/${club.slug}/regolamento/${game}/${id}`}
            className="flex min-h-12 items-center gap-4 py-2 text-ivory no-underline hover:text-brass-high"
          >
            <span className="min-w-14 shrink-0 text-brass">{id}</span>
            <span className="min-w-0 wrap-anywhere">{provision[lingua].title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
