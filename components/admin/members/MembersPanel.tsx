'use client'
import { useState } from 'react'
import { useT } from '../../language/i18n'
import { TemporaryPassword } from '../../officer/TemporaryPassword'
import { type FoundMember, useMemberSearch } from '../../officer/useMemberSearch'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Loading, Nothing } from '../../ui/Loading'
import { PlainButton } from '../../ui/PlainButton'
import { CsvImport } from './CsvImport'
import { ForgetDialog } from './ForgetDialog'
import { MemberForm } from './MemberForm'

/** Members shown at first; a press shows as many more, up to the most that the server gives. */
const MEMBERS_SHOWN = 50
const MOST_MEMBERS_SHOWN = 500

/** The club's members: searched by typing, added one by one or from a file, with roles and passwords. */
export function MembersPanel() {
  const t = useT('admin')
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(MEMBERS_SHOWN)
  const search = useMemberSearch(typed, shown)
  const [dialog, setDialog] = useState<'add' | 'import' | FoundMember | null>(null)
  const [leaving, setLeaving] = useState<FoundMember | null>(null)
  const [secret, setSecret] = useState<{ name: string; password: string } | null>(null)
  if (!search.data) return <Loading />
  const { members: found, count } = search.data
  const close = () => {
    setDialog(null)
    setLeaving(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('members.search')}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setShown(MEMBERS_SHOWN)
          }}
          type="search"
          autoFocus
          className="min-w-[min(18rem,100%)] flex-1"
        />
        <Button variant="primary" onPress={() => setDialog('add')}>
          {t('members.add')}
        </Button>
        <Button onPress={() => setDialog('import')}>{t('members.import')}</Button>
      </div>
      <p role="status" className="text-sage">
        {t('members.count', { n: count })}
        {count > found.length && ` · ${t('members.first', { n: found.length })}`}
      </p>
      {found.length === 0 && <Nothing>{t('members.none')}</Nothing>}
      {found.length > 0 && (
        <ul className="grid border-t-2 border-line lg:grid-cols-2 lg:gap-x-6">
          {found.map((member) => (
            <MemberRow key={member.id} member={member} onOpen={() => setDialog(member)} />
          ))}
        </ul>
      )}
      {count > found.length && shown < MOST_MEMBERS_SHOWN && (
        <div>
          <Button isPending={search.isFetching} onPress={() => setShown(shown + MEMBERS_SHOWN)}>
            {t('members.more')}
          </Button>
        </div>
      )}
      {dialog === 'import' && <CsvImport onClose={close} />}
      {dialog !== null && dialog !== 'import' && (
        <MemberForm
          member={dialog === 'add' ? null : (found.find(({ id }) => id === dialog.id) ?? dialog)}
          onClose={close}
          onForget={setLeaving}
          onPassword={(name, password) => setSecret({ name, password })}
        />
      )}
      {leaving && (
        <ForgetDialog member={leaving} onClose={() => setLeaving(null)} onForgotten={close} />
      )}
      {secret && <TemporaryPassword {...secret} onClose={() => setSecret(null)} />}
    </div>
  )
}

/** A member as one line to tap: card, name, offices, and whether they cannot enter. */
function MemberRow({ member, onOpen }: { member: FoundMember; onOpen: () => void }) {
  const t = useT('admin')
  const { card, name, alias, roles, blocked, canSignIn } = member
  const offices = roles.filter((role) => role !== 'socio').map((role) => t(`roles.${role}`))
  return (
    <li className="border-b-2 border-line">
      <PlainButton
        aria-label={t('members.open', { name, card })}
        onPress={onOpen}
        className={`flex min-h-11 w-full flex-wrap items-center gap-x-3 px-2 text-left hover:bg-felt-high ${blocked ? 'text-sage' : ''}`}
      >
        <span className="w-14 shrink-0 text-sage tabular-nums">{card}</span>
        <span className="min-w-0 flex-1 basis-24 leading-tight">
          <b className="font-semibold">{name}</b>
          {alias && <span className="text-sage"> «{alias}»</span>}
          {offices.length > 0 && (
            <span className="block text-sm text-sage">{offices.join(', ')}</span>
          )}
        </span>
        {blocked ? (
          <Badge tone="bad">{t('members.blocked')}</Badge>
        ) : (
          !canSignIn && <span className="text-sm text-sage">{t('members.cannotSignIn')}</span>
        )}
      </PlainButton>
    </li>
  )
}
