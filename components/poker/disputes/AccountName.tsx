'use client'
import { memberOf, POT } from '@/rules/poker/accounts'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { MemberName } from '../../tell/MemberName'

/** Accounts a ruling may move chips between: the pot and the resti. */
export const mayMove = (account: string) => account === POT || memberOf(account) !== null

/** An account as people call it: a member's name, or the pot. */
export function AccountName({ account }: { account: string }) {
  const t = useT('deputato')
  const member = memberOf(account)
  return member === null ? t(`account.${account}`) : <MemberName id={member} />
}

/** The same as a function, for choices in a list. */
export function useAccountName(): (account: string) => string {
  const t = useT('deputato')
  const nameOf = useNameOf()
  return (account) => {
    const member = memberOf(account)
    return member === null ? t(`account.${account}`) : nameOf(member)
  }
}
