'use client'
import { useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { reviveChannels } from '../live/channel'
import { noteSignedOut } from '../live/signedOut'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { openSession } from './session'

/** The dialog of `SignInAgain`. */
export function SignInAgainDialog({ card, name }: { card: string; name: string }) {
  const t = useT('auth')
  const { slug } = useClub().club
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [isPending, setPending] = useState(false)
  // Somebody else begins with a page of their own.
  const leave = () => window.location.assign(`/${slug}/entra`)
  async function enter() {
    if (isPending) return
    setPending(true)
    const refused = await openSession({ kind: 'members', slug, card, password })
    setPending(false)
    setRefusal(refused)
    if (refused) return
    noteSignedOut(false)
    reviveChannels()
  }
  return (
    <Dialog
      title={t('again.title')}
      onClose={leave}
      firm
      out={t('again.leave')}
      onSubmit={() => void enter()}
      actions={
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={password === ''}>
          {t('enter')}
        </Button>
      }
    >
      <p>{t('again.text', { name })}</p>
      <input type="hidden" name="username" autoComplete="username" value={card} readOnly />
      <Field
        label={t('password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus
      />
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
