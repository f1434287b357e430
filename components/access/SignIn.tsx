'use client'
import { type FormEvent, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { Page } from '../page/Page'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Field } from '../ui/Field'
import { openSession } from './session'

/** Sign-in form: a card number and a password. `then` is the page to open afterwards. */
export function SignIn({ then }: { then: string }) {
  const t = useT('auth')
  const { club } = useClub()
  const [card, setCard] = useState('')
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [isPending, setPending] = useState(false)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    setRefusal(null)
    const refused = await openSession({ kind: 'members', slug: club.slug, card, password })
    if (refused) {
      setRefusal(refused)
      setPending(false)
      return
    }
    // A full page load, because the session's cookie is new and everything on the page depends on it.
    window.location.assign(then)
  }
  return (
    <Page>
      <div className="mx-auto mt-4 flex w-full max-w-md flex-col gap-5">
        <h1 className="text-4xl">{t('title')}</h1>
        <Block>
          <form onSubmit={(event) => void enter(event)} className="flex flex-col gap-5">
            <Field
              label={t('card')}
              value={card}
              onChange={setCard}
              autoComplete="username"
              autoCapitalize="characters"
              isRequired
              autoFocus
            />
            <Field
              label={t('password')}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              isRequired
            />
            {refusal && <RefusalNote refusal={refusal} />}
            <Button type="submit" variant="primary" size="large" wide isPending={isPending}>
              {t('enter')}
            </Button>
          </form>
        </Block>
        <p className="text-sage">{t('forgotten')}</p>
        {club.isDemo && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={`/${club.slug}/prova?storia=watched`}>{t('watch')}</ButtonLink>
            <ButtonLink href={`/${club.slug}/prova`}>{t('rehearse')}</ButtonLink>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/${club.slug}/tabellone`} variant="quiet">
            {t('board')}
          </ButtonLink>
          <ButtonLink href={`/${club.slug}/tavolo/entra`} variant="quiet">
            {t('tablet')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
