'use client'
import type { ReactNode } from 'react'
import { useT } from '../language/i18n'
import { ProvisionLink } from '../tell/ProvisionLink'
import { Block } from '../ui/Block'
import { useDays } from './days'
import type { OwedEvening } from './owed'

/** "Da saldare": the payments of one closed evening that are still open. */
export function OwedBlock(props: { evening: OwedEvening; provision: string; children: ReactNode }) {
  const t = useT('member')
  const { short } = useDays()
  const { title, day } = props.evening
  return (
    <Block marked title={t('owed.title')} aside={<ProvisionLink id={props.provision} />}>
      <p className="text-sage">{t('owed.evening', { title, day: short(day) })}</p>
      {props.children}
    </Block>
  )
}
