'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Page } from '../page/Page'
import { AskAgain } from '../tell/AskAgain'
import { useDay, useEveningTitle } from '../tell/day'
import { Moment } from '../tell/Moment'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'

type Data = Awaited<ReturnType<typeof trpc.mine.all.query>>

/** All that the club keeps about the member: to be read, and as one file. */
export function MyData() {
  const t = useT('auth')
  const mine = useQuery({ queryKey: ['mine'], queryFn: () => trpc.mine.all.query(), staleTime: 0 })
  return (
    <Page title={t('mine.title')}>
      <p className="text-sage">{t('mine.lead')}</p>
      {mine.isPending && <Loading />}
      {mine.isError && (
        <AskAgain
          refusal={refusalOf(mine.error)}
          isPending={mine.isFetching}
          onPress={() => void mine.refetch()}
        />
      )}
      {mine.data && <Kept data={mine.data} />}
    </Page>
  )
}

function Kept({ data }: { data: Data }) {
  const t = useT('auth')
  const { profile, journals } = data
  const { name, card, alias, createdAt, hasPassword, hasPin } = profile
  const secret = { password: String(hasPassword), pin: String(hasPin) }
  return (
    <>
      <div>
        <Button variant="primary" onPress={() => save(t('mine.file'), data)}>
          {t('mine.download')}
        </Button>
      </div>
      <Block title={t('mine.profile')}>
        <Facts
          facts={[
            [t('mine.name'), name],
            [t('mine.card'), card],
            [t('mine.alias'), alias ?? '—'],
            [t('mine.since'), <Moment key="since" at={createdAt} withDay />],
            [t('mine.password'), t('mine.secret', secret)],
          ]}
        />
      </Block>
      <Block title={t('mine.kept')}>
        <Facts
          facts={[
            [t('mine.evenings'), data.evenings.length],
            [t('mine.disputes'), journals.disputes.length],
            [t('mine.floats'), journals.floats.length],
            [t('mine.others'), journals.others.length],
            [t('mine.given'), totalOf(data.given)],
            [t('mine.coming'), data.coming.length],
            [t('mine.sessions'), data.sessions.length],
            [t('mine.attempts'), data.attempts.length],
            [t('mine.phones'), data.phones.length],
            [t('mine.changes'), data.changes.length],
          ]}
        />
      </Block>
      <Block title={t('mine.autographs')}>
        {data.autographs.length === 0 && <p>{t('mine.noAutographs')}</p>}
        <ul className="flex flex-wrap gap-4">
          {data.autographs.map((one) => (
            <Drawn key={`${one.day} ${one.title} ${one.position}`} drawn={one} />
          ))}
        </ul>
      </Block>
      <Block title={t('mine.forgetTitle')}>
        <p>{t('mine.forget')}</p>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
          <li>{t('mine.goes')}</li>
          <li>{t('mine.stays')}</li>
          <li>{t('mine.texts')}</li>
          <li>{t('mine.backups', { nights: data.backupNights })}</li>
        </ul>
      </Block>
    </>
  )
}

const totalOf = (given: Data['given']) => given.reduce((sum, { commands }) => sum + commands, 0)

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-6 wrap-anywhere gap-y-2">
      {facts.map(([title, value]) => (
        <div key={title} className="contents">
          <dt className="text-sage">{title}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Drawn({ drawn: { title, day, svg } }: { drawn: Data['autographs'][number] }) {
  const t = useT('auth')
  const called = t('mine.signedOn', { title: useEveningTitle()({ title, day }), day: useDay(day) })
  return (
    <li className="rounded-lg border border-line p-3">
      {/* biome-ignore lint/performance/noImgElement: a picture of a few strokes, made by the server for this page alone */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={called}
        className="h-20 w-44 rounded bg-white object-contain p-1"
      />
      <span className="text-sm text-sage">{called}</span>
    </li>
  )
}

/** Makes the browser save the document as a file. */
function save(name: string, data: Data) {
  const text = JSON.stringify(data, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
