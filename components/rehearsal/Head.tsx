'use client'
import type { ReactNode } from 'react'
import { useLingua, useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { Paces } from './Paces'
import type { RehearsalNow, useRehearsal } from './useRehearsal'

/** The line over a rehearsal: its story, how fast the others play, and its end. */
export function Head(props: {
  now: RehearsalNow
  rehearsal: ReturnType<typeof useRehearsal>
  children?: ReactNode
}) {
  const t = useT('rehearsal')
  const lingua = useLingua()
  const { now, rehearsal } = props
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="text-xl">{now.title[lingua]}</h1>
      {props.children}
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <Paces pace={now.pace} onChoose={(pace) => void rehearsal.setPace(pace)} />
        <Button
          variant="quiet"
          onPress={() => void rehearsal.end().then(() => window.location.assign('/'))}
        >
          {t('end')}
        </Button>
      </div>
    </header>
  )
}
