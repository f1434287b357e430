'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'

interface PersonChoiceProps {
  label: string
  chosen: MemberId | null
  onChoose: (member: MemberId | null) => void
  /** Members who cannot be named. */
  except?: readonly MemberId[]
  /** Members named first. */
  first?: readonly MemberId[]
  /** The names are shown at once, without a button that opens them. */
  isOpen?: boolean
}

/** One of the evening's members, chosen on a sheet of names. */
export function PersonChoice(props: PersonChoiceProps) {
  const { label, chosen, onChoose, except = [], first = [], isOpen = false } = props
  const t = useT('chemin-table')
  const { view } = useTable()
  const [asks, setAsks] = useState(false)
  const members = [...new Set([...first, ...view.persons.map(({ member }) => member)])].filter(
    (member) => !except.includes(member),
  )
  const choose = (member: MemberId | null) => {
    setAsks(false)
    onChoose(member)
  }
  const names = (
    <div className={`grid gap-2 ${isOpen ? 'grid-cols-2' : 'grid-cols-4'}`}>
      {members.map((member) => (
        <Button key={member} onPress={() => choose(member)}>
          <MemberName id={member} />
        </Button>
      ))}
      {members.length === 0 && <p>{t('person.nobody')}</p>}
    </div>
  )
  if (isOpen)
    return (
      <div className="flex flex-col gap-2">
        <p>{label}</p>
        {names}
      </div>
    )
  return (
    <>
      <Button
        variant="quiet"
        className="min-h-10! py-1! text-base"
        onPress={() => (chosen ? choose(null) : setAsks(true))}
      >
        {label}: {chosen ? <MemberName id={chosen} /> : '—'}
      </Button>
      {asks && (
        <FullSheet title={label} onClose={() => setAsks(false)}>
          {names}
        </FullSheet>
      )}
    </>
  )
}
