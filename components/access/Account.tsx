'use client'
import { useRouter } from 'next/navigation'
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
import { Toggle } from '../ui/Toggle'
import { BoardName } from './BoardName'
import { ChangePassword } from './ChangePassword'
import { OpenSessions } from './OpenSessions'
import { Pin } from './Pin'

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

/** The member's consent to be named in the season; without it the others see a dash beside the figures. */
function SeasonName() {
  const t = useT('auth')
  const { say, refused } = useToast()
  const { me } = useClub()
  const router = useRouter()
  const [isNamed, setNamed] = useState(me?.member?.inSeason ?? false)
  async function choose(inSeason: boolean) {
    setNamed(inSeason)
    try {
      await trpc.auth.setPreferences.mutate({ inSeason })
      say(t(inSeason ? 'inSeason.agreed' : 'inSeason.refused'))
      router.refresh()
    } catch (error) {
      setNamed(!inSeason)
      refused(refusalOf(error))
    }
  }
  return (
    <Block title={t('inSeason.title')}>
      <div className="flex flex-col gap-4">
        <p>{t('inSeason.text')}</p>
        <Toggle isSelected={isNamed} onChange={(on) => void choose(on)}>
          {t('inSeason.agree')}
        </Toggle>
      </div>
    </Block>
  )
}
