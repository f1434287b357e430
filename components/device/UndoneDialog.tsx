'use client'
import { useT } from '../language/i18n'
import type { UndoneTaps } from '../live/queue'
import { RefusalNote } from '../tell/RefusalNote'
import { TellTexts } from '../tell/TellTexts'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Commands, InTheirWords } from './InTheirWords'

interface UndoneDialogProps {
  undone: readonly UndoneTaps[]
  /** Somebody has read them. */
  read: () => void
}

/** Commands that a table decided without its line, and the first of them that the server refused. */
export function UndoneDialog({ undone, read }: UndoneDialogProps) {
  const t = useT('device')
  const count = undone.reduce((sum, { commands }) => sum + commands.length, 0)
  return (
    <Dialog title={t('undone.title', { count })} onClose={read} wide>
      {undone.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows at its end.
        <InTheirWords key={place} taps={one}>
          <p>{t('undone.refused')}</p>
          <p className="text-lg font-semibold">
            <TellTexts tells={one.commands[0] ?? []} />
          </p>
          <RefusalNote refusal={one.refusal} />
          {one.commands.length > 1 && (
            <>
              <p>{t('undone.others')}</p>
              <Commands commands={one.commands.slice(1)} />
            </>
          )}
        </InTheirWords>
      ))}
      <p>{t('undone.now')}</p>
      <Button variant="primary" onPress={read}>
        {t('undone.read')}
      </Button>
    </Dialog>
  )
}
