'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberSheet } from '@/rules/poker/views/member'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Badge } from '../../ui/Badge'
import { Block } from '../../ui/Block'
import { useMember } from './context'
import { PaymentLine } from './PaymentLine'

/** XVI: the tableaux of the member's closed tables, line by line, and the two steps of each payment. */
export function ClosedSheets() {
  const { view } = useMember()
  return view.mine.sheets.map((sheet) => <ClosedSheet key={sheet.table} sheet={sheet} />)
}

interface Line {
  key: 'drawn' | 'counted' | 'result' | 'supero' | 'ammanco'
  chips: Chips
  sign: boolean
}

function ClosedSheet({ sheet }: { sheet: MemberSheet }) {
  const t = useT('member')
  const { row } = sheet
  const share: Line['key'] = sheet.imbalance > 0 ? 'supero' : 'ammanco'
  const lines: Line[] = [
    { key: 'drawn', chips: row.drawn, sign: false },
    { key: 'counted', chips: row.counted, sign: false },
    { key: 'result', chips: row.result, sign: true },
  ]
  if (row.shareChips !== 0) lines.push({ key: share, chips: row.shareChips, sign: true })
  return (
    <Block marked title={sheet.label} aside={<Badge>{t('tables.status.closed')}</Badge>}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {lines.map((line) => (
          <div key={line.key} className="contents">
            <dt className="text-sage">
              {t(`sheet.${line.key}`)} {line.key === share && <ProvisionLink id="XVI.2" />}
            </dt>
            <dd className="text-right">
              <Amount chips={line.chips} sign={line.sign} />
            </dd>
          </div>
        ))}
        <dt className="border-t-2 border-line pt-2 text-lg font-semibold">{t('sheet.final')}</dt>
        <dd className="border-t-2 border-line pt-2 text-right text-2xl font-semibold">
          <Amount chips={row.final} sign />
        </dd>
      </dl>
      {sheet.payments.map((payment) => (
        <PaymentLine
          key={payment.number}
          table={sheet.table}
          payment={payment}
          closedAt={sheet.closedAt}
        />
      ))}
    </Block>
  )
}
