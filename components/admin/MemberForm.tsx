'use client'
import { useState } from 'react'
import { useT } from '../i18n'
import { trpc } from '../trpc'
import { Button } from '../ui/Button'
import { Checks } from '../ui/Checks'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { RulingNote } from '../ui/RulingNote'
import { Select } from '../ui/Select'
import { useChange } from './asking'
import type { Member } from './MembersPanel'

const OFFICES = ['segretario', 'deputato', 'amministratore'] as const
const SHOWN = { name: 'members.showName', alias: 'members.showAlias', hidden: 'members.showHidden' }
type ShowAs = Member['showAs']

interface MemberFormProps {
  /** Null to add a member. */
  member: Member | null
  onClose: () => void
  onPassword: (name: string, password: string) => void
}

/** A member's card, name, how the board shows him, and his offices. */
export function MemberForm({ member, onClose, onPassword }: MemberFormProps) {
  const t = useT('admin')
  const [card, setCard] = useState(member?.card ?? '')
  const [name, setName] = useState(member?.name ?? '')
  const [alias, setAlias] = useState(member?.alias ?? '')
  const [showAs, setShowAs] = useState<ShowAs>(member?.showAs ?? 'name')
  const [offices, setOffices] = useState<readonly string[]>(member?.roles ?? [])
  const { change, ruling, waiting } = useChange('members', 'audit')
  async function save() {
    const who = { card: card.trim(), name: name.trim(), alias: alias.trim() || null, showAs }
    const roles = ['socio' as const, ...OFFICES.filter((office) => offices.includes(office))]
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
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={waiting}
            isDisabled={card.trim() === '' || name.trim() === ''}
            onPress={save}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('members.card')}
        hint={t('members.cardHelp')}
        value={card}
        onChange={setCard}
        maxLength={20}
        isRequired
        autoFocus
      />
      <Field label={t('members.name')} value={name} onChange={setName} maxLength={80} isRequired />
      <Field label={t('members.alias')} value={alias} onChange={setAlias} maxLength={40} />
      <Select
        label={t('members.showAs')}
        value={showAs}
        onChange={setShowAs}
        options={(Object.keys(SHOWN) as ShowAs[]).map((key) => ({ key, label: t(SHOWN[key]) }))}
      />
      <Checks
        label={t('members.roles')}
        value={offices}
        onChange={setOffices}
        options={OFFICES.map((key) => ({
          key,
          label: (
            <span>
              {t(`roles.${key}`)}
              <span className="block text-sm text-sage">{t(`rolesHelp.${key}`)}</span>
            </span>
          ),
        }))}
      />
      {ruling && <RulingNote ruling={ruling} />}
    </Dialog>
  )
}
