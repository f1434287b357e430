'use client'
import { useState } from 'react'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { useMemberSearch } from '../../../officer/useMemberSearch'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'

const MEMBERS_SHOWN = 6

interface Person {
  id: MemberId
  name: string
}

interface SearchMemberProps {
  chosen: Person | null
  onChosen: (one: Person) => void
}

/** Any member of the club, found by name or card. */
export function SearchMember({ chosen, onChosen }: SearchMemberProps) {
  const t = useT('float-room')
  const words = useT('desk')
  const [typed, setTyped] = useState('')
  const { data } = useMemberSearch(typed, MEMBERS_SHOWN)
  const found = data?.members.filter(({ blocked }) => !blocked) ?? []
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={words('signHere.search')}
        value={typed}
        onChange={setTyped}
        type="search"
        autoFocus
      />
      {data && found.length === 0 && <p role="status">{words('signHere.none')}</p>}
      <ul aria-label={t('staff.person')} className="flex flex-col">
        {found.map(({ id, name, card }) => (
          <li key={id} className="border-t border-line py-1 first:border-0">
            <button
              type="button"
              aria-pressed={chosen?.id === id}
              onClick={() => onChosen({ id: asMember(id), name })}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg border-2 border-transparent px-2 text-left hover:bg-felt-high aria-pressed:border-brass aria-pressed:bg-felt-high"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-sage">{words('signHere.card', { card })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChooseAmongProps extends SearchMemberProps {
  members: readonly MemberId[]
}

/** One of the members of the evening or of the staff. */
export function ChooseAmong({ members, chosen, onChosen }: ChooseAmongProps) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  return (
    <Select
      label={t('staff.person')}
      value={chosen?.id ?? null}
      onChange={(id) => onChosen({ id, name: nameOf(id) })}
      options={members.map((id) => ({ key: id, label: nameOf(id) }))}
    />
  )
}
