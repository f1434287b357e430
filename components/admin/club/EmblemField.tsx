'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useClub } from '../../club/club'
import { Emblem } from '../../club/Emblem'
import { useT } from '../../language/i18n'
import { trpc } from '../../live/trpc'
import { RefusalNote } from '../../tell/RefusalNote'
import { useToast } from '../../tell/Toast'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { FileButton } from '../../ui/FileButton'
import { useChange } from '../useChange'
import { emblemFrom } from './emblem'

/** The club's emblem, on every screen and at the head of every paper: shown, replaced, or taken away. */
export function EmblemField() {
  const t = useT('admin')
  const router = useRouter()
  const { club } = useClub()
  const { say } = useToast()
  const { change, refusal, waiting } = useChange('audit')
  const [unfit, setUnfit] = useState(false)
  const set = async (picture: string | null) => {
    if (!(await change(() => trpc.club.setEmblem.mutate({ picture })))) return
    say(t('saved'))
    router.refresh()
  }
  const choose = async (files: FileList | null) => {
    const file = files?.item(0)
    if (!file) return
    const picture = await emblemFrom(file)
    setUnfit(picture === null)
    if (picture !== null) await set(picture)
  }
  return (
    <Block title={t('emblem.title')} className="max-w-2xl">
      <div className="flex flex-wrap items-center gap-5">
        {club.emblem && (
          <span className="rounded-lg bg-paper p-3">
            <Emblem className="h-24" />
          </span>
        )}
        <div className="flex min-w-[min(15rem,100%)] flex-1 flex-col gap-3">
          <p className="text-sage">{t('emblem.help')}</p>
          <div className="flex flex-wrap gap-3">
            <FileButton
              types={['image/png', 'image/jpeg', 'image/svg+xml']}
              onSelect={choose}
              isPending={waiting}
            >
              {t(club.emblem ? 'emblem.replace' : 'emblem.choose')}
            </FileButton>
            {club.emblem && (
              <Button variant="quiet" isPending={waiting} onPress={() => set(null)}>
                {t('emblem.remove')}
              </Button>
            )}
          </div>
          {unfit && (
            <p role="alert" className="font-semibold text-bad">
              {t('emblem.unfit')}
            </p>
          )}
          {refusal && <RefusalNote refusal={refusal} />}
        </div>
      </div>
    </Block>
  )
}
