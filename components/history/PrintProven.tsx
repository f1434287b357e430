'use client'
import { useTranslations } from 'use-intl'
import { isKey } from '@/messages/keys'
import type { PrintProof } from '@/server/history/prints'
import { useT } from '../language/i18n'
import { Moment } from '../tell/Moment'
import { Block } from '../ui/Block'
import { useDays } from './days'

/** Says whether the journal is still the one whose hash a paper of the float bears. */
export function PrintProven({ print, hash }: { print: PrintProof; hash: string }) {
  const t = useT('history')
  const { chain, later } = print
  const { sound } = chain
  return (
    <>
      <Block title={sound ? t('verify.proven') : t('verify.broken')} marked={!sound}>
        {sound && <p className="mb-3">{t('verify.print.compare')}</p>}
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>
            {chain.sound
              ? t('verify.print.sound', { count: chain.events })
              : t('verify.chain.broken', { position: chain.position })}
          </li>
          {sound && <li>{t('verify.print.later', { count: later })}</li>}
        </ul>
      </Block>
      <Block title={t('verify.print.paper')}>
        <Facts print={print} hash={hash} />
      </Block>
    </>
  )
}

function Facts({ print: { kinds, title, day, at }, hash }: { print: PrintProof; hash: string }) {
  const t = useT('history')
  const translated = useTranslations('history')
  const { short } = useDays()
  const nameOf = (kind: string) => {
    const key = `verify.print.kind.${kind}`
    return isKey(translated, key) ? translated(key) : kind
  }
  const facts = [
    { name: t('verify.print.papers'), value: kinds.map(nameOf).join(', ') },
    { name: t('verify.facts.evening'), value: title },
    { name: t('verify.facts.day'), value: short(day) },
    { name: t('verify.print.at'), value: at === null ? '—' : <Moment at={at} withDay /> },
    { name: t('verify.facts.hash'), value: <span className="text-sm break-all">{hash}</span> },
  ]
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-sage">{name}</dt>
          <dd className="font-semibold max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
