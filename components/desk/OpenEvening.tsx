'use client'
import { type FormEvent, useState } from 'react'
import type { Ruling } from '@/rules/kernel/decider'
import { useT } from '../i18n'
import { useTonight, useWeekday } from '../officer/day'
import { rulingOf, trpc } from '../trpc'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { RulingNote } from '../ui/RulingNote'
import { uuid } from '../uuid'

/** Opens tonight's evening: the day and a title are already there, one key is enough. */
export function OpenEvening() {
  const t = useT('desk')
  const tonight = useTonight(Date.now())
  const [day, setDay] = useState(tonight)
  const weekday = useWeekday(/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : tonight)
  const [title, setTitle] = useState<string | null>(null)
  const [ruling, setRuling] = useState<Ruling | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [id] = useState(uuid)
  const shown = title ?? t('evening.defaultTitle', { weekday })
  async function open(event: FormEvent) {
    event.preventDefault()
    setWaiting(true)
    setRuling(null)
    await trpc.evenings.open
      .mutate({ id, title: shown.trim(), day })
      .catch((error) => setRuling(rulingOf(error)))
      .finally(() => setWaiting(false))
  }
  return (
    <form onSubmit={open} className="flex max-w-xl flex-col gap-4 rounded-card bg-felt p-6">
      <h1 className="text-3xl">{t('evening.none')}</h1>
      <p className="text-sage">{t('evening.openHelp')}</p>
      <Field
        label={t('evening.title')}
        value={shown}
        onChange={setTitle}
        isRequired
        maxLength={80}
      />
      <Field label={t('evening.day')} type="date" value={day} onChange={setDay} isRequired />
      <div>
        <Button type="submit" variant="primary" size="large" isDisabled={waiting} autoFocus>
          {t('evening.open')}
        </Button>
      </div>
      {ruling && <RulingNote ruling={ruling} />}
    </form>
  )
}
