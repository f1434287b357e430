'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChange } from '../admin/useChange'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { Page } from '../page/Page'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import type { StoryLine } from './useRehearsal'

/** Begins a rehearsal and goes to it; `story` is begun at once. */
function useStart() {
  const { me } = useClub()
  const lingua = useLingua()
  const { change, refusal, waiting } = useChange()
  const start = (story: string) =>
    change(async () => {
      const asked = { story, locale: lingua }
      const { rehearsals } = trpc
      const { word } = await (me?.member ? rehearsals.begin : rehearsals.beginAtDemo).mutate(asked)
      window.location.assign(`/${word}/prova`)
    })
  return { start, refusal, waiting }
}

/** Where somebody chooses what to rehearse. */
export function StoryChoice({ story }: { story: string | null }) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const { start, refusal, waiting } = useStart()
  const stories = useQuery({
    queryKey: ['rehearsals'],
    queryFn: () => trpc.rehearsals.stories.query(),
  })
  const begun = useRef(false)
  useEffect(() => {
    if (story === null || begun.current) return
    begun.current = true
    void start(story)
  })
  if (story !== null && !refusal) return <Loading />
  const offices = new Map<StoryLine['office'], StoryLine[]>()
  for (const one of stories.data ?? [])
    offices.set(one.office, [...(offices.get(one.office) ?? []), one])
  return (
    <Page title={t('title')}>
      <p>{t('help')}</p>
      {refusal && <RefusalNote refusal={refusal} />}
      {stories.isPending && <Loading />}
      {[...offices].map(([office, lines]) => (
        <Block key={office} title={office === null ? t('watch') : t(`office.${office}`)}>
          <ul className="flex flex-col divide-y-2 divide-line">
            {lines.map(({ name, title, what }) => (
              <li key={name} className="flex flex-wrap items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <strong>{title[lingua]}</strong>
                  <p className="text-sage">{what[lingua]}</p>
                </div>
                <Button
                  variant="primary"
                  isPending={waiting}
                  aria-label={t('startNamed', { story: title[lingua] })}
                  onPress={() => void start(name)}
                >
                  {t('start')}
                </Button>
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </Page>
  )
}
