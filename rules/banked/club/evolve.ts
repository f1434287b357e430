import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import { personBefore } from '../../kernel/club/casse'
import { expectedAfter } from '../../kernel/club/counting'
import { NOT_REOPENING } from '../../kernel/club/reopening'
import { balance, chipsOf } from '../accounts'
import type { SheetEvent } from '../events'
import type { BankedHost } from '../host'
import type { BankedDay } from '../state'

/** The changes of casse, count and tableau to the day of a game. */
export const evolveSheet = <S extends BankedDay>({
  changed,
  withPerson,
  withTransfers,
}: BankedHost<S>): Evolve<S, SheetEvent> => ({
  cassaAsked: (day, { member, chips }, { at }) =>
    withPerson(day, member, () => ({ asked: { chips, at } })),
  cassaDropped: (day, { member }) => withPerson(day, member, () => ({ asked: null })),
  cassaHanded: (day, { member, chips, transfers }, { at }) =>
    withTransfers(
      withPerson(day, member, ({ casse, asked }) => ({
        asked: null,
        handed: { chips, at, asked },
        casse: [...casse, { chips, at, why: 'cassa' }],
      })),
      transfers,
    ),
  cassaTakenBack: (day, { member, transfers }) =>
    withTransfers(withPerson(day, member, personBefore), transfers),
  cassaCorrected: (day, { member, chips, transfers }, { at }) => {
    const corrected = withPerson(day, member, ({ casse }) => ({
      handed: null,
      casse: [...casse, { chips, at, why: 'correzione' }],
    }))
    const { closing } = corrected
    // One who had no cassa written when the count began is not among those expected.
    const had = closing?.expected[member] ?? balance(day, chipsOf(member))
    const expected =
      closing &&
      expectedAfter<Chips>({ expected: { ...closing.expected, [member]: had } }, transfers, chipsOf)
    return withTransfers(
      changed(corrected, { closing: closing && expected && { ...closing, expected } }),
      transfers,
    )
  },
  countBegun: (day, { expected }, { at }) =>
    changed(day, { closing: { begunAt: at, expected, counted: {} } }),
  chipsCounted: (day, { member, chips }) =>
    changed(day, {
      closing: day.closing && {
        ...day.closing,
        counted: { ...day.closing.counted, [member]: chips },
      },
    }),
  playResumed: (day) => changed(day, { closing: null }),
  tableauClosed: (day, { rows, gap, club, transfers }, { at }) => {
    const tableau = { closedAt: at, rows, gap, club, transfers, ...NOT_REOPENING }
    return withTransfers(changed(day, { tableau }), transfers)
  },
  reopeningAsked: (day, { why }, { by }) =>
    changed(day, {
      tableau: day.tableau && { ...day.tableau, reopenAskedBy: by.member, reopenWhy: why },
    }),
  reopeningDropped: (day) =>
    changed(day, {
      tableau: day.tableau && { ...day.tableau, ...NOT_REOPENING },
    }),
  tableauReopened: (day, { transfers }) =>
    withTransfers(changed(day, { tableau: null }), transfers),
})
