'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { isSamePanel } from '@/rules/poker/17-arbitration/panel'
import type { Dispute } from '@/rules/poker/state/dispute'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { refusalOf, trpc } from '../../live/trpc'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Checks } from '../../ui/Checks'
import { Field } from '../../ui/Field'
import { Loading } from '../../ui/Loading'

/** As many names as a table reads at a glance; the others are found by typing. */
const NAMES_AT_ONCE = 8

interface NameArbitersProps {
  dispute: Dispute
  table: TableId
  evening: string
  isDisabled: boolean
  /** Gives one contender's choice; resolves to whether it was accepted. */
  name: (contender: MemberId, arbiters: MemberId[]) => Promise<boolean>
}

/** XVII.4: both sides name one arbiter or a panel: chosen together, then confirmed by each contender. */
export function NameArbiters(props: NameArbitersProps) {
  const t = useT('deputato')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Naming {...props} />
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{t('arbiters.name')}</Button>
    </div>
  )
}

function Naming({ dispute, table, evening, isDisabled, name }: NameArbitersProps) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const [chosen, setChosen] = useState<MemberId[]>([...(Object.values(dispute.arbiters)[0] ?? [])])
  return (
    <section className="flex flex-col gap-3 rounded-card border-2 border-brass p-4">
      <p>
        {t('arbiters.why')} <ProvisionLink id="XVII.4" />
      </p>
      <Eligible table={table} evening={evening} chosen={chosen} onChange={setChosen} />
      <div className="flex flex-wrap gap-2">
        {dispute.contenders.map((contender) => {
          const isNamed = isSamePanel(dispute.arbiters[contender] ?? [], chosen)
          return (
            <Button
              key={contender}
              variant="primary"
              isDisabled={isDisabled || chosen.length === 0 || isNamed}
              onPress={() => void name(contender, chosen)}
            >
              {isNamed && chosen.length > 0 && <span aria-hidden="true">✓</span>}
              {t('arbiters.confirm', { who: nameOf(contender) })}
            </Button>
          )
        })}
      </div>
    </section>
  )
}

interface EligibleProps {
  table: TableId
  evening: string
  chosen: readonly MemberId[]
  onChange: (chosen: MemberId[]) => void
}

/** Members who may judge: chosen members stay visible, the others appear while they match the typed text. */
function Eligible({ table, evening, chosen, onChange }: EligibleProps) {
  const t = useT('deputato')
  const [typed, setTyped] = useState('')
  const members = useQuery({
    queryKey: ['arbiters', evening, table],
    queryFn: () => trpc.members.arbiters.query({ evening, table }),
  })
  if (members.error) return <RefusalNote refusal={refusalOf(members.error)} />
  if (!members.data) return <Loading />
  const sought = typed.trim().toLocaleLowerCase()
  const others = members.data.filter(
    ({ id, name }) => !chosen.includes(id) && name.toLocaleLowerCase().includes(sought),
  )
  const shown = [
    ...members.data.filter(({ id }) => chosen.includes(id)),
    ...others.slice(0, NAMES_AT_ONCE),
  ]
  const left = others.length - NAMES_AT_ONCE
  return (
    <>
      <Field label={t('arbiters.search')} value={typed} onChange={setTyped} autoComplete="off" />
      <Checks
        label={t('arbiters.who')}
        value={chosen}
        onChange={onChange}
        options={shown.map(({ id, name }) => ({ key: id, label: name }))}
      />
      {others.length === 0 && sought !== '' && <p className="text-sage">{t('arbiters.none')}</p>}
      {left > 0 && <p className="text-sage">{t('arbiters.more', { count: left })}</p>}
    </>
  )
}
