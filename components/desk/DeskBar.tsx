'use client'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { lazyScreen } from '../language/lazyScreen'
import { SoundSwitch } from '../ui/awake/SoundSwitch'
import { Button } from '../ui/Button'
import { onDemand } from '../ui/loaded/onDemand'
import { useEarlyKeys } from './earlyKeys'
import { useShortcuts } from './shortcuts'

const KeysHelp = onDemand<{ onClose: () => void }>(
  () => import('./KeysHelp').then((loaded) => loaded.KeysHelp),
  { ahead: true },
)
const MembersSheet = lazyScreen(
  ['admin', 'desk'],
  () => import('./MembersSheet').then((loaded) => loaded.MembersSheet),
  { ahead: true },
)

/** The desk's search for a member and its help with the keys, whatever is being played. */
export function DeskBar() {
  const t = useT('desk')
  const [open, setOpen] = useState<'members' | 'keys' | null>(null)
  useShortcuts([
    { key: '/', label: t('members.open'), run: () => setOpen('members') },
    { key: '?', label: t('keys.open'), run: () => setOpen('keys') },
  ])
  const early = useEarlyKeys(open === 'members')
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button className="px-3!" aria-keyshortcuts="/" onPress={() => setOpen('members')}>
        {t('members.open')}
      </Button>
      <Button
        className="px-3!"
        variant="quiet"
        aria-keyshortcuts="?"
        onPress={() => setOpen('keys')}
      >
        {t('keys.open')}
      </Button>
      <SoundSwitch screen="desk" className="min-h-11">
        {(isOn) => t(isOn ? 'sound.on' : 'sound.off')}
      </SoundSwitch>
      {open === 'members' && <MembersSheet onClose={close} early={early} />}
      {open === 'keys' && <KeysHelp onClose={close} />}
    </div>
  )
}
