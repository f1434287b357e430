import { type Chips, minus, NO_CHIPS, sumOf, totalChips } from '../../kernel/chips'
import { entriesIn, type MemberId } from '../../kernel/ids'
import { type Counted, shareImbalance } from '../../kernel/imbalance'
import { accountsIn, move, post, type Transfer } from '../../kernel/ledger'
import { balance, CASSA, chipsOf, GAP, sumUnder } from '../accounts'
import type { Evening, Person } from '../state/evening'
import type { Tableau, TableauRow } from '../state/tableau'

/** Chips that a person drew from the desk, corrections included. */
export const drawnBy = ({ casse }: Person): Chips => totalChips(casse)

/** The persons who drew chips or have some. Source: K.5. */
export const playersOnTableau = (evening: Evening): Person[] =>
  Object.values(evening.persons).filter(
    ({ member, casse }) => casse.length > 0 || balance(evening, chipsOf(member)) !== 0,
  )

/** Members still to be counted. */
export const uncounted = (evening: Evening): MemberId[] =>
  playersOnTableau(evening)
    .map(({ member }) => member)
    .filter((member) => evening.closing?.counted[member] === undefined)

/** The club's result as the bank: what the tables won, and what unnamed persons brought or took. */
export const clubsResult = ({ accounts }: Pick<Evening, 'accounts'>): Chips =>
  (['banco:', 'senza-nome:'] as const)
    .map((prefix) => sumUnder(accounts, prefix))
    .reduce((sum, chips) => (sum + chips) as Chips, NO_CHIPS)

const reckoned = (evening: Evening, member: MemberId): Chips =>
  evening.closing?.counted[member] ?? balance(evening, chipsOf(member))

/** The club's line: the tables' results where the book follows them, else all that the members left or took. */
const keptByClub = (evening: Evening, amounts: readonly Counted[]): Chips =>
  evening.isUnfollowed
    ? sumOf(amounts.map(({ drawn, counted }) => minus(drawn, counted)))
    : clubsResult(evening)

/** The sheet from the chips counted so far: the club's line is the bank's. Source: K.5. */
export function sheetOf(evening: Evening): Pick<Tableau, 'rows' | 'gap' | 'club'> {
  const players = playersOnTableau(evening)
  const amounts = players.map((player) => ({
    drawn: drawnBy(player),
    counted: reckoned(evening, player.member),
  }))
  const { imbalance, settled, kept } = shareImbalance(amounts, keptByClub(evening, amounts))
  const rows = players.flatMap(({ member }, index): TableauRow[] => {
    const amount = amounts[index]
    const row = settled[index]
    return amount && row ? [{ member, ...amount, ...row }] : []
  })
  return { rows, gap: imbalance, club: kept }
}

/** Every member's chips set to their count, the gaps apart; then every account returns to zero. */
export function accountsEmptied(evening: Evening): Transfer[] {
  const counted = entriesIn(evening.persons).flatMap(([member]) =>
    move(chipsOf(member), GAP, minus(balance(evening, chipsOf(member)), reckoned(evening, member))),
  )
  const accounts = post(evening.accounts, counted)
  return [
    ...counted,
    ...accountsIn(accounts)
      .filter((account) => account !== CASSA)
      .flatMap((account) => move(account, CASSA, accounts[account] ?? NO_CHIPS)),
  ]
}
