'use client'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useLingua, useT } from '../language/i18n'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** Steps of one kind that are named. */
const MOST_NAMED = 2

/** The end of a story, in five lines at most: what went by itself, what was asked, and the card of honour. */
export function Over(props: { now: RehearsalNow; rehearsal: ReturnType<typeof useRehearsal> }) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const { now, rehearsal } = props
  const [name, setName] = useState('')
  const alone = now.steps.filter(({ asked }) => asked === 0)
  const asked = now.steps.filter((step) => step.asked > 0)
  const last = now.steps.at(-1)?.doneAt ?? now.startedAt
  const minutes = Math.max(1, Math.round((last - now.startedAt) / MINUTE_MS))
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-5 px-4 py-10">
      <h1 className="text-4xl print:hidden">{t('over.title')}</h1>
      <Block className="print:hidden" title={now.title[lingua]}>
        <ul className="flex flex-col gap-2">
          <li>{t('over.done', { n: now.steps.length, minutes })}</li>
          <li>{t('over.alone', { n: alone.length })}</li>
          {asked.slice(0, MOST_NAMED).map(({ say }) => (
            <li key={say.it}>{t('over.asked', { what: say[lingua] })}</li>
          ))}
          <li>{t('over.nothing')}</li>
        </ul>
      </Block>
      <form
        className="flex flex-wrap items-end gap-3 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          window.print()
        }}
      >
        <Field label={t('card.name')} value={name} onChange={setName} isRequired />
        <Button type="submit">{t('card.print')}</Button>
      </form>
      <Honour name={name} story={now.title[lingua]} at={last} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" size="large" onPress={() => window.location.assign('/')}>
          {t('over.again')}
        </Button>
        <Button
          variant="quiet"
          onPress={() => void rehearsal.end().then(() => window.location.assign('/'))}
        >
          {t('end')}
        </Button>
      </div>
    </main>
  )
}

/** The card of honour for the wall of the office, which only paper shows. */
function Honour({ name, story, at }: { name: string; story: string; at: number }) {
  const t = useT('rehearsal')
  const format = useFormatter()
  return (
    <section className="hidden border-8 border-double border-black p-16 text-center text-black print:block">
      <p className="text-3xl">{t('card.title')}</p>
      <p className="my-8 font-serif text-5xl">{name}</p>
      <p className="text-2xl">{t('card.for', { story })}</p>
      <p className="mt-8 text-xl">{format.dateTime(at, { dateStyle: 'long' })}</p>
    </section>
  )
}
