'use client'
import { useT } from '../language/i18n'
import { Dialog } from '../ui/Dialog'
import { Toggle } from '../ui/Toggle'
import { useKeyboard } from './shortcuts'

/** The keys that do something on this screen now, and the switch that turns them off on this computer. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useT('desk')
  const keyboard = useKeyboard()
  if (!keyboard) return null
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keyboard.all().map(({ key, label }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-10 rounded border-2 border-line-strong px-2 text-center font-mono uppercase">
                {key}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Toggle isSelected={keyboard.isOn} onChange={keyboard.setOn}>
        {t('keys.on')}
      </Toggle>
    </Dialog>
  )
}
