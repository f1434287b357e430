'use client'
import { accountsIn } from '@/rules/kernel/ledger'
import { isPotOrResto, POT } from '@/rules/poker/money/accounts'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { MoneyRows, type Moved } from '../../../disputes/MoneyRows'
import { useAccountName } from '../useAccountName'

interface RestiRowsProps {
  table: CourtTable
  moved: readonly Moved[]
  onChange: (moved: readonly Moved[]) => void
}

/** The transfers of a ruling between resti and the pot, which is gone while the table is counted; the effect says what is counted anew. */
export function RestiRows({ table, ...rows }: RestiRowsProps) {
  const nameOf = useAccountName()
  const accounts = accountsIn(table.accounts)
    .filter((account) => isPotOrResto(account) && !(table.counting && account === POT))
    .map((key) => ({ key, label: nameOf(key) }))
  return <MoneyRows accounts={accounts} isCounting={false} {...rows} />
}
