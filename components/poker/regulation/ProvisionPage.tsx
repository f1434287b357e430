'use client'
import {
  ARTICLE_TITLES,
  articleOfProvision,
  PROVISION_IDS,
  PROVISIONS,
  type ProvisionId,
} from '@/rules/poker/provisions'
import { useClub } from '../../club/club'
import { useLingua, useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { NotFound } from '../../page/NotFound'
import { Page } from '../../page/Page'
import { MassimarioLink } from '../../regulation/MassimarioLink'
import { Badge } from '../../ui/Badge'
import { Block } from '../../ui/Block'
import { ButtonLink } from '../../ui/ButtonLink'
import { ArticleName } from './Regulation'

/** One provision: its text, an example, and how the program applies it. */
export function ProvisionPage({ id }: { id: string }) {
  const known = PROVISION_IDS.find((one) => one === id)
  return known ? <Worded id={known} /> : <NotFound />
}

function Worded({ id }: { id: ProvisionId }) {
  const t = useT('regulation')
  const { club } = useClub()
  const lingua = useLingua()
  const { kind, ...words } = PROVISIONS[id]
  const wording = words[lingua]
  const article = articleOfProvision(id) as keyof typeof ARTICLE_TITLES
  const at = PROVISION_IDS.indexOf(id)
  const [before, after] = [PROVISION_IDS[at - 1], PROVISION_IDS[at + 1]]
  const home = `/${club.slug}/regolamento/${useGame()}`
  return (
    <Page>
      <p className="text-sage">
        <ArticleName id={article} /> · {ARTICLE_TITLES[article][lingua]}
      </p>
      <h1 className="text-3xl">
        <span className="mr-1 text-brass">{id}</span> {wording.title}
      </h1>
      <p className="max-w-prose text-xl leading-relaxed">{wording.text}</p>
      <Block title={t('example')}>
        <p className="max-w-prose">{wording.example}</p>
      </Block>
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
