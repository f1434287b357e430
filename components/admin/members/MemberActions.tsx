'use client'
import { useState } from 'react'
import { useT } from '../../language/i18n'
import { trpc } from '../../live/trpc'
import type { FoundMember } from '../../officer/useMemberSearch'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { useChange } from '../useChange'

interface MemberActionsProps {
  member: FoundMember
  /** The member is as they were shown no more: the form closes, unless something in it is not saved. */
  onDone: () => void
  /** A new temporary password, to be shown once. */
  onPassword: (name: string, password: string) => void
  /** The member asked to be forgotten. */
  onForget: (member: FoundMember) => void
}

/** An administrator’s other acts for a member: a new password, no PIN, blocked, forgotten. */
export function MemberActions({ member, onDone, onPassword, onForget }: MemberActionsProps) {
  const t = useT('admin')
  const { id, name, blocked, hasPin } = member
  const { change, refusal, waiting } = useChange('members', 'audit')
  const [asking, setAsking] = useState<'block' | 'reset' | 'removePin' | null>(null)
  async function confirmed() {
    setAsking(null)
    if (asking === 'reset') {
      const reset = await change(() => trpc.members.resetPassword.mutate({ id }))
      if (!reset) return
      onDone()
      onPassword(name, reset.answer.password)
      return
    }
    const { block, removePin } = trpc.members
    const done = await change(() => (asking === 'block' ? block : removePin).mutate({ id }))
    if (done) onDone()
  }
  const unblock = async () => {
    if (await change(() => trpc.members.unblock.mutate({ id }))) onDone()
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 border-t-2 border-line pt-4">
        <Button isPending={waiting} onPress={() => setAsking('reset')}>
          {t('members.reset')}
        </Button>
        {hasPin && (
          <Button isPending={waiting} onPress={() => setAsking('removePin')}>
            {t('members.removePin')}
          </Button>
        )}
        <Button isPending={waiting} onPress={() => (blocked ? void unblock() : setAsking('block'))}>
          {t(blocked ? 'members.unblock' : 'members.block')}
        </Button>
        <Button variant="quiet" onPress={() => onForget(member)}>
          {t('forget.open')}
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
