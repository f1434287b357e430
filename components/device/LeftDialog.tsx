'use client'
import { useT } from '../language/i18n'
import type { LeftTaps } from '../live/alone/left'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { LeftPosts, LeftTitle } from './LeftPosts'

interface LeftDialogProps {
  left: readonly LeftTaps[]
  /** Somebody has read them. */
  read: () => void
  /** Asks again at the next start. */
  later: () => void
}

/** Commands that this device decided alone at an earlier post and did not send. */
export function LeftDialog({ left, read, later }: LeftDialogProps) {
  const t = useT('device')
  return (
    <Dialog
      title={<LeftTitle left={left} />}
      onClose={later}
      out={t('left.later')}
      actions={
        <Button variant="primary" onPress={read}>
          {t('undone.read')}
        </Button>
      }
      wide
    >
      <LeftPosts left={left} />
      <p>{t('left.elsewhere')}</p>
    </Dialog>
  )
}
