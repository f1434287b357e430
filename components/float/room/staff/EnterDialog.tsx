'use client'
import { useState } from 'react'
import { OFFICES, type Office } from '@/rules/float/state/staff'
import type { MemberId } from '@/rules/kernel/ids'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { useRoom, useTableName } from '../context'
import { ChooseAmong, SearchMember } from './ChooseMember'

/** The choice of the whole room, for an office that is not of one table. */
const ROOM = 'sala'
const AT_TABLE: readonly Office[] = ['capo-partita', 'changeur']

/** A person set to work in an office: officers find any member, the chief inspector those who are here. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const t = useT('float-room')
  const { office } = useRoom()
  const tableName = useTableName()
  const { act, refusal, waiting } = useFloatAct()
  const roles = useClub().me?.member?.roles ?? []
  const [member, setMember] = useState<{ id: MemberId; name: string } | null>(null)
  const [held, setOffice] = useState<Office>('changeur')
  const needsTable = AT_TABLE.includes(held)
  const [chosen, setWhere] = useState<string | null>(null)
  const first = needsTable ? (office.tables[0]?.id ?? null) : ROOM
  const where = needsTable && chosen === ROOM ? first : (chosen ?? first)
  async function give() {
    if (!member || where === null) return
    const table = where === ROOM ? null : where
    if (await act('enterDuty', { member: member.id, office: held, where: table })) onClose()
  }
  const tables = office.tables.map(({ id }) => ({ key: id, label: tableName(id) }))
  return (
    <CommandDialog
      title={t('staff.enter')}
      action={t('staff.enter')}
      isReady={member !== null && where !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      <Select
        label={t('staff.office')}
        value={held}
        onChange={setOffice}
        options={OFFICES.map((key) => ({ key, label: t(`offices.${key}`) }))}
      />
      <Select
        label={t('staff.where')}
        value={where}
        onChange={setWhere}
        options={needsTable ? tables : [{ key: ROOM, label: t('wholeRoom') }, ...tables]}
      />
      {roles.some((role) => role !== 'socio') ? (
        <SearchMember chosen={member} onChosen={setMember} />
      ) : (
        <ChooseAmong members={office.members} chosen={member} onChosen={setMember} />
      )}
    </CommandDialog>
  )
}
