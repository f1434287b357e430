'use client'
import { useState } from 'react'
import { OFFICERS } from '@/rules/kernel/decider'
import { useT } from '../../language/i18n'
import { trpc } from '../../live/trpc'
import type { FoundMember } from '../../officer/useMemberSearch'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Checks } from '../../ui/Checks'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useChange } from '../useChange'
import { MemberActions } from './MemberActions'
import { SHOWN_AS } from './shownAs'

type ShowAs = FoundMember['showAs']

interface MemberFormProps {
  /** Null to add a member. */
  member: FoundMember | null
  onClose: () => void
  /** The member asked to be forgotten. */
  onForget: (member: FoundMember) => void
  onPassword: (name: string, password: string) => void
}

interface Draft {
  card: string
  name: string
  alias: string
  showAs: ShowAs
  offices: readonly string[]
}

const draftOf = (member: FoundMember | null): Draft => ({
  card: member?.card ?? '',
  name: member?.name ?? '',
  alias: member?.alias ?? '',
  showAs: member?.showAs ?? 'name',
  offices: member?.roles ?? [],
})

/** A member's card, name, name on the board, and offices. */
export function MemberForm({ member, onClose, onForget, onPassword }: MemberFormProps) {
  const t = useT('admin')
  const [draft, setDraft] = useState(draftOf(member))
  const { change, refusal, waiting } = useChange('members', 'audit')
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(member))
  const { showAs } = draft
  const who = {
    card: draft.card.trim(),
    name: draft.name.trim(),
    alias: draft.alias.trim() || null,
    showAs,
  }
  const roles = ['socio' as const, ...OFFICERS.filter((office) => draft.offices.includes(office))]

  async function save() {
    if (waiting) return
    if (member) {
      const { id } = member
      const done = await change(async () => {
        await trpc.members.update.mutate({ id, ...who })
        await trpc.members.setRoles.mutate({ id, roles })
      })
      if (done) onClose()
      return
    }
    const added = await change(() => trpc.members.add.mutate({ ...who, roles }))
    if (!added) return
    onClose()
    onPassword(who.name, added.answer.password)
  }
  return (
    <Dialog
      title={member ? t('members.editTitle', { name: member.name }) : t('members.addTitle')}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <Button
          type="submit"
          variant="primary"
          isPending={waiting}
          isDisabled={who.card === '' || who.name === ''}
        >
          {t('save')}
        </Button>
      }
    >
      <Fields draft={draft} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />
      {member && (
        <MemberActions
          member={member}
          onDone={() => isChanged || onClose()}
          onPassword={onPassword}
          onForget={onForget}
        />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}

function Fields({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const t = useT('admin')
  return (
    <>
      <Field
        label={t('members.card')}
        hint={t('members.cardHelp')}
        value={draft.card}
        onChange={(card) => onChange({ card })}
        maxLength={20}
        isRequired
        autoFocus
      />
      <Field
        label={t('members.name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={80}
        isRequired
      />
      <Field
        label={t('members.alias')}
        value={draft.alias}
        onChange={(alias) => onChange({ alias })}
        maxLength={40}
      />
      <Select
        label={t('members.showAs')}
        value={draft.showAs}
        onChange={(showAs) => onChange({ showAs })}
        options={(Object.keys(SHOWN_AS) as ShowAs[]).map((key) => ({
          key,
          label: t(SHOWN_AS[key]),
        }))}
      />
      <Checks
        label={t('members.roles')}
        value={draft.offices}
        onChange={(offices) => onChange({ offices })}
        options={OFFICERS.map((key) => ({
          key,
          label: (
            <span>
              {t(`roles.${key}`)}
              <span className="block text-sm text-sage">{t(`rolesHelp.${key}`)}</span>
            </span>
          ),
        }))}
      />
    </>
  )
}
