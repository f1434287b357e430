'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { refusalOf, trpc } from '../live/trpc'
import { useToast } from '../tell/Toast'
import { Block } from '../ui/Block'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Select } from '../ui/Select'

const WAYS = ['name', 'alias', 'hidden'] as const
type Way = (typeof WAYS)[number]

/** The choice of how the board on the wall names the member. */
export function BoardName() {
  const t = useT('auth')
  const { say, refused } = useToast()
  const { me } = useClub()
  const router = useRouter()
  const [way, setWay] = useState<Way>(me?.member?.showAs ?? 'name')
  const [alias, setAlias] = useState(me?.member?.alias ?? '')
  const [isPending, setPending] = useState(false)
  const isReady = way !== 'alias' || alias.trim() !== ''
  const save = async () => {
    setPending(true)
    try {
      const called = way === 'alias' ? { alias: alias.trim() } : {}
      await trpc.auth.setPreferences.mutate({ showAs: way, ...called })
      say(t('onBoard.saved'))
      router.refresh()
    } catch (error) {
      refused(refusalOf(error))
    }
    setPending(false)
  }
  return (
    <Block title={t('onBoard.title')}>
      <div className="flex flex-col gap-4">
        <p>{t('onBoard.text')}</p>
        <Select
          label={t('onBoard.way')}
          value={way}
          onChange={setWay}
          options={WAYS.map((key) => ({ key, label: t(`onBoard.as.${key}`) }))}
        />
        {way === 'alias' && (
          <Field label={t('onBoard.alias')} value={alias} onChange={setAlias} maxLength={40} />
        )}
        <div>
          <Button isDisabled={!isReady} isPending={isPending} onPress={() => void save()}>
            {t('onBoard.save')}
          </Button>
        </div>
      </div>
    </Block>
  )
}
