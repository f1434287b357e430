'use client'
import { useState } from 'react'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { useT } from '../language/i18n'
import { useMemberSearch } from '../officer/useMemberSearch'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'

const MEMBERS_SHOWN = 8

interface NewcomerProps {
  title: string
  onChosen: (one: { member: MemberId; name: string }) => void
  onClose: () => void
}

/** A member of the club who takes part from the first cassa on. */
export function Newcomer({ title, onChosen, onClose }: NewcomerProps) {
  const words = useT('desk')
  const [typed, setTyped] = useState('')
  const { data } = useMemberSearch(typed, MEMBERS_SHOWN)
  const found = data?.members ?? []
  return (
    <Dialog title={title} onClose={onClose}>
      <Field
        label={words('signHere.search')}
        value={typed}
        onChange={setTyped}
        type="search"
        autoFocus
      />
      {data && found.length === 0 && <p role="status">{words('signHere.none')}</p>}
      <ul className="flex flex-col">
        {found.map(({ id, name, card, blocked }) => (
          <li key={id} className="border-t border-line py-1">
            <button
              type="button"
              disabled={blocked}
              onClick={() => onChosen({ member: asMember(id), name })}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-lg px-2 text-left hover:bg-felt-high disabled:opacity-50"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-sage">
                {blocked ? words('signHere.blocked') : words('signHere.card', { card })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
