'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useGameName } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { PaceAndEnd } from './PaceAndEnd'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** Wall, tablet, phone and desk of one evening side by side. */
export function Watched(props: { now: RehearsalNow; rehearsal: ReturnType<typeof useRehearsal> }) {
  const t = useT('rehearsal')
  const nameOf = useGameName()
  const { screens } = props.now
  const [shown, show] = useState(0)
  const tablet = screens.tablets[shown] ?? screens.tablets[0]
  return (
    <main className="flex flex-col gap-2 p-2">
      <Head now={props.now} rehearsal={props.rehearsal}>
        <p className="text-sage">{t('watched.help')}</p>
      </Head>
      <div className="grid gap-2 lg:grid-cols-[11fr_11fr_6fr]">
        <div className="flex flex-col gap-2">
          <Shown label={t('watched.wall')}>
            <Screen src={screens.wall} title={t('watched.wall')} width={1920} height={1080} />
          </Shown>
          <Shown label={t('watched.desk')}>
            <Screen src={screens.desk} title={t('watched.desk')} width={1024} height={640} />
          </Shown>
        </div>
        <Shown label={t('watched.tablet')}>
          {tablet && (
            <Screen
              key={tablet.page}
              src={tablet.page}
              title={t('watched.tablet')}
              width={1024}
              height={1180}
            />
          )}
          <div className="flex flex-wrap gap-1">
            {screens.tablets.map(({ game }, index) => (
              <Button
                key={game}
                variant={index === shown ? 'primary' : 'quiet'}
                aria-pressed={index === shown}
                onPress={() => show(index)}
              >
                {nameOf(game)}
              </Button>
            ))}
          </div>
        </Shown>
        <Shown label={t('watched.phone')}>
          <Screen src={screens.phone} title={t('watched.phone')} width={390} height={844} />
        </Shown>
      </div>
    </main>
  )
}

function Shown({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1">
      <h2 className="text-sm text-sage">{label}</h2>
      {children}
    </section>
  )
}

/** The line over a rehearsal: its story, how fast the others play, and its end. */
function Head(props: {
  now: RehearsalNow
  rehearsal: ReturnType<typeof useRehearsal>
  children?: ReactNode
}) {
  const lingua = useLingua()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="text-xl">{props.now.title[lingua]}</h1>
      {props.children}
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <PaceAndEnd now={props.now} rehearsal={props.rehearsal} />
      </div>
    </header>
  )
}

/** A real screen of the house in its own size, shown as large as its place allows; its page is `src`. */
function Screen(props: { src: string; title: string; width: number; height: number }) {
  const { width, height } = props
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const watching = new ResizeObserver(() => setShown(current.clientWidth))
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  const scale = shown / width
  return (
    <div
      ref={place}
      className="relative min-w-0 overflow-hidden rounded-card border-2 border-line"
      style={{ height: height * scale }}
    >
      {shown > 0 && (
        <iframe
          src={props.src}
          title={props.title}
          className="absolute top-0 left-0 max-w-none"
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </div>
  )
}
