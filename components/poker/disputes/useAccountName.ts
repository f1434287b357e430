'use client'
import { isKey } from '@/messages/keys'
import type { Account } from '@/rules/kernel/ledger'
import { ownerOf } from '@/rules/poker/money/accounts'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'

/** An account in words: a member's name, or the pot. */
export function useAccountName(): (account: Account) => string {
  const t = useT('deputato')
  const nameOf = useNameOf()
  return (account) => {
    const member = ownerOf(account)
    if (member !== null) return nameOf(member)
    const key = `account.${account}`
    return isKey(t, key) ? t(key) : account
  }
}
