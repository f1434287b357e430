import { heldByFloat } from '../float/accounts'
import { type Chips, minus, NO_CHIPS, sumOf, totalChips } from '../kernel/chips'
import { entriesIn, type MemberId } from '../kernel/ids'
import { type Counted, shareImbalance } from '../kernel/imbalance'
import { accountsIn, move, post, type Transfer } from '../kernel/ledger'
import { balance, CAGNOTTE, CASSA, chipsOf, GAP, sumUnder } from './accounts'
import type { BankedDay, ClosedTableau, Person, TableauRow } from './state'

/** Chips that a person drew from the desk, corrections included. */
export const drawnBy = ({ casse }: Person): Chips => totalChips(casse)

/** The persons who drew chips or have some. */
export const playersOnTableau = (day: Pick<BankedDay, 'persons' | 'accounts'>): Person[] =>
  Object.values(day.persons).filter(
    ({ member, casse }) => casse.length > 0 || balance(day, chipsOf(member)) !== 0,
  )

/** Members still to be counted. */
export const uncounted = (day: Pick<BankedDay, 'persons' | 'accounts' | 'closing'>): MemberId[] =>
  playersOnTableau(day)
    .map(({ member }) => member)
    .filter((member) => day.closing?.counted[member] === undefined)

/**
 * Accounts of the club as the bank. `esito:` is minus the part of the result that lies counted in the floats; the account
 * of the tax has chips where a box was counted at a table whose bank takes none.
 */
const OF_CLUB = ['banco:', 'abbandonate:', 'senza-nome:', 'esito:', CAGNOTTE] as const

/**
 * The club's result as the bank: what the tables won, what was abandoned or left behind, and what unnamed persons took,
 * less the banknotes that they changed, which are nobody's cassa (ch22).
 */
export function clubsResult({ accounts, float }: Pick<BankedDay, 'accounts' | 'float'>): Chips {
  const taken = OF_CLUB.map((prefix) => sumUnder(accounts, prefix))
  const notes = totalChips(float.cash.filter(({ member }) => member === null))
  return minus(sumOf([heldByFloat(accounts), ...taken]), notes)
}

const reckoned = (day: BankedDay, member: MemberId): Chips =>
  day.closing?.counted[member] ?? balance(day, chipsOf(member))

/** The club's line: the tables' results where the book follows them, else all that the members left or took. */
const keptByClub = (day: BankedDay, amounts: readonly Counted[]): Chips =>
  day.isUnfollowed
    ? sumOf(amounts.map(({ drawn, counted }) => minus(drawn, counted)))
    : clubsResult(day)

/** The sheet from the chips counted so far: the club's line is the bank's. Source: J.5, K.5. */
export function sheetOf(day: BankedDay): Pick<ClosedTableau, 'rows' | 'gap' | 'club'> {
  const players = playersOnTableau(day)
  const amounts = players.map((player) => ({
    drawn: drawnBy(player),
    counted: reckoned(day, player.member),
  }))
  const { imbalance, settled, kept } = shareImbalance(amounts, keptByClub(day, amounts))
  const rows = players.flatMap(({ member }, index): TableauRow[] => {
    const amount = amounts[index]
    const row = settled[index]
    return amount && row ? [{ member, ...amount, ...row }] : []
  })
  return { rows, gap: imbalance, club: kept }
}

/** Every member's chips set to their count, the gaps apart; then every account returns to zero. */
export function accountsEmptied(day: BankedDay): Transfer[] {
  const counted = entriesIn(day.persons).flatMap(([member]) =>
    move(chipsOf(member), GAP, minus(balance(day, chipsOf(member)), reckoned(day, member))),
  )
  const accounts = post(day.accounts, counted)
  return [
    ...counted,
    ...accountsIn(accounts)
      .filter((account) => account !== CASSA)
      .flatMap((account) => move(account, CASSA, accounts[account] ?? NO_CHIPS)),
  ]
}
