'use client'
import { useRef } from 'react'
import type { DeskView } from '@/rules/black-jack/views/desk'
import { magnitude } from '@/rules/kernel/chips'
import { DeclareFloat } from '../../float/room/declare/DeclareFloat'
import { useT } from '../../language/i18n'
import { type CountLine, CountRow } from '../../officer/CountRow'
import { TD, TD_RIGHT } from '../../officer/look'
import { Column, SheetTable } from '../../officer/SheetTable'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Act, useAct } from '../commanding'

/** The count and the tableau of the day: a line for each member, and the club's own as the bank. Source: J.5. */
export function DaySheet({ view }: { view: DeskView }) {
  const t = useT('bj-room')
  const { tableau, closing } = view
  const isCounting = closing !== null && tableau.closedAt === null
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3 empty:hidden print:hidden">
        <Act type="beginCount" payload={{}} variant="primary">
          {t('sheet.begin')}
        </Act>
        <Act type="resumePlay" payload={{}} variant="quiet">
          {t('sheet.resume')}
        </Act>
        <Act type="closeTableau" payload={{}} variant="primary">
          {t('sheet.close')}
        </Act>
      </div>
      {isCounting && <Count view={view} />}
      {isCounting && tableau.isCounted && (
        <p role="status" className="text-lg">
          {t('sheet.gap')} <Amount chips={magnitude(tableau.gap)} className="font-semibold" />{' '}
          <ProvisionLink id="J.5" />
          {tableau.recountNeeded && <span className="block text-warn">{t('sheet.recount')}</span>}
        </p>
      )}
      <Lines view={view} />
      {view.status === 'open' && (
        <div className="print:hidden">
          <DeclareFloat settings={view.office?.settings ?? null} />
        </div>
      )}
    </section>
  )
}

function Lines({ view: { tableau } }: { view: DeskView }) {
  const t = useT('bj-room')
  return (
    <SheetTable
      caption={t('desk.sheet')}
      head={
        <>
          <Column>{t('people.member')}</Column>
          <Column of="figures">{t('casse.drawn')}</Column>
          <Column of="figures">{t('sheet.counted')}</Column>
          <Column of="figures">{t('sheet.final')}</Column>
        </>
      }
    >
      {tableau.rows.map(({ member, drawn, counted, final }) => (
        <tr key={member}>
          <th scope="row" className={TD}>
            <MemberName id={member} />
          </th>
          <td className={TD_RIGHT}>
            <Amount chips={drawn} />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={counted} />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={final} sign className="font-semibold" />
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row" className={TD}>
          {t('sheet.club')}
        </th>
        <td className={TD_RIGHT} />
        <td className={TD_RIGHT} />
        <td className={TD_RIGHT}>
          <Amount chips={tableau.club} sign className="font-semibold" />
        </td>
      </tr>
    </SheetTable>
  )
}

/** Everybody's chips, one by one: type a number, Enter goes on to the next. */
function Count({ view }: { view: DeskView }) {
  const t = useT('bj-room')
  const words = useT('desk')
  const { act, refusal } = useAct()
  const sheet = useRef<HTMLDivElement>(null)
  const lines = view.tableau.rows.map(
    ({ member }): CountLine => ({
      member,
      seat: view.persons.find((one) => one.member === member)?.seat?.seat ?? null,
      expected: view.closing?.expected[member] ?? null,
      counted: view.closing?.counted[member] ?? null,
      times: 0,
    }),
  )
  function goTo(index: number) {
    const fields = sheet.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    const field = fields[Math.max(0, Math.min(fields.length - 1, index))]
    field?.focus()
    field?.select()
  }
  return (
    <div ref={sheet}>
      <SheetTable
        caption={t('sheet.begin')}
        head={
          <>
            <Column>{t('desk.seats')}</Column>
            <Column>{t('people.member')}</Column>
            <Column of="figures">{words('count.expected')}</Column>
            <Column>{t('sheet.counted')}</Column>
            <Column of="figures">{words('count.gap')}</Column>
          </>
        }
      >
        {lines.map((line, index) => (
          <CountRow
            key={line.member}
            line={line}
            known
            autoFocus={index === 0}
            onCount={(chips) => void act('countChips', { member: line.member, chips })}
            onMove={(by) => goTo(index + by)}
          />
        ))}
      </SheetTable>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
