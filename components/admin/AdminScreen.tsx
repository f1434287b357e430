'use client'
import { useEffect, useState } from 'react'
import { useHolds } from '../club/club'
import { useT } from '../language/i18n'
import { OfficersOnly } from '../officer/OfficersOnly'
import { Page } from '../page/Page'
import { Tabs } from '../ui/Tabs'
import { AuditPanel } from './AuditPanel'
import { BackupPanel } from './BackupPanel'
import { ClassesPanel } from './ClassesPanel'
import { ClubPanel } from './club/ClubPanel'
import { PhonesPanel } from './club/PhonesPanel'
import { DevicesPanel } from './DevicesPanel'
import { MembersPanel } from './MembersPanel'

const PANELS = {
  members: MembersPanel,
  classes: ClassesPanel,
  club: ClubPanel,
  devices: DevicesPanel,
  phones: PhonesPanel,
  audit: AuditPanel,
  backup: BackupPanel,
} as const
type Panel = keyof typeof PANELS
const KEYS = Object.keys(PANELS) as Panel[]

/** The administrator's screen: members, classes, the club, devices, the audit, backups. */
export function AdminScreen() {
  const t = useT('admin')
  const administers = useHolds('amministratore')
  const [panel, setPanel] = useState<Panel>('members')
  useEffect(() => {
    const hash = window.location.hash.slice(1)
    setPanel(KEYS.find((key) => key === hash) ?? 'members')
  }, [])
  function select(key: string) {
    window.history.replaceState(null, '', `#${key}`)
    setPanel(KEYS.find((one) => one === key) ?? 'members')
  }
  return (
    <Page wide title={t('title')}>
      {administers ? (
        <Tabs
          label={t('title')}
          selected={panel}
          onSelect={select}
          tabs={KEYS.map((key) => {
            const Content = PANELS[key]
            return { key, label: t(`tabs.${key}`), content: <Content /> }
          })}
        />
      ) : (
        <OfficersOnly />
      )}
    </Page>
  )
}
