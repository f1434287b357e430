'use client'
import { useEffect, useState } from 'react'
import { useChange } from '../admin/useChange'
import { useHolds } from '../club/club'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { TemporaryPassword } from '../officer/TemporaryPassword'
import { type FoundMember, useMemberSearch } from '../officer/useMemberSearch'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'

const MEMBERS_SHOWN = 20

interface MembersSheetProps {
  onClose: () => void
  /** The keys typed before the field was there. */
  early: () => string
}

/** A member found by name or card, and a temporary password for one who forgot theirs. */
export function MembersSheet({ onClose, early }: MembersSheetProps) {
  const t = useT('desk')
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const before = early()
    if (before) setTyped(before)
  }, [early])
  const { data } = useMemberSearch(typed, MEMBERS_SHOWN)
  const [asked, setAsked] = useState<FoundMember | null>(null)
  const [secret, setSecret] = useState<{ name: string; password: string } | null>(null)
  const { change, refusal, waiting } = useChange('members')
  async function give({ id, name }: FoundMember) {
    setAsked(null)
    const given = await change(() => trpc.members.resetPassword.mutate({ id }))
    if (given) setSecret({ name, password: given.answer.password })
  }
  if (secret) return <TemporaryPassword {...secret} onClose={onClose} />
  if (asked)
    return (
      <Confirm
        title={t('members.password')}
        action={t('members.password')}
        onConfirm={() => void give(asked)}
        onClose={() => setAsked(null)}
      >
        {t('members.passwordAsk', { name: asked.name })}
      </Confirm>
    )
  const found = data?.members ?? []
  return (
    <Dialog title={t('members.title')} onClose={onClose} wide>
      <Field
        label={t('members.search')}
        value={typed}
        onChange={setTyped}
        type="search"
        autoFocus
      />
      <p role="status" className="text-sage">
        {data && t('members.count', { n: data.count })}
        {data && data.count > found.length && ` · ${t('members.first', { n: found.length })}`}
      </p>
      {refusal && <RefusalNote refusal={refusal} />}
      <ul className="flex flex-col">
        {found.map((member) => (
          <Line
            key={member.id}
            member={member}
            waiting={waiting}
            onPassword={() => setAsked(member)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

function Line(props: { member: FoundMember; waiting: boolean; onPassword: () => void }) {
  const t = useT('desk')
  const { name, card, alias, blocked, roles } = props.member
  const administers = useHolds('amministratore')
  const holdsOffice = roles.some((role) => role !== 'socio')
  const said = [t('members.card', { card }), alias && `«${alias}»`, blocked && t('members.blocked')]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-1">
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="text-sm text-sage">{said.filter(Boolean).join(' · ')}</span>
      </span>
      {holdsOffice && !administers ? (
        <span className="text-sm text-sage">{t('members.byAdministrator')}</span>
      ) : (
        <Button variant="quiet" isDisabled={props.waiting} onPress={props.onPassword}>
          {t('members.password')}
        </Button>
      )}
    </li>
  )
}
