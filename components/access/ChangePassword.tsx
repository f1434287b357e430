'use client'
import { type FormEvent, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { RefusalNote } from '../tell/RefusalNote'
import { useToast } from '../tell/Toast'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { typingWith } from './typing'

const SHORTEST_PASSWORD = 8

/** Form to choose a new password; it ends the member's other sessions. */
export function ChangePassword() {
  const t = useT('auth')
  const { club, me } = useClub()
  const { say } = useToast()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [isPending, setPending] = useState(false)
  const isShort = next !== '' && next.length < SHORTEST_PASSWORD
  const differs = again !== '' && again !== next
  const isReady = current !== '' && next.length >= SHORTEST_PASSWORD && again === next
  const typing = typingWith(() => setRefusal(null))
  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    setPending(true)
    setRefusal(null)
    try {
      await trpc.auth.changePassword.mutate({ current, next })
      if (me?.mustChangePassword) return window.location.assign(`/${club.slug}`)
      say(t('newPassword.done'))
      for (const clear of [setCurrent, setNext, setAgain]) clear('')
    } catch (error) {
      setRefusal(refusalOf(error))
    }
    setPending(false)
  }
  return (
    <Block title={t('newPassword.title')}>
      <form onSubmit={(event) => void change(event)} className="flex flex-col gap-4">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={me?.member?.card ?? ''} readOnly hidden />
        <Field
          label={t('newPassword.current')}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={typing(setCurrent)}
        />
        <Field
          label={t('newPassword.next')}
          hint={t('newPassword.rule', { count: SHORTEST_PASSWORD })}
          error={isShort && t('newPassword.short', { count: SHORTEST_PASSWORD })}
          type="password"
          autoComplete="new-password"
          value={next}
          onChange={typing(setNext)}
        />
        <Field
          label={t('newPassword.again')}
          error={differs && t('newPassword.differs')}
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={typing(setAgain)}
        />
        {refusal && <RefusalNote refusal={refusal} />}
        <div>
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={isPending}>
            {t('newPassword.change')}
          </Button>
        </div>
      </form>
    </Block>
  )
}
