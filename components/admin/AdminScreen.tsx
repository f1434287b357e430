'use client'
import { useState } from 'react'
import { useClub, useHolds } from '../club/club'
import { useT } from '../language/i18n'
import { MonthPanel } from '../month/MonthPanel'
import { OfficersOnly } from '../officer/OfficersOnly'
import { Page } from '../page/Page'
import { useHash } from '../page/useHash'
import { ButtonLink } from '../ui/ButtonLink'
import { Loading } from '../ui/Loading'
import { Tabs } from '../ui/Tabs'
import { AuditPanel } from './AuditPanel'
import { BackupPanel } from './BackupPanel'
import { ClassesPanel } from './ClassesPanel'
import { ClubPanel } from './club/ClubPanel'
import { PhonesPanel } from './club/PhonesPanel'
import { DevicesPanel } from './DevicesPanel'
import { FirstHour, useBeginnings } from './FirstHour'
import { MembersPanel } from './members/MembersPanel'

const PANELS = {
  members: MembersPanel,
  classes: ClassesPanel,
  club: ClubPanel,
  devices: DevicesPanel,
  phones: PhonesPanel,
  month: MonthPanel,
  audit: AuditPanel,
  backup: BackupPanel,
} as const
type Panel = keyof typeof PANELS
const KEYS = Object.keys(PANELS) as Panel[]

/** The administrator's screen: a new club's first hour until an evening was closed, members, classes, the club, devices, the month, the audit, backups. */
export function AdminScreen() {
  const t = useT('admin')
  const { club } = useClub()
  const administers = useHolds('amministratore')
  // On a phone the list comes first.
  const rehearse = <ButtonLink href={`/${club.slug}/prova`}>{t('rehearse')}</ButtonLink>
  const [chosen, choose] = useState<string | null>(null)
  const { data: done, isPending } = useBeginnings(administers)
  const isNew = done?.evenings === 0
  useHash(choose)
  function select(key: string) {
    window.history.replaceState(null, '', `#${key}`)
    choose(key)
  }
  const tabs = [
    ...(isNew
      ? [{ key: 'first-hour', label: t('tabs.firstHour'), content: <FirstHour onGo={select} /> }]
      : []),
    ...KEYS.map((key) => {
      const Content = PANELS[key]
      return { key: key as string, label: t(`tabs.${key}`), content: <Content /> }
    }),
  ]
  const panel = tabs.find(({ key }) => key === chosen)?.key ?? tabs[0]?.key ?? 'members'
  return (
    <Page wide title={t('title')} aside={<div className="max-sm:hidden">{rehearse}</div>}>
      {!administers && <OfficersOnly />}
      {administers && isPending && <Loading />}
      {administers && !isPending && (
        <Tabs label={t('title')} selected={panel} onSelect={select} tabs={tabs} />
      )}
      <div className="sm:hidden">{rehearse}</div>
    </Page>
  )
}
