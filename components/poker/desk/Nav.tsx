'use client'
import type { ReactNode } from 'react'
import type { DeskView } from '@/rules/poker/views/desk'
import { useShortcuts } from '../../desk/shortcuts'
import { useT } from '../../language/i18n'
import { useEveningTitle } from '../../tell/day'
import type { Place } from './place'
import { openCalls, openDisputes, passateWaiting } from './requests'

interface NavProps {
  view: DeskView
  place: Place
  go: (place: Place) => void
}

/** The desk's left column: tonight, its lists and its tables, each with the number of waiting requests. */
export function DeskNav({ view, place, go }: NavProps) {
  const titleOf = useEveningTitle()
  const t = useT('desk')
  const calls = openCalls(view)
  const disputes = openDisputes(view)
  const passate = passateWaiting(view)
  const lists = view.lists.map(({ id, title }) => ({ place: id as Place, label: title }))
  const tables = view.tables.map(({ summary: { id, label } }) => ({ place: id as Place, label }))
  useShortcuts([
    { key: '0', label: t('nav.evening'), run: () => go('evening') },
    ...[...lists, ...tables].slice(0, 9).map(({ place: next, label }, index) => {
      return { key: String(index + 1), label, run: () => go(next) }
    }),
  ])
  return (
    <nav aria-label={t('nav.label')} className="flex flex-col gap-1">
      <Entry place="evening" here={place} go={go} title={t('nav.evening')} note={titleOf(view)} />
      <h2 className="mt-4 px-3 text-sm text-sage">{t('nav.lists')}</h2>
      {view.lists.length === 0 && <p className="px-3 text-sage">{t('nav.noLists')}</p>}
      {view.lists.map((list) => (
        <Entry
          key={list.id}
          place={list.id as Place}
          here={place}
          go={go}
          title={list.title}
          note={t('nav.waiting', { n: list.waiting.length })}
          mark={calls.filter(({ signUp }) => signUp.list === list.id).length}
          markText={(n) => t('nav.calls', { n })}
        />
      ))}
      <h2 className="mt-4 px-3 text-sm text-sage">{t('nav.tables')}</h2>
      {view.tables.length === 0 && <p className="px-3 text-sage">{t('nav.noTables')}</p>}
      {view.tables.map((table) => {
        const id = table.summary.id
        const waits = [...passate, ...disputes].filter((one) => one.table === id).length
        return (
          <Entry
            key={id}
            place={id as Place}
            here={place}
            go={go}
            title={table.summary.label}
            note={t(`status.${table.summary.status}`)}
            mark={waits}
            markText={(n) => t('nav.waits', { n })}
          />
        )
      })}
    </nav>
  )
}

function Entry(props: {
  place: Place
  here: Place
  go: (place: Place) => void
  title: string
  note: ReactNode
  mark?: number
  markText?: (n: number) => string
}) {
  const { place, here, go, title, note, mark = 0, markText } = props
  const chosen = place === here
  return (
    <button
      type="button"
      aria-current={chosen ? 'page' : undefined}
      onClick={() => go(place)}
      className={`flex min-h-12 items-center gap-2 rounded-card border-l-4 px-3 py-1.5 text-left ${
        chosen ? 'border-brass bg-felt-high' : 'border-transparent hover:bg-felt'
      }`}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-sm text-sage">{note}</span>
      </span>
      {mark > 0 && (
        <span className="rounded-full bg-brass px-2.5 py-0.5 text-sm font-bold text-ink">
          <span aria-hidden="true">{mark}</span>
          <span className="sr-only">{markText?.(mark)}</span>
        </span>
      )}
    </button>
  )
}
