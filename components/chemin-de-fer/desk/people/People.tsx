'use client'
import { useState } from 'react'
import type { DeskView, PersonView } from '@/rules/chemin-de-fer/views/desk'
import type { MemberId } from '@/rules/kernel/ids'
import { LazyNewcomer } from '../../../desk/lazy'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useOffer } from '../../commanding'
import { CorrectCassa } from './CorrectCassa'
import { HandCassa } from './HandCassa'

const Deposits = onDemand(() => import('./Deposits').then((loaded) => loaded.Deposits))

/** Everybody who takes part, with their casse. */
export function People({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const [handing, hand] = useState<{ member: MemberId; name: string } | null>(null)
  const [correcting, correct] = useState<MemberId | null>(null)
  const [isSeeking, seek] = useState(false)
  const isOpen = view.status === 'open' && view.closing === null && view.tableau.closedAt === null
  const isHanding = ({ member }: PersonView) => member === handing?.member
  const corrected = view.persons.find(({ member }) => member === correcting)
  const newcomer = isOpen && (
    <Button variant="primary" onPress={() => seek(true)}>
      {t('people.newcomer')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-2">
      {view.persons.length === 0 && <div>{newcomer}</div>}
      {view.persons.length === 0 ? (
        <p className="text-sage">{t('people.nobody')}</p>
      ) : (
        <SheetTable
          caption={t('people.caption')}
          head={
            <>
              <Column>{t('people.member')}</Column>
              <Column>{t('people.where')}</Column>
              <Column of="figures">{t('people.drawn')}</Column>
              <Column of="figures">{t('people.chips')}</Column>
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
              view={view}
              onHand={(name) => hand({ member: person.member, name })}
              onCorrect={() => correct(person.member)}
            />
          ))}
        </SheetTable>
      )}
      {view.deposits.length > 0 && <Deposits view={view} />}
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
      {handing && (
        <HandCassa
          {...handing}
          minimum={view.settings.minimum}
          person={view.persons.find(isHanding) ?? null}
          onClose={() => hand(null)}
        />
      )}
      {corrected && <CorrectCassa person={corrected} onClose={() => correct(null)} />}
    </div>
  )
}

interface RowProps {
  person: PersonView
  view: DeskView
  onHand: (name: string) => void
  onCorrect: () => void
}

function Row({ person, view, onHand, onCorrect }: RowProps) {
  const t = useT('chemin-desk')
  const { member, drawn, chips, seat, casse } = person
  const name = useNameOf()(member)
  const mayHand = useOffer('handCassa', { member })
  const mayCorrect = useOffer('correctCassa', { member })
  const table = view.tables.find(({ summary }) => summary.id === seat?.table)
  return (
    <tr>
      <th scope="row" className={TD}>
        {name}
        {view.sentOut.some((one) => one.member === member) && (
          <span className="block text-sm text-warn">{t('people.sentOut')}</span>
        )}
      </th>
      <td className={`${TD} lg:whitespace-nowrap`}>
        {seat && table
          ? t('people.seat', { table: table.summary.number, seat: seat.seat })
          : t('people.standing')}
      </td>
      <td className={`${TD_RIGHT} whitespace-nowrap`}>
        <Amount chips={drawn} className="text-lg font-semibold" />
        <span className="block text-sm leading-tight text-sage">
          {t('people.times', { n: casse.length })}
        </span>
      </td>
      <td className={TD_RIGHT}>
        <Amount chips={chips} />
      </td>
      <td className={`${TD} text-right whitespace-nowrap`}>
        {mayHand && (
          <Button aria-label={t('people.handTo', { name })} onPress={() => onHand(name)}>
            {t('people.hand')}
          </Button>
        )}
        {mayCorrect && (
          <Button variant="quiet" aria-label={t('people.correctOf', { name })} onPress={onCorrect}>
            {t('people.correct')}
          </Button>
        )}
      </td>
    </tr>
  )
}
