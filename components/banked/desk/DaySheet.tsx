'use client'
import type { ReactNode } from 'react'
import { magnitude } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import type { CountLine } from '../../officer/CountRow'
import { CountTable } from '../../officer/CountTable'
import { TD, TD_RIGHT } from '../../officer/look'
import { Reopening } from '../../officer/Reopening'
import { Column, SheetTable } from '../../officer/SheetTable'
import { Amount } from '../../tell/Amount'
import { Folding } from '../../tell/Folding'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { BankedAct, type BankedCommand, useBankedAct } from '../commanding'
import type { BankedDay, Place } from '../shown'

interface DaySheetProps {
  view: BankedDay
  /** The provision about the tableau, in the game's register. */
  provision: string
  placeOf: (member: MemberId) => Place | null
  /** The game's own part below the sheet. */
  children?: ReactNode
}

/** The count and the tableau of the day: a line for each member, and the club's own as the bank. */
export function DaySheet({ view, provision, placeOf, children }: DaySheetProps) {
  const t = useT('banked')
  const { tableau, closing } = view
  const isCounting = closing !== null && tableau.closedAt === null
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start gap-3 empty:hidden print:hidden">
        <BankedAct
          beside
          type="beginCount"
          payload={{}}
          variant="primary"
          {...(view.status === 'open' && closing === null && { whyNot: t('sheet.beginWhyNot') })}
        >
          {t('sheet.begin')}
        </BankedAct>
        <BankedAct type="resumePlay" payload={{}} variant="quiet">
          {t('sheet.resume')}
        </BankedAct>
        <BankedAct type="closeTableau" payload={{ gap: tableau.gap }} match={{}} variant="primary">
          {t('sheet.close')}
        </BankedAct>
      </div>
      {isCounting && <Count view={view} placeOf={placeOf} />}
      {isCounting && tableau.isCounted && (
        <p role="status" className="text-lg">
          {t('sheet.gap')} <Amount chips={magnitude(tableau.gap)} className="font-semibold" />{' '}
          <ProvisionLink id={provision} />
          {tableau.recountNeeded && <span className="block text-warn">{t('sheet.recount')}</span>}
        </p>
      )}
      {isCounting ? (
        <Folding title={t('desk.sheet')} isOpen={tableau.isCounted}>
          <Lines view={view} />
        </Folding>
      ) : (
        <Lines view={view} />
      )}
      {children}
      {tableau.closedAt !== null && <ReopenSheet view={view} />}
    </section>
  )
}

/** Two officers reopen the closed tableau, to count somebody again. */
function ReopenSheet({ view: { tableau } }: { view: BankedDay }) {
  const t = useT('banked')
  return (
    <div className="print:hidden">
      <Reopening<BankedCommand>
        stage={{ askedBy: tableau.reopenAskedBy, why: tableau.reopenWhy, paid: false }}
        ask={{ type: 'askReopening', payload: {} }}
        confirm={{ type: 'reopen', payload: { why: tableau.reopenWhy ?? undefined } }}
        drop={{ type: 'dropReopening', payload: {} }}
        consequence={t('sheet.reopenAsk')}
      />
    </div>
  )
}

function Lines({ view: { tableau } }: { view: BankedDay }) {
  const t = useT('banked')
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

const NOWHERE = { table: null, seat: null }

/** Everybody's chips, one by one. */
function Count({ view, placeOf }: Pick<DaySheetProps, 'view' | 'placeOf'>) {
  const t = useT('banked')
  const { act, refusal } = useBankedAct()
  const lines = view.tableau.rows.map(
    ({ member }): CountLine => ({
      member,
      ...(placeOf(member) ?? NOWHERE),
      expected: view.closing?.expected[member] ?? null,
      counted: view.closing?.counted[member] ?? null,
      times: 0,
    }),
  )
  const left = lines.filter(({ counted }) => counted === null).length
  return (
    <>
      <Folding
        title={t('sheet.toCount', { n: left })}
        isOpen={left > 0 || view.tableau.recountNeeded}
      >
        <CountTable
          lines={lines}
          player={t('people.member')}
          onCount={(figure) => act('countChips', figure)}
        />
      </Folding>
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}
