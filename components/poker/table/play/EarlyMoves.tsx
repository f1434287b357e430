'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { type EarlyWord, earlyWords, mayAnnounce } from '@/rules/poker/play/early'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import type { PayloadFor } from '../../commanding'
import { useTable } from '../context'
import { AmountSheet } from './AmountSheet'
import type { MovesProps } from './PlayPanel'
import { Consequence } from './rare/Consequence'

type Early = 'open' | 'passOpening' | 'accept' | 'raise' | 'sayParol' | 'bet'
/** A command for a word spoken early, without its table and member. */
type Word = {
  [T in Early]: { type: T; payload: Omit<PayloadFor<T>, 'table' | 'member'> }
}[Early]

/** The word that may be spoken with an amount now. */
const amountIn = ({ phase, bet }: Play) =>
  phase === 'opening' ? 'open' : bet > 0 ? 'raise' : 'bet'

/** Null stands for the usual amount. */
const COMMANDS: Readonly<Record<EarlyWord, Word>> = {
  open: { type: 'open', payload: { chips: null } },
  pass: { type: 'passOpening', payload: {} },
  accept: { type: 'accept', payload: {} },
  doppio: { type: 'raise', payload: { by: 'doppio', tris: false } },
  paroli: { type: 'raise', payload: { by: 'paroli', tris: false } },
  sayParol: { type: 'sayParol', payload: {} },
  bet: { type: 'bet', payload: { chips: null } },
}

/** VI.3, VII.2, VIII.1, XI.2: words spoken before the player's turn; each waits for the turn. */
export function EarlyMoves({ play, act, isDisabled, onClose }: MovesProps & { onClose(): void }) {
  const t = useT('table')
  const table = useTable().view.summary.id
  const members = mayAnnounce(play)
  const words = earlyWords(play)
  const amount = amountIn(play)
  const [writing, setWriting] = useState<MemberId | null>(null)
  const say = (word: EarlyWord, member: MemberId) => {
    const { type, payload } = COMMANDS[word]
    return act(type, { table, member, ...payload })
  }
  return (
    <>
      <Consequence name="spokeEarly" provisions={['VI.3', 'VII.2', 'VIII.1', 'XI.2']} />
      <div className="flex flex-col gap-2">
        {members.map((member) => (
          <div key={member} className="grid grid-cols-5 items-center gap-2 max-sm:grid-cols-2">
            <strong className="max-sm:col-span-full">
              <MemberName id={member} />
            </strong>
            {words.map((word) => (
              <Button
                key={word}
                className="px-2!"
                isDisabled={isDisabled}
                onPress={async () => (await say(word, member)) && onClose()}
              >
                {t(`play.earlyWord.${word}`)}
              </Button>
            ))}
            <Button className="px-2!" isDisabled={isDisabled} onPress={() => setWriting(member)}>
              {t(`play.amount.${amount}`)}
            </Button>
          </div>
        ))}
      </div>
      {writing !== null && (
        <AmountSheet
          isEarly
          type={amount}
          member={writing}
          play={play}
          title={t(`play.move.${amount}`)}
          act={async (...given) => {
            const said = await act(...given)
            if (said) onClose()
            return said
          }}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  )
}
