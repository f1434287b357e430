'use client'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { RefusalNote } from '../tell/RefusalNote'
import { useToast } from '../tell/Toast'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { useChange } from './useChange'

/** Saves an attachment by its own name: as a page it would be given up when the dialog goes back in the history. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Asks for the password once more before a backup is downloaded. */
export function BackupDownload({ onClose }: { onClose: () => void }) {
  const t = useT('admin')
  const { say } = useToast()
  const [password, setPassword] = useState('')
  const { change, refusal, waiting } = useChange('audit')
  async function download() {
    if (waiting) return
    const admitted = await change(() => trpc.keeping.admit.mutate({ password }))
    if (!admitted) return
    save(admitted.answer.url)
    say(t('backup.preparing'))
    onClose()
  }
  return (
    <Dialog
      title={t('backup.download')}
      onClose={onClose}
      onSubmit={() => void download()}
      actions={
        <Button type="submit" variant="primary" isPending={waiting} isDisabled={password === ''}>
          {t('backup.download')}
        </Button>
      }
    >
      <p>{t('backup.downloadAsk')}</p>
      <Field
        label={t('backup.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        autoFocus
      />
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
