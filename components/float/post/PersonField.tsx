'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Select } from '../../ui/Select'
import { usePost } from './here'

/** Somebody who gives no name, as a key of the list. */
export const UNNAMED = 'unnamed'

interface PersonFieldProps {
  label: string
  value: MemberId | typeof UNNAMED | null
  onChange: (member: MemberId) => void
  /** For somebody without a name, where one may act so. */
  unnamed?: { label: string; onChoose: () => void } | undefined
}

/** A person who takes part, those at the table first, with their seat. */
export function PersonField({ label, value, onChange, unnamed }: PersonFieldProps) {
  const t = useT('float-post')
  const nameOf = useNameOf()
  const { post, seats } = usePost()
  const seated = seats.flatMap(({ seat, member }) => (member ? [{ seat, member }] : []))
  const others = post.members.filter((one) => !seated.some(({ member }) => member === one))
  return (
    <Select
      label={label}
      value={value}
      onChange={(key) => (key === UNNAMED ? unnamed?.onChoose() : onChange(key))}
      options={[
        ...seated.map(({ seat, member }) => ({
          key: member,
          label: t('person.seated', { seat, name: nameOf(member) }),
        })),
        ...others.map((member) => ({ key: member, label: nameOf(member) })),
        ...(unnamed ? [{ key: UNNAMED, label: unnamed.label } as const] : []),
      ]}
    />
  )
}

/** The seat of a person; null while they stand. */
export function useSeatOf(): (member: MemberId | null) => number | null {
  const { seats } = usePost()
  return (member) => seats.find((one) => member !== null && one.member === member)?.seat ?? null
}
