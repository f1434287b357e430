'use client'
import { useState } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import type { Chips } from '@/rules/kernel/chips'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import type { Chance, Posta } from '@/rules/trente-et-quarante/state/posta'
import type { TableView } from '@/rules/trente-et-quarante/views/view'
import { useT } from '../../language/i18n'
import { useInOrder } from '../../live/commanding'
import { useToast } from '../../tell/Toast'
import { useSteady } from '../../ui/press/useSteady'
import { useAct, useOffer, useOffers } from '../commanding'
import { useTable } from './tablet'

/** The sum and the person of the next tap on a chance. */
export interface Staking {
  chips: Chips
  onChips: (chips: Chips) => void
  player: Player
  setPlayer: (player: Player) => void
  /** Whether a tap on a chance lays something now. */
  isOpen: boolean
  lay: (chance: Chance) => void
  /** The owner's word on a stake that lies there: what a prisoner answers, or a freed one taken. */
  answer: (word: Word) => void
  /** The latest stakes again; null when there are none to repeat. */
  repeat: (() => void) | null
  refusal: ReturnType<typeof useAct>['refusal']
  waiting: boolean
  /** How many taps wait for the one being done. */
  taps: number
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

type Word = ReturnType<typeof useWords>[number]

/** One tap on the stake itself gives its owner’s answer after 31–31, or takes what was freed. Source: T.5.3, B3, B6. */
export function useWords({ number, isAsked, isFreed }: Posta) {
  const answers = useOffers('answerPrison', { posta: number })
  const taken = useOffers('withdrawStake', { posta: number })
  return [...(isAsked ? answers : []), ...(isFreed ? taken : [])]
}

const ANYBODY = asPlayer('@1')

/** A person at the table, or the next one whom the book does not name. */
export const unnamedNext = ({ present }: Pick<TableView, 'present'>): Player => {
  const taken = new Set<string>(present)
  let number = 1
  while (taken.has(`@${number}`)) number += 1
  return asPlayer(`@${number}`)
}

export function useStaking(): Staking {
  const view = useTable()
  const { limits, id } = view.summary
  const { act, take, refusal, waiting } = useAct()
  const [sum, onChips] = useState<Chips | null>(null)
  const [chosen, setPlayer] = useState<Player | null>(null)
  const t = useT('banked')
  const { say } = useToast()
  const invites = useOffer('inviteStakes')
  const repeats = useOffer('repeatStakes', { player: null })
  const chips = sum ?? limits.minimum
  const player = chosen ?? view.present[0] ?? ANYBODY
  const isInvited = view.colpo?.phase === 'open'
  // A tap on the cloth between two colpi invites to stake, as the dealer does with the first chips on it.
  const afterInvitation = async (then: () => Promise<boolean>) => {
    return (isInvited || (await act('inviteStakes', { table: id }))) && (await then())
  }
  const { line, give } = useInOrder<Word | { player: Player; chance: Chance; chips: Chips }>({
    act: (tap) =>
      'type' in tap ? take(tap) : afterInvitation(() => act('layStake', { table: id, ...tap })),
    // A word given twice is one.
    isPossible: (tap) => !('type' in tap) || view.offers.some((one) => isSame(one, tap)),
    dropped: (count) => say(t('tapsDropped', { count }), 'bad'),
  })
  // After a null or void colpo the stakes still lie there.
  const free = view.poste.filter(({ prisons }) => prisons === 0)
  const isGone = ({ player: by, chance }: Posta) =>
    !free.some((one) => one.player === by && one.chance === chance)
  const canRepeat = isInvited ? repeats !== null : view.last?.laid.some(isGone)
  return {
    chips,
    onChips,
    player,
    setPlayer,
    refusal,
    waiting,
    taps: line.length - 1,
    isOpen: isInvited || invites !== null,
    lay: useSteady((chance) =>
      chips > 0 ? give({ player, chance, chips }) : say(t('sumFirst'), 'bad'),
    ),
    answer: give,
    repeat:
      canRepeat && (isInvited || invites)
        ? () => void afterInvitation(() => act('repeatStakes', { table: id, player: null }))
        : null,
  }
}
