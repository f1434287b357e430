'use client'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import type { CountLine } from '../../../officer/CountRow'
import { CountTable } from '../../../officer/CountTable'
import { Amount } from '../../../tell/Amount'
import { Folding } from '../../../tell/Folding'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Act, useAct } from '../../commanding'

/** A line for everybody on the tableau. */
function linesOf({ closing, tableau, persons, tables }: DeskView): CountLine[] {
  return tableau.rows.map(({ member }) => {
    const place = persons.find((one) => one.member === member)?.seat ?? null
    return {
      member,
      table: tables.find(({ summary }) => summary.id === place?.table)?.summary.number ?? null,
      seat: place?.seat ?? null,
      expected: closing?.expected[member] ?? null,
      counted: closing?.counted[member] ?? null,
      times: closing?.counts[member] ?? 0,
    }
  })
}

/** C.2: the count of everybody's chips. A recount replaces the first figure. */
export function CountSheet({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const { act, refusal } = useAct()
  const lines = linesOf(view)
  const left = lines.filter(({ counted }) => counted === null).length
  return (
    <>
      <Folding
        title={left > 0 ? t('count.title', { n: left }) : t('count.done')}
        isOpen={left > 0 || view.tableau.recountNeeded}
      >
        <p className="text-sage">{t('count.help')}</p>
        <CountTable
          lines={lines}
          player={t('people.member')}
          onCount={(figure) => act('countChips', figure)}
        />
      </Folding>
      {refusal && <RefusalNote refusal={refusal} />}
      <WholeGap view={view} />
    </>
  )
}

/** The imbalance of the evening; above the limit, also the inspector's leave that closing needs. */
function WholeGap({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const { closing, tableau, settings } = view
  if (!tableau.isCounted) return null
  const { imbalance } = tableau
  const chips = () => <Amount chips={magnitude(imbalance)} className="font-semibold text-warn" />
  return (
    <div
      role="status"
      className="flex flex-col gap-2 rounded-card border-2 border-line bg-felt px-4 py-1"
    >
      <p>
        {imbalance === 0
          ? t('count.balanced')
          : t.rich(imbalance > 0 ? 'count.supero' : 'count.ammanco', { chips })}{' '}
        <ProvisionLink id="C.3" />
      </p>
      {tableau.recountNeeded && (
        <div className="flex flex-col items-start gap-2">
          <p className="font-semibold text-warn">
            {t.rich('count.recount', { limit: () => <Amount chips={settings.recountAbove} /> })}
          </p>
          <Act
            type="acceptImbalance"
            payload={{ imbalance }}
            match={{}}
            whyNot={words('count.deputatoAccepts')}
            ask={{
              title: words('count.acceptTitle'),
              body: t('count.acceptAsk'),
              yes: words('count.accept'),
            }}
          >
            {words('count.accept')}
          </Act>
        </div>
      )}
      {closing?.imbalanceAccepted && <p className="text-sage">{words('count.accepted')}</p>}
    </div>
  )
}
