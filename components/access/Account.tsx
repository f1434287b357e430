'use client'
import { useState } from 'react'
import { useClub } from '../club/club'
import { PhoneCard } from '../installed/PhoneCard'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { Page } from '../page/Page'
import { useToast } from '../tell/Toast'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { buttonLook } from '../ui/buttonLook'
import { Confirm } from '../ui/Confirm'
import { BoardName } from './BoardName'
import { ChangePassword } from './ChangePassword'
import { OpenSessions } from './OpenSessions'
import { Pin } from './Pin'
import { SeasonName } from './SeasonName'

/** The member's own access: password, PIN, open sessions, and the name on the board. */
export function Account() {
  const t = useT('auth')
  const { me } = useClub()
  if (me?.mustChangePassword) {
    return (
      <Page title={t('mustChange')}>
        <p>{t('mustChangeWhy')}</p>
        <ChangePassword />
      </Page>
    )
  }
  return (
    <Page title={t('account')}>
      <PhoneCard />
      <ChangePassword />
      <Pin />
      <BoardName />
      <SeasonName />
      <OpenSessions />
      <Mine />
      <SignOutEverywhere />
    </Page>
  )
}

function Mine() {
  const t = useT('auth')
  const { club } = useClub()
  return (
    <Block title={t('mine.title')}>
      <p className="mb-4">{t('mine.lead')}</p>
      <a className={buttonLook()} href={`/${club.slug}/entra/dati`}>
        {t('mine.open')}
      </a>
    </Block>
  )
}

function SignOutEverywhere() {
  const t = useT('auth')
  const { club } = useClub()
  const { refused } = useToast()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    try {
      await trpc.auth.signOutEverywhere.mutate()
      window.location.assign(`/${club.slug}/entra`)
    } catch (error) {
      setPending(false)
      refused(refusalOf(error))
    }
  }
  return (
    <Block title={t('everywhere.title')}>
      <p className="mb-4">{t('everywhere.text')}</p>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('everywhere.action')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('everywhere.title')}
          action={t('everywhere.action')}
          danger
          isPending={isPending}
          onConfirm={() => void leave()}
          onClose={() => setAsking(false)}
        >
          <p>{t('everywhere.text')}</p>
        </Confirm>
      )}
    </Block>
  )
}
