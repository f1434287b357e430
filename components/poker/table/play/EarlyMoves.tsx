'use client'
import { handIn } from '@/rules/poker/play/turn'
import type { Hand, Multiple, Phase, Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import type { PayloadFor } from '../../commanding'
import { useTable } from '../context'
import type { MovesProps } from './PlayPanel'
import { Why } from './rare/Why'

type Early = 'open' | 'accept' | 'raise' | 'sayParol' | 'bet'
/** What may be said early, without the table and the member who says it. */
type Word = {
  [T in Early]: { type: T; payload: Omit<PayloadFor<T>, 'table' | 'member'>; name: string }
}[Early]

const ACCEPT: Word = { type: 'accept', payload: {}, name: 'accept' }
const raiseBy = (by: Multiple): Word => ({ type: 'raise', payload: { by, tris: false }, name: by })

/** What may be said before one's turn, phase by phase: at the draw and at the showdown nothing (XI.3). */
const WORDS: Readonly<Record<Phase, readonly Word[]>> = {
  opening: [{ type: 'open', payload: { chips: null }, name: 'open' }],
  entry: [ACCEPT, raiseBy('doppio'), raiseBy('paroli')],
  draw: [],
  arrival: [
    { type: 'sayParol', payload: {}, name: 'sayParol' },
    { type: 'bet', payload: { chips: null }, name: 'bet' },
  ],
  showdown: [],
}

const mayStillSpeak = (phase: Phase, { standing, spoken }: Hand) =>
  phase === 'opening'
    ? standing === 'waiting'
    : !spoken && ['waiting', 'passetto', 'in'].includes(standing)

/** VI.3, VII.2, VIII.1, XI.2: who spoke before his turn; his word waits for it. */
export function EarlyMoves({ play, act, isDisabled, onClose }: MovesProps & { onClose(): void }) {
  const t = useT('table')
  const table = useTable().view.summary.id
  const members = spokeEarly(play)
  const words = wordsIn(play)
  return (
    <>
      <Why name="spokeEarly" provisions={['VI.3', 'VII.2', 'VIII.1', 'XI.2']} />
      <div className="flex flex-col gap-2">
        {members.map((member) => (
          <div key={member} className="grid grid-cols-4 items-center gap-2 max-sm:grid-cols-2">
            <strong>
              <MemberName id={member} />
            </strong>
            {words.map(({ type, payload, name }) => (
              <Button
                key={name}
                className="px-2!"
                isDisabled={isDisabled}
                onPress={async () => (await act(type, { table, member, ...payload })) && onClose()}
              >
                {t(`play.earlyWord.${name}`)}
              </Button>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

const wordsIn = (play: Play): readonly Word[] =>
  play.phase === 'arrival' && play.bet > 0
    ? [ACCEPT, raiseBy('doppio'), raiseBy('paroli')]
    : WORDS[play.phase]

/** Who has still to speak and has not done so before his turn; nobody where nothing may be said early. */
export const spokeEarly = (play: Play): readonly string[] =>
  play.speaker === null || play.answering.length > 0 || wordsIn(play).length === 0
    ? []
    : play.giro.filter((member) => {
        const hand = handIn(play, member)
        const spoke = play.early.some(({ move }) => move.member === member)
        return hand && member !== play.speaker && !spoke && mayStillSpeak(play.phase, hand)
      })
