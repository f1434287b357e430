'use client'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** A temporary password, shown only now: it cannot be read again, not even here. */
export function TemporaryPassword(props: { name: string; password: string; onClose: () => void }) {
  const t = useT('admin')
  const [copy, setCopy] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  /** Over plain HTTP a browser has no clipboard, and one may refuse. */
  const toClipboard = async () => {
    try {
      await navigator.clipboard.writeText(props.password)
      setCopy('copied')
    } catch {
      setCopy('notCopied')
    }
  }
  return (
    <Dialog
      firm
      title={t('members.temporary', { name: props.name })}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="quiet" onPress={toClipboard}>
            {t(`members.${copy}`)}
          </Button>
          <Button variant="primary" onPress={props.onClose} autoFocus>
            {t('members.noted')}
          </Button>
        </>
      }
    >
      <p className="rounded-lg bg-ground p-4 text-center font-mono text-3xl tracking-wider select-all">
        {props.password}
      </p>
      <p className="text-sage">{t('members.temporaryHelp')}</p>
    </Dialog>
  )
}
