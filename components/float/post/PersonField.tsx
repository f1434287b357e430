'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Select } from '../../ui/Select'
import { usePost } from './here'

interface PersonFieldProps {
  label: string
  value: MemberId | null
  onChange: (member: MemberId) => void
}

/** A person who takes part, those at the table first, with their seat. */
export function PersonField({ label, value, onChange }: PersonFieldProps) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const { post, seats } = usePost()
  const seated = seats.flatMap(({ seat, member }) => (member ? [{ seat, member }] : []))
  const others = post.members.filter((one) => !seated.some(({ member }) => member === one))
  return (
    <Select
      label={label}
      value={value}
      onChange={onChange}
      options={[
        ...seated.map(({ seat, member }) => ({
          key: member,
          label: t('person.seated', { seat, name: nameOf(member) }),
        })),
        ...others.map((member) => ({ key: member, label: nameOf(member) })),
      ]}
    />
  )
}

/** The seat of a person; null while they stand. */
export function useSeatOf(): (member: MemberId | null) => number | null {
  const { seats } = usePost()
  return (member) => seats.find((one) => member !== null && one.member === member)?.seat ?? null
}
