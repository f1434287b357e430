'use client'
import { useState } from 'react'
import { useT } from '../language/i18n'
import { trpc } from '../live/trpc'
import { TD } from '../officer/look'
import type { FoundMember } from '../officer/useMemberSearch'
import { RefusalNote } from '../tell/RefusalNote'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { useChange } from './useChange'

interface MemberRowProps {
  member: FoundMember
  onEdit: () => void
  /** A new temporary password, to be shown once. */
  onPassword: (password: string) => void
}

/** A member with the actions that an administrator has for them. */
export function MemberRow({ member, onEdit, onPassword }: MemberRowProps) {
  const t = useT('admin')
  return (
    <tr className={member.blocked ? 'text-sage' : ''}>
      <td className={`${TD} tabular-nums`}>{member.card}</td>
      <th scope="row" className={TD}>
        {member.name}
        {member.alias && (
          <span className="block text-sm font-normal text-sage">«{member.alias}»</span>
        )}
      </th>
      <td className={TD}>
        {member.roles
          .filter((role) => role !== 'socio')
          .map((role) => t(`roles.${role}`))
          .join(', ')}
      </td>
      <td className={TD}>
        <Standing member={member} />
      </td>
      <td className={TD}>
        <Actions member={member} onEdit={onEdit} onPassword={onPassword} />
      </td>
    </tr>
  )
}

function Standing({ member }: { member: FoundMember }) {
  const t = useT('admin')
  if (member.blocked) return <Badge tone="bad">{t('members.blocked')}</Badge>
  if (member.canSignIn) return t('members.active')
  return <span className="text-sage">{t('members.cannotSignIn')}</span>
}

function Actions({ member, onEdit, onPassword }: MemberRowProps) {
  const t = useT('admin')
  const { id, name, blocked, hasPin } = member
  const { change, refusal, waiting } = useChange('members', 'audit')
  const [asking, setAsking] = useState<'block' | 'reset' | 'removePin' | null>(null)
  async function confirmed() {
    setAsking(null)
    if (asking === 'block') await change(() => trpc.members.block.mutate({ id }))
    if (asking === 'removePin') await change(() => trpc.members.removePin.mutate({ id }))
    if (asking !== 'reset') return
    const reset = await change(() => trpc.members.resetPassword.mutate({ id }))
    if (reset) onPassword(reset.answer.password)
  }
  const unblock = () => change(() => trpc.members.unblock.mutate({ id }))
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onEdit}>{t('members.edit')}</Button>
        <Button variant="quiet" isPending={waiting} onPress={() => setAsking('reset')}>
          {t('members.reset')}
        </Button>
        {hasPin && (
          <Button variant="quiet" isPending={waiting} onPress={() => setAsking('removePin')}>
            {t('members.removePin')}
          </Button>
        )}
        <Button
          variant="quiet"
          isPending={waiting}
          onPress={() => (blocked ? void unblock() : setAsking('block'))}
        >
          {t(blocked ? 'members.unblock' : 'members.block')}
        </Button>
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      {asking && (
        <Confirm
          title={t(`members.${asking}`)}
          action={t(`members.${asking}`)}
          danger={asking !== 'reset'}
          onConfirm={confirmed}
          onClose={() => setAsking(null)}
        >
          {t(`members.${asking}Ask`, { name })}
        </Confirm>
      )}
    </>
  )
}
