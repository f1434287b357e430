'use client'
import type { TableauRow } from '@/rules/chemin-de-fer/state/tableau'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { type Chips, magnitude, NO_CHIPS, negate, sumOf } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { TD, TD_RIGHT } from '../../../officer/look'
import { PrintLink } from '../../../officer/PrintLink'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { TableauSteps } from '../../../officer/TableauSteps'
import { UNFOLDING_CELL as CELL, UnfoldingRow } from '../../../officer/UnfoldingRow'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useCommanding } from '../../commanding'

/** The evening's tableau, closed or provisional: casse, chips, result, share of the imbalance, balance. */
export function Tableau({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const { rows, imbalance, tax, deposits, notes = NO_CHIPS, isCounted } = view.tableau
  const isKnown = isCounted || view.persons.some(({ chips }) => chips !== null)
  const total = (pick: (row: TableauRow) => Chips) => sumOf(rows.map(pick))
  return (
    <div className="flex flex-col gap-3">
      <SheetTable
        caption={t('tableau.caption')}
        head={
          <>
            <Column>{words('tableau.name')}</Column>
            <Column of="figures">{words('tableau.casse')}</Column>
            <Column of="figures">{isCounted ? words('tableau.counted') : t('people.chips')}</Column>
            <Column of="figures">{words('tableau.result')}</Column>
            <Column of="figures">{words('tableau.share')}</Column>
            <Column of="figures">{words('tableau.final')}</Column>
          </>
        }
      >
        {rows.map((row) => (
          <Line key={row.member} row={row} view={view} isKnown={isKnown} />
        ))}
        <ClubLine name={t('tableau.tax')} chips={tax} />
        {deposits > 0 && <ClubLine name={t('tableau.deposits')} chips={deposits} />}
        {notes > 0 && <ClubLine name={t('tableau.notes')} chips={negate(notes)} />}
        <tr className="font-semibold">
          <th scope="row" className={TD}>
            {words('tableau.total')}
          </th>
          <td className={TD_RIGHT}>
            <Amount chips={total((row) => row.drawn)} />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={isKnown ? total((row) => row.counted) : null} />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={isKnown ? total((row) => row.result) : null} sign />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={isKnown ? total((row) => row.shareChips) : null} sign />
          </td>
          <td className={TD_RIGHT}>
            <Amount chips={isKnown ? total((row) => row.final) : null} sign />
          </td>
        </tr>
      </SheetTable>
      {view.tableau.closedAt !== null && isCounted && imbalance !== 0 && (
        <p>
          {t.rich(imbalance > 0 ? 'count.supero' : 'count.ammanco', {
            chips: () => <Amount chips={magnitude(imbalance)} className="font-semibold" />,
          })}
        </p>
      )}
      {view.tableau.closedAt !== null && isCounted && imbalance === 0 && (
        <p className="text-good">{words('tableau.balanced')}</p>
      )}
      {!isKnown && <p className="text-sage">{t('tableau.unknown')}</p>}
    </div>
  )
}

interface LineProps {
  row: TableauRow
  view: DeskView
  isKnown: boolean
}

/** A member's line of the tableau; it unfolds to the casse, the arithmetic of the share, and each cassa's slip. */
function Line({ row, view, isKnown }: LineProps) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const { evening } = useCommanding()
  const { imbalance, isCounted } = view.tableau
  const person = view.persons.find(({ member }) => member === row.member)
  const casse = (person?.casse ?? []).map(({ at, chips, why }, index) => ({
    at,
    chips,
    reason: t(`cassa.why.${why}`),
    slip: evening && why === 'cassa' && (
      <PrintLink
        evening={evening}
        paper={`cassa/${row.member}/${index + 1}`}
        label={words('print.passata')}
      />
    ),
  }))
  const details = (
    <TableauSteps
      casse={casse}
      row={row}
      imbalance={isCounted ? imbalance : NO_CHIPS}
      closed={isCounted}
      known={isKnown}
    />
  )
  return (
    <UnfoldingRow name={<MemberName id={row.member} />} columns={6} details={details}>
      <td className={CELL}>
        <Amount chips={row.drawn} />
        <span className="ml-2 text-sm text-sage">
          {words('tableau.times', { n: casse.filter(({ chips }) => chips > 0).length })}
        </span>
      </td>
      <td className={CELL}>
        <Amount chips={isKnown ? row.counted : null} />
      </td>
      <td className={CELL}>
        <Amount chips={isKnown ? row.result : null} sign />
      </td>
      <td className={CELL}>
        {row.shareChips === 0 ? '—' : <Amount chips={row.shareChips} sign />}
      </td>
      <td className={`${CELL} text-lg font-semibold`}>
        <Amount chips={isKnown ? row.final : null} sign />
      </td>
    </UnfoldingRow>
  )
}

/** A sum that falls to the club, or that the desk keeps for somebody: nobody's result. */
function ClubLine({ name, chips }: { name: string; chips: Chips }) {
  return (
    <tr>
      <th scope="row" colSpan={5} className={`${TD} font-normal text-sage`}>
        {name}
      </th>
      <td className={TD_RIGHT}>
        <Amount chips={chips} />
      </td>
    </tr>
  )
}
