'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { SHEET, TH } from '../officer/look'
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
        <div className="overflow-x-auto rounded-card bg-felt">
          <table className={SHEET}>
            <thead>
              <tr>
                <th className={TH}>{t('members.card')}</th>
                <th className={TH}>{t('members.name')}</th>
                <th className={TH}>{t('members.roles')}</th>
                <th className={TH}>{t('members.status')}</th>
                <th className={TH}>
                  <span className="sr-only">{t('members.edit')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  onEdit={() => setDialog(member)}
                  onPassword={(password) => setSecret({ name: member.name, password })}
                />
              ))}
            </tbody>
          </table>
        </div>
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
