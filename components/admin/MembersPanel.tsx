'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { Column, SheetTable } from '../officer/SheetTable'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Loading, Nothing } from '../ui/Loading'
import { CsvImport } from './CsvImport'
import { MemberForm } from './MemberForm'
import { MemberRow } from './MemberRow'
import { TemporaryPassword } from './TemporaryPassword'

export type Member = Awaited<ReturnType<typeof trpc.members.list.query>>[number]

/** True when the name or card contains the typed text, ignoring case and accents. */
function matches({ name, card, alias }: Member, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const wanted = plain(typed.trim())
  return [name, card, alias ?? ''].some((text) => plain(text).includes(wanted))
}

/** The club's members: searched by typing, added one by one or from a file, with roles and passwords. */
export function MembersPanel() {
  const t = useT('admin')
  const members = useQuery({ queryKey: ['members'], queryFn: () => trpc.members.list.query() })
  const [typed, setTyped] = useState('')
  const [dialog, setDialog] = useState<'add' | 'import' | Member | null>(null)
  const [secret, setSecret] = useState<{ name: string; password: string } | null>(null)
  if (!members.data) return <Loading />
  const found = members.data.filter((member) => matches(member, typed))
  const close = () => setDialog(null)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('members.search')}
          value={typed}
          onChange={setTyped}
          type="search"
          autoFocus
          className="min-w-72 flex-1"
        />
        <Button variant="primary" onPress={() => setDialog('add')}>
          {t('members.add')}
        </Button>
        <Button onPress={() => setDialog('import')}>{t('members.import')}</Button>
      </div>
      <p role="status" className="text-sage">
        {t('members.count', { n: found.length })}
      </p>
      {found.length === 0 ? (
        <Nothing>{t('members.none')}</Nothing>
      ) : (
        <SheetTable
          head={
            <>
              <Column>{t('members.card')}</Column>
              <Column>{t('members.name')}</Column>
              <Column>{t('members.roles')}</Column>
              <Column>{t('members.status')}</Column>
              <Column of="buttons">{t('members.edit')}</Column>
            </>
          }
        >
          {found.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              onEdit={() => setDialog(member)}
              onPassword={(password) => setSecret({ name: member.name, password })}
            />
          ))}
        </SheetTable>
      )}
      {dialog === 'import' && <CsvImport onClose={close} />}
      {dialog !== null && dialog !== 'import' && (
        <MemberForm
          member={dialog === 'add' ? null : dialog}
          onClose={close}
          onPassword={(name, password) => setSecret({ name, password })}
        />
      )}
      {secret && <TemporaryPassword {...secret} onClose={() => setSecret(null)} />}
    </div>
  )
}
