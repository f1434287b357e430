'use client'
import { useEffect, useMemo, useState } from 'react'
import { SEATING } from '@/rules/black-jack/02-table/titolare'
import { casellaOf, recordedParts, type ToldCasella } from '@/rules/black-jack/13-club/recorded'
import type { SettledPart } from '@/rules/black-jack/state/colpo'
import type { CasellaNumber, Player } from '@/rules/black-jack/state/ids'
import type { TableView } from '@/rules/black-jack/views/view'
import { type Chips, NO_CHIPS, plus } from '@/rules/kernel/chips'
import { useDraft } from '../../../live/draft'
import { useSteady } from '../../../ui/press/useSteady'
import { useAct, useCommanding } from '../../commanding'
import { useTable } from '../tablet'

/** A casella of the colpo that is being told: no manos before its result is known. */
export type DraftCasella = ToldCasella
type DraftPuntata = DraftCasella['puntate'][number]

interface Told {
  readonly draft: readonly DraftCasella[]
  readonly hasBlackJack: boolean
  /** The mascherina came out: the colpo is the last of its shoe. */
  readonly isLast: boolean
  /** Caselle that the dealer has paid by hand; one that is told otherwise is paid again. */
  readonly paid: readonly CasellaNumber[]
}

/** The ways to change a result while it is being told; each is the same function each time the screen is drawn. */
interface Telling {
  setBlackJack: (has: boolean) => void
  setLast: (isLast: boolean) => void
  pay: (casella: CasellaNumber) => void
  /** Lays a sum for a person on a casella, on top of what they have there. */
  stake: (casella: CasellaNumber, player: Player, chips: Chips) => void
  /** Changes what is told of one casella; null leaves it out. */
  change: (casella: CasellaNumber, how: (one: DraftCasella) => DraftCasella | null) => void
  clear: () => void
}

/** The result of a colpo while it is being told, before anything is sent. */
export interface ResultDraft extends Told, Telling {
  /** Sends it; once it is recorded, what is told is of the next colpo. */
  record: () => void
  /** It is sent and has no answer yet: what is told stays as it was sent. */
  isSent: boolean
  refusal: ReturnType<typeof useAct>['refusal']
  waiting: boolean
  /** The puntate of the latest colpo again. */
  repeat: () => void
}

const NOTHING: Told = { draft: [], hasBlackJack: false, isLast: false, paid: [] }

const puntataOf = (player: Player, chips: Chips): DraftPuntata => ({
  player,
  chips,
  on: [chips],
  insurance: NO_CHIPS,
  isPar: false,
})

/** The casella with a sum more of this person, outermost when they are new there. The order in which they came stays. */
export function staked(one: DraftCasella, player: Player, chips: Chips): DraftCasella {
  const isThere = one.puntate.some((puntata) => puntata.player === player)
  const puntate = isThere
    ? one.puntate.map((laid) =>
        laid.player === player ? puntataOf(player, plus(laid.chips, chips)) : laid,
      )
    : [puntataOf(player, chips), ...one.puntate]
  return { ...one, hands: [], puntate }
}

/** The result with one casella changed or left out. Without its last casella nothing of it stays. */
export function withCasella(
  told: Told,
  casella: CasellaNumber,
  how: (one: DraftCasella) => DraftCasella | null,
): Told {
  const before = told.draft.find((one) => one.casella === casella)
  const changed = how(before ?? { casella, puntate: [], hands: [] })
  const others = told.draft.filter((one) => one.casella !== casella)
  const draft = changed && changed.puntate.length > 0 ? [...others, changed] : others
  if (draft.length === 0) return NOTHING
  return { ...told, draft, paid: told.paid.filter((one) => one !== casella) }
}

export function useResult(): ResultDraft {
  const view = useTable()
  const { evening } = useCommanding()
  const { id, serial } = view.summary
  // The colpo that this tablet has recorded, until the table's view has it.
  const [own, setOwn] = useState(0)
  if (own !== 0 && own <= serial) setOwn(0)
  const after = Math.max(own, serial)
  const { draft, isKept, write, drop } = useDraft(`${evening}.${id}.colpo`, { ...NOTHING, after })
  // Another tablet of the table has told this colpo, and it would be recorded twice; or one before it was taken back.
  const isOther = draft.after !== after
  const told = isOther ? NOTHING : draft
  useEffect(() => {
    if (isOther && isKept) drop()
  })
  const tell = useSteady((how: (before: Told) => Told) => write({ ...how(told), after }))
  const telling = useMemo(() => tellingBy(tell), [tell])
  const { act, refusal, waiting } = useAct()
  const [isSent, setSent] = useState(false)
  async function record() {
    const { hasBlackJack, isLast } = told
    const caselle = told.draft.map((one) => ({ ...one, hands: [...one.hands] }))
    setSent(true)
    const colpo = { table: id, hasBlackJack, isLast, caselle }
    const isRecorded = await act('recordColpo', colpo).finally(() => setSent(false))
    if (!isRecorded) return
    setOwn(serial + 1)
    drop()
  }
  return {
    ...told,
    ...telling,
    repeat: () => tell(() => ({ ...NOTHING, draft: again(view) })),
    record: () => void record(),
    isSent,
    refusal,
    waiting,
  }
}

function tellingBy(tell: (how: (before: Told) => Told) => void): Telling {
  const change: Telling['change'] = (casella, how) =>
    tell((before) => withCasella(before, casella, how))
  return {
    setLast: (isLast) => tell((before) => ({ ...before, isLast })),
    pay: (casella) => tell((before) => ({ ...before, paid: [...before.paid, casella] })),
    setBlackJack: (hasBlackJack) =>
      tell((before) => ({
        ...{ ...before, hasBlackJack, paid: NOTHING.paid },
        draft: before.draft.map((one) => ({ ...one, hands: [] })),
      })),
    stake: (casella, player, chips) => change(casella, (one) => staked(one, player, chips)),
    change,
    clear: () => tell(() => NOTHING),
  }
}

const again = ({ last }: TableView): DraftCasella[] =>
  (last?.caselle ?? []).map(({ number, puntate }) => ({
    casella: number,
    hands: [],
    puntate: puntate.map(({ player, amount }) => puntataOf(player, amount)),
  }))

/** Whether every casella has its result, so that the colpo can be recorded. */
export const isWhole = (draft: readonly DraftCasella[]): boolean =>
  draft.length > 0 && draft.every(({ hands }) => hands.length > 0)

/** The payments of the caselle whose result is told, in the order in which they are made. */
export const partsOf = (
  draft: readonly DraftCasella[],
  { summary }: TableView,
  hasBlackJack: boolean,
): SettledPart[] =>
  draft
    .filter(({ hands }) => hands.length > 0)
    .sort((a, b) => b.casella - a.casella)
    .flatMap((one) =>
      recordedParts(casellaOf(one, SEATING.titolareOf, summary), one.hands, hasBlackJack),
    )
