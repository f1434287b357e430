'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { LazyCassaDialog, LazyNewcomer } from '../../desk/lazy'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { casseBefore } from '../../money/quickSums'
import { TD, TD_RIGHT } from '../../officer/look'
import { Column, SheetTable } from '../../officer/SheetTable'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { Button } from '../../ui/Button'
import { useBankedAct } from '../commanding'
import type { BankedDay, Place, ShownTable } from '../shown'
import { useUsualCassa } from '../usualCassa'

interface DayPeopleProps {
  view: BankedDay & { readonly tables: readonly { readonly summary: ShownTable }[] }
  placeOf: (member: MemberId) => Place | null
}

/** Everybody who takes part, with their casse. */
export function DayPeople({ view, placeOf }: DayPeopleProps) {
  const t = useT('banked')
  const nameOf = useNameOf()
  const [handing, hand] = useState<{ member: MemberId; name: string } | null>(null)
  const [isSeeking, seek] = useState(false)
  const whereText = (place: Place | null) => {
    if (place === null) return '—'
    const { table, seat } = place
    return seat === null ? t('table', { n: table }) : t('people.place', { table, seat })
  }
  const isOpen = view.status === 'open' && view.closing === null && view.tableau.closedAt === null
  const newcomer = isOpen && (
    <Button variant="primary" onPress={() => seek(true)}>
      {t('people.newcomer')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-2">
      {view.persons.length === 0 && <div>{newcomer}</div>}
      {view.persons.length > 0 && (
        <SheetTable
          head={
            <>
              <Column>{t('people.member')}</Column>
              <Column>{t('people.where')}</Column>
              <Column of="figures">{t('casse.drawn')}</Column>
              <Column of="figures">{t('casse.chips')}</Column>
              <Column of="buttons" act={newcomer}>
                {t('people.actions')}
              </Column>
            </>
          }
        >
          {view.persons.map(({ member, drawn, chips }) => (
            <tr key={member}>
              <th scope="row" className={TD}>
                <MemberName id={member} />
              </th>
              <td className={`${TD} whitespace-nowrap`}>{whereText(placeOf(member))}</td>
              <td className={TD_RIGHT}>
                <Amount chips={drawn} />
              </td>
              <td className={TD_RIGHT}>
                <Amount chips={chips} />
              </td>
              <td className={`${TD} text-right`}>
                {isOpen && (
                  <Button onPress={() => hand({ member, name: nameOf(member) })}>
                    {t('people.hand')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </SheetTable>
      )}
      {isSeeking && (
        <LazyNewcomer
          title={t('people.newcomer')}
          onClose={() => seek(false)}
          onChosen={(one) => {
            seek(false)
            hand(one)
          }}
        />
      )}
      {handing && <HandCassa {...handing} view={view} onClose={() => hand(null)} />}
    </div>
  )
}

interface HandCassaProps {
  member: MemberId
  name: string
  view: DayPeopleProps['view']
  onClose: () => void
}

function HandCassa({ member, name, view, onClose }: HandCassaProps) {
  const t = useT('banked')
  const { act, refusal, waiting } = useBankedAct()
  const person = view.persons.find((one) => one.member === member)
  return (
    <LazyCassaDialog
      title={t('people.handTo', { name })}
      action={t('people.hand')}
      other={t('casse.sum')}
      usual={useUsualCassa(view.tables.map(({ summary }) => summary))}
      before={person ? casseBefore(person) : []}
      waiting={waiting}
      refusal={refusal}
      onHand={async (chips) => (await act('handCassa', { member, chips })) && onClose()}
      onClose={onClose}
    />
  )
}
