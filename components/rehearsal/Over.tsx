'use client'
import { useState } from 'react'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** Steps of one kind that are named. */
const MOST_NAMED = 2
/** The longest name that a card of honour has room for. */
const LONGEST_NAME = 60

/** The end of a story, in five lines at most: what went by itself, what was asked, and the card of honour. */
export function Over(props: { now: RehearsalNow; rehearsal: ReturnType<typeof useRehearsal> }) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const { now, rehearsal } = props
  const alone = now.steps.filter(({ asked }) => asked === 0)
  const asked = now.steps.filter((step) => step.asked > 0)
  const last = now.steps.at(-1)?.doneAt ?? now.startedAt
  const minutes = Math.max(1, Math.round((last - now.startedAt) / MINUTE_MS))
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-5 px-4 py-10">
      <h1 className="text-4xl">{t('over.title')}</h1>
      <Block title={now.title[lingua]}>
        <ul className="flex flex-col gap-2">
          <li>{t('over.done', { n: now.steps.length, minutes })}</li>
          <li>{t('over.alone', { n: alone.length })}</li>
          {asked.slice(0, MOST_NAMED).map(({ say }) => (
            <li key={say.it}>{t('over.asked', { what: say[lingua] })}</li>
          ))}
          <li>{t('over.nothing')}</li>
        </ul>
      </Block>
      <Card />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="large" onPress={() => void rehearsal.end()}>
          {t('over.again')}
        </Button>
      </div>
    </main>
  )
}

/** The card of honour for the wall of the office, on paper under the name that is written here. */
function Card() {
  const t = useT('rehearsal')
  const { slug } = useClub().club
  const [name, setName] = useState('')
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const paper = encodeURIComponent(name.trim())
        window.open(`/print/${encodeURIComponent(slug)}/cartoncino/${paper}.pdf`, '_blank')
      }}
    >
      <Field
        label={t('card.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        isRequired
      />
      <Button type="submit">{t('card.print')}</Button>
    </form>
  )
}
