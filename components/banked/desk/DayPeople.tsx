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
import { useBankedAct, useBankedOffers } from '../commanding'
import type { BankedDay, Place, ShownTable } from '../shown'
import { useUsualCassa } from '../usualCassa'
import { CorrectCassa } from './CorrectCassa'

interface DayPeopleProps {
  view: BankedDay & { readonly tables: readonly { readonly summary: ShownTable }[] }
  placeOf: (member: MemberId) => Place | null
}

/** Everybody who takes part, with their casse. */
export function DayPeople({ view, placeOf }: DayPeopleProps) {
  const t = useT('banked')
  const [handing, hand] = useState<{ member: MemberId; name: string } | null>(null)
  const [correcting, correct] = useState<MemberId | null>(null)
  const correctable = new Set(useBankedOffers('correctCassa').map(({ payload }) => payload.member))
  const [isSeeking, seek] = useState(false)
  const isOpen = view.status === 'open' && view.closing === null && view.tableau.closedAt === null
  const corrected = view.persons.find(({ member }) => member === correcting)
  const handable = new Set(useBankedOffers('handCassa').map(({ payload }) => payload.member))
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
          {view.persons.map((person) => (
            <Row
              key={person.member}
              person={person}
              place={placeOf(person.member)}
              onHand={
                isOpen && handable.has(person.member)
                  ? (name) => hand({ member: person.member, name })
                  : null
              }
              onCorrect={correctable.has(person.member) ? () => correct(person.member) : null}
            />
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
      {corrected && <CorrectCassa person={corrected} onClose={() => correct(null)} />}
    </div>
  )
}

interface RowProps {
  person: BankedDay['persons'][number]
  place: Place | null
  /** Null once nothing is handed out any more. */
  onHand: ((name: string) => void) | null
  onCorrect: (() => void) | null
}

function Row({ person: { member, drawn, chips }, place, onHand, onCorrect }: RowProps) {
  const t = useT('banked')
  const name = useNameOf()(member)
  const where =
    place &&
    (place.seat === null
      ? t('table', { n: place.table })
      : t('people.place', { table: place.table, seat: place.seat }))
  return (
    <tr>
      <th scope="row" className={TD}>
        <MemberName id={member} />
      </th>
      <td className={`${TD} whitespace-nowrap`}>{where ?? '—'}</td>
      <td className={TD_RIGHT}>
        <Amount chips={drawn} />
      </td>
      <td className={TD_RIGHT}>
        <Amount chips={chips} />
      </td>
      <td className={`${TD} text-right whitespace-nowrap`}>
        {onHand && <Button onPress={() => onHand(name)}>{t('people.hand')}</Button>}
        {onCorrect && (
          <Button variant="quiet" aria-label={t('people.correctOf', { name })} onPress={onCorrect}>
            {t('people.correct')}
          </Button>
        )}
      </td>
    </tr>
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
