'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { RefusalNote } from '../tell/RefusalNote'
import { useToast } from '../tell/Toast'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { typingWith } from './typing'

const PIN = /^\d{4,8}$/
const MINE = ['pins', 'mine']

/** The member's PIN, with which they sign at a tablet that is not theirs: set and changed by the password, or taken. */
export function Pin() {
  const t = useT('auth')
  const mine = useQuery({ queryKey: MINE, queryFn: () => trpc.pins.mine.query() })
  const [password, setPassword] = useState('')
  const [pin, setPinTyped] = useState('')
  const [again, setAgain] = useState('')
  const isSet = mine.data?.isSet ?? false
  const isWrong = pin !== '' && !PIN.test(pin)
  const isReady = password !== '' && PIN.test(pin) && again === pin
  const { change, typing, refusal, isPending } = useChanges(() => {
    for (const clear of [setPassword, setPinTyped, setAgain]) clear('')
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void change(() => trpc.pins.set.mutate({ password, pin }), t('pin.saved'))
  }
  const remove = () => void change(() => trpc.pins.remove.mutate(), t('pin.removed'))
  return (
    <Block title={t('pin.title')}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <p>{t(isSet ? 'pin.set' : 'pin.text')}</p>
        <Field
          label={t('newPassword.current')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={typing(setPassword)}
        />
        <Digits
          label={t(isSet ? 'pin.next' : 'pin.pin')}
          hint={t('pin.rule')}
          error={isWrong && t('pin.wrong')}
          value={pin}
          onChange={typing(setPinTyped)}
        />
        <Digits
          label={t('pin.again')}
          error={again !== '' && again !== pin && t('pin.differs')}
          value={again}
          onChange={typing(setAgain)}
        />
        {refusal && <RefusalNote refusal={refusal} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={isPending}>
            {t(isSet ? 'pin.change' : 'pin.save')}
          </Button>
          {isSet && (
            <Button isDisabled={isPending} onPress={remove}>
              {t('pin.remove')}
            </Button>
          )}
        </div>
      </form>
    </Block>
  )
}

/** Changes the PIN, and says that it is done; `onDone` then clears the fields. */
function useChanges(onDone: () => void) {
  const { say } = useToast()
  const cache = useQueryClient()
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [isPending, setPending] = useState(false)
  async function change(work: () => Promise<unknown>, done: string) {
    setPending(true)
    setRefusal(null)
    try {
      await work()
      say(done)
      onDone()
      await cache.invalidateQueries({ queryKey: MINE })
    } catch (error) {
      setRefusal(refusalOf(error))
    }
    setPending(false)
  }
  const typing = typingWith(() => setRefusal(null))
  return { change, typing, refusal, isPending }
}

function Digits(props: ComponentProps<typeof Field>) {
  return <Field {...props} type="password" inputMode="numeric" autoComplete="off" maxLength={8} />
}
