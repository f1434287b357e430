'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { openSide, type SideAmount, sideTakers } from '@/rules/poker/12-showdown/written'
import type { Colpo } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Names } from '../log/OutcomeText'
import { type Draft, takeSide, undoSides } from './draft'

interface SideQuestionProps {
  colpo: Colpo
  draft: Draft
  onChange: (draft: Draft) => void
}

/** C3: the others alone contest the chips beyond the winner's resto; asks which of them took those chips. */
export function SideQuestion({ colpo, draft, onChange }: SideQuestionProps) {
  const t = useT('table')
  const side = openSide(draft, colpo.players)
  if (side)
    return (
      <Side
        key={draft.sides.length}
        side={side}
        onTaken={(...by) => onChange(takeSide(draft, ...by))}
      />
    )
  const takers = sideTakers(draft)
  if (takers.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 leading-none">
      {t('side.taken')}{' '}
      <span>
        <Names members={takers} />
      </span>
      <Button variant="quiet" className="py-0!" onPress={() => onChange(undoSides(draft))}>
        {t('side.again')}
      </Button>
    </p>
  )
}

interface SideProps {
  side: SideAmount
  onTaken: (...members: MemberId[]) => void
}

/** One side amount: a tap on its taker, or the several who share it (XII.5). */
function Side({ side, onTaken }: SideProps) {
  const t = useT('table')
  const [sharing, share] = useState<readonly MemberId[] | null>(null)
  const { among } = side
  return (
    <fieldset className="flex items-center gap-3 border-2 border-brass px-3 py-1.5 max-md:flex-col">
      <legend className="sr-only">{t('side.question')}</legend>
      <span className="min-w-0 flex-1 leading-tight">
        {t('side.question')}{' '}
        <strong className="tabular-nums">
          <Amount chips={side.chips} />
        </strong>
      </span>
      <div className="flex max-w-[70%] flex-wrap justify-end gap-2">
        {among.map((member) =>
          sharing ? (
            <div key={member}>
              <Choice
                chosen={sharing.includes(member)}
                mark={t('result.wins')}
                onChange={() => share(withOrWithout(sharing, member))}
              >
                <MemberName id={member} />
              </Choice>
            </div>
          ) : (
            <Button key={member} className="px-3!" onPress={() => onTaken(member)}>
              <MemberName id={member} />
            </Button>
          ),
        )}
        {among.length > 1 && (
          <Button
            variant="quiet"
            className="px-3!"
            isDisabled={sharing !== null && sharing.length < 2}
            onPress={() => (sharing ? onTaken(...sharing) : share([]))}
          >
            {t(sharing ? 'side.share' : 'result.divide')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const withOrWithout = (members: readonly MemberId[], member: MemberId): MemberId[] =>
  members.includes(member) ? members.filter((one) => one !== member) : [...members, member]
