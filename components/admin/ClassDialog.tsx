'use client'
import { type ReactNode, useState } from 'react'
import type { ClassDraft } from '../game'
import { useT } from '../language/i18n'
import { useGame } from '../live/game'
import { trpc } from '../live/trpc'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { useChange } from './useChange'

interface ClassDialogProps {
  start: ClassDraft
  /** The class to be stored; null while a field is wrong. */
  settings: object | null
  onClose: () => void
  /** The game's own form for its settings. */
  children: ReactNode
}

/** The form of a table class: its name, the settings of its game, and the button that stores it. */
export function ClassDialog({ start, settings, onClose, children }: ClassDialogProps) {
  const t = useT('admin')
  const game = useGame()
  const [name, setName] = useState(start.name)
  const { change, refusal, waiting } = useChange('classes')
  async function save() {
    if (!settings || waiting) return
    const named = { game, name: name.trim(), settings }
    const input = start.id === null ? named : { ...named, id: start.id }
    if (await change(() => trpc.classes.save.mutate(input))) onClose()
  }
  return (
    <Dialog
      wide
      title={start.id === null ? t('classes.new') : t('classes.editing', { name: start.name })}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <Button
          type="submit"
          variant="primary"
          isPending={waiting}
          isDisabled={!settings || name.trim() === ''}
        >
          {t('save')}
        </Button>
      }
    >
      <Field
        label={t('classes.name')}
        hint={t('classes.nameHelp')}
        value={name}
        onChange={setName}
        maxLength={60}
        isRequired
        autoFocus
      />
      {children}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
