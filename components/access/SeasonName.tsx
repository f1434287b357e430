'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { useToast } from '../tell/Toast'
import { Block } from '../ui/Block'
import { Toggle } from '../ui/Toggle'

/** The member's consent to be named in the season; without it the others see a dash beside the figures. */
export function SeasonName() {
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
