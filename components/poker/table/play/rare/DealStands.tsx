'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { cardHolders } from '@/rules/poker/giro/turn'
import { useT } from '../../../../language/i18n'
import { Choice } from '../../../../tablet/Choice'
import { MemberName } from '../../../../tell/MemberName'
import { Button } from '../../../../ui/Button'
import { useTable } from '../../context'
import type { MovesProps } from '../PlayPanel'
import { Consequence } from './Consequence'

/** V.7: the deal is valid after all; players who threw their cards too soon are entered here. */
export function DealStands(props: MovesProps & { onClose: () => void }) {
  const { play, act, isDisabled, onClose } = props
  const t = useT('table')
  const table = useTable().view.summary.id
  const [thrown, setThrown] = useState<MemberId[]>([])
  const holders = cardHolders(play)
  // Players who have left the colpo on another screen meanwhile are dropped from the choice.
  const still = thrown.filter((member) => holders.includes(member))
  return (
    <>
      <Consequence name="dealStands" provisions={['V.7']} />
      <fieldset>
        <legend className="pb-1">{t('play.whoThrew')}</legend>
        <div className="grid grid-cols-4 gap-2 max-sm:grid-cols-2">
          {holders.map((member) => (
            <Choice
              key={member}
              chosen={still.includes(member)}
              mark={t('play.thrown')}
              onChange={(on) =>
                setThrown(on ? [...still, member] : still.filter((one) => one !== member))
              }
            >
              <MemberName id={member} />
            </Choice>
          ))}
        </div>
      </fieldset>
      <Button
        variant="primary"
        size="large"
        isDisabled={isDisabled}
        onPress={async () => (await act('dealStands', { table, thrown: still })) && onClose()}
      >
        {t(still.length === 0 ? 'play.nobodyThrew' : 'play.dealStands')}
      </Button>
    </>
  )
}
