'use client'
import { useState } from 'react'
import { SEATING } from '@/rules/black-jack/02-table/titolare'
import {
  CasellaForm,
  casellaOf,
  type ManoResult,
  recordedParts,
} from '@/rules/black-jack/13-club/recorded'
import type { SettledPart } from '@/rules/black-jack/state/colpo'
import type { CasellaNumber, Player } from '@/rules/black-jack/state/ids'
import type { TableView } from '@/rules/black-jack/views/view'
import { type Chips, NO_CHIPS, plus } from '@/rules/kernel/chips'
import { useTable } from '../tablet'

type DraftPuntata = CasellaForm['puntate'][number]
/** A casella of the colpo that is being told: no manos before its result is known. */
export type DraftCasella = Omit<CasellaForm, 'hands'> & { hands: readonly ManoResult[] }

/** The result of a colpo while it is being told, before anything is sent. */
export interface ResultDraft {
  draft: readonly DraftCasella[]
  hasBlackJack: boolean
  setBlackJack: (has: boolean) => void
  /** The mascherina came out: the colpo is the last of its shoe. */
  isLast: boolean
  setLast: (isLast: boolean) => void
  /** Caselle that the dealer has paid by hand; one that is told otherwise is paid again. */
  paid: ReadonlySet<CasellaNumber>
  pay: (casella: CasellaNumber) => void
  /** Lays a sum for a person on a casella, on top of what they have there. */
  stake: (casella: CasellaNumber, player: Player, chips: Chips) => void
  /** The puntate of the latest colpo again. */
  repeat: () => void
  /** Changes what is told of one casella; null leaves it out. */
  change: (casella: CasellaNumber, how: (one: DraftCasella) => DraftCasella | null) => void
  clear: () => void
}

const NONE: ReadonlySet<CasellaNumber> = new Set()

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

export function useResult(): ResultDraft {
  const view = useTable()
  const [draft, setDraft] = useState<readonly DraftCasella[]>([])
  const [hasBlackJack, setBlackJack] = useState(false)
  const [isLast, setLast] = useState(false)
  const [paid, setPaid] = useState<ReadonlySet<CasellaNumber>>(NONE)
  const change: ResultDraft['change'] = (casella, how) => {
    setPaid((all) => new Set([...all].filter((one) => one !== casella)))
    setDraft((all) => {
      const one = all.find((other) => other.casella === casella) ?? {
        casella,
        puntate: [],
        hands: [],
      }
      const changed = how(one)
      const others = all.filter((other) => other.casella !== casella)
      return changed && changed.puntate.length > 0 ? [...others, changed] : others
    })
  }
  return {
    draft,
    hasBlackJack,
    isLast,
    setLast,
    paid,
    pay: (casella) => setPaid((all) => new Set([...all, casella])),
    setBlackJack: (has) => {
      setBlackJack(has)
      setPaid(NONE)
      setDraft((all) => all.map((one) => ({ ...one, hands: [] })))
    },
    stake: (casella, player, chips) => change(casella, (one) => staked(one, player, chips)),
    repeat: () => setDraft(again(view)),
    change,
    clear: () => {
      setDraft([])
      setBlackJack(false)
      setLast(false)
      setPaid(NONE)
    },
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
  [...draft]
    .sort((a, b) => b.casella - a.casella)
    .flatMap((one) => {
      const form = CasellaForm.safeParse(one)
      return form.success
        ? recordedParts(
            casellaOf(form.data, SEATING.titolareOf, summary),
            form.data.hands,
            hasBlackJack,
          )
        : []
    })
