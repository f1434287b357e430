'use client'
import type { ArticleWords, Provision } from '@/rules/kernel/provision'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { useGame } from '../live/game'
import { NotFound } from '../page/NotFound'
import { Page } from '../page/Page'
import { Badge } from '../ui/Badge'
import { Block } from '../ui/Block'
import { ButtonLink } from '../ui/ButtonLink'
import type { Articles } from './ArticleList'
import { MassimarioLink } from './MassimarioLink'

/** A provision in its place: its article, and its neighbours in the order of the regulation. */
interface Placed {
  id: string
  article: ArticleWords
  provision: Provision
  before: string | undefined
  after: string | undefined
}

/** One provision of a regulation: its text, an example, and the program's part in it. */
export function OneProvision({ id, articles, nameOf }: Articles & { id: string }) {
  const placed = placeOf(id, articles)
  return placed ? <Words {...placed} nameOf={nameOf} /> : <NotFound />
}

function placeOf(id: string, articles: readonly ArticleWords[]): Placed | null {
  const all = articles.flatMap((article) =>
    Object.entries(article.provisions).map(([own, provision]) => ({ id: own, article, provision })),
  )
  const at = all.findIndex((one) => one.id === id)
  const found = all[at]
  return found ? { ...found, before: all[at - 1]?.id, after: all[at + 1]?.id } : null
}

function Words(props: Placed & Pick<Articles, 'nameOf'>) {
  const { id, article, provision, before, after, nameOf } = props
  const t = useT('regulation')
  const { club } = useClub()
  const lingua = useLingua()
  const { kind, sources, ...words } = provision
  const wording = words[lingua]
  const home = `/${club.slug}/regolamento/${useGame()}`
  return (
    <Page>
      <p className="text-sage">
        {nameOf(article.id)} · {article.title[lingua]}
      </p>
      <h1 className="text-3xl">
        <span className="mr-1 text-brass">{id}</span> {wording.title}
      </h1>
      <p className="max-w-prose text-xl leading-relaxed">{wording.text}</p>
      <Block title={t('example')}>
        <p className="max-w-prose">{wording.example}</p>
      </Block>
      {sources && <p className="text-sage">{t('alsoIn', { ids: sources.join(', ') })}</p>}
      <p>
        <Badge tone="calm">{t(`kind.${kind}`)}</Badge>
      </p>
      <p>
        <MassimarioLink id={id} />
      </p>
      <nav className="flex flex-wrap gap-3">
        {before && <ButtonLink href={`${home}/${before}`}>← {t('previous')}</ButtonLink>}
        <ButtonLink href={home}>{t('all')}</ButtonLink>
        {after && <ButtonLink href={`${home}/${after}`}>{t('next')} →</ButtonLink>}
      </nav>
    </Page>
  )
}
