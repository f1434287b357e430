'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useOffer } from '../../commanding'
import { PackCards } from './CardPicker'
import type { MovesProps } from './PlayPanel'

/**
 * VI.5, XII.3: after a wrong opening each player who entered says whether they hold one; at the showdown they show it,
 * or name the cards of the one they threw.
 */
export function Answering({ play, take, isDisabled, lowest }: MovesProps & { lowest: number }) {
  const t = useT('table')
  const offer = useOffer('answerOpening')
  const [naming, setNaming] = useState(false)
  if (!offer) return null
  const atShowdown = play.phase === 'showdown'
  const { member } = offer.payload
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p className="leading-tight">
        <strong>
          <MemberName id={member} />
        </strong>{' '}
        {t(atShowdown ? 'play.couldOpen' : 'play.holdsOpening')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          className="px-2!"
          isDisabled={isDisabled}
          onPress={() => take(offer, { holds: true })}
        >
          {t(atShowdown ? 'play.opening.shows' : 'consent.yes')}
        </Button>
        {atShowdown && (
          <Button className="px-2!" isDisabled={isDisabled} onPress={() => setNaming(true)}>
            {t('play.opening.names')}
          </Button>
        )}
        <Button
          className={atShowdown ? 'col-span-full' : ''}
          isDisabled={isDisabled}
          onPress={() => take(offer, { holds: false })}
        >
          {t(atShowdown ? 'play.opening.none' : 'consent.no')}
        </Button>
      </div>
      {naming && (
        <NamingSheet
          member={member}
          lowest={lowest}
          onClose={() => setNaming(false)}
          onName={async (cards) => (await take(offer, { holds: true, cards })) && setNaming(false)}
        />
      )}
    </div>
  )
}

interface NamingProps {
  member: MemberId
  lowest: number
  onClose: () => void
  onName: (cards: string[]) => void
}

/** VI.4: the cards of an opening that was thrown, kept ones included; any of the pack, since they are only named. */
function NamingSheet({ member, lowest, onClose, onName }: NamingProps) {
  const t = useT('table')
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <FullSheet
      title={
        <>
          <MemberName id={member} /> · {t('play.opening.names')}
        </>
      }
      onClose={onClose}
    >
      <PackCards lowest={lowest} taken={[]} twins={false} held={5} {...{ chosen, setChosen }} />
      <Button
        variant="primary"
        size="large"
        isDisabled={chosen.length === 0}
        onPress={() => onName(chosen)}
      >
        {t('play.opening.name')}
      </Button>
    </FullSheet>
  )
}
