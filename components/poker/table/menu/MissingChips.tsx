'use client'
import { useState } from 'react'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { isSitting } from '@/rules/poker/seating/places'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Bounds } from '../../../tablet/Bounds'
import { Choice } from '../../../tablet/Choice'
import { Digits } from '../../../tablet/Digits'
import { FullSheet } from '../../../tablet/Sheet'
import { typedOn } from '../../../tablet/typed'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { ProvisionText } from '../sheet/ProvisionText'
import { Refusal } from '../sheet/Refusal'

/**
 * IV.3: chips are missing from the pot: the player who made change, the number of chips, and the sector that player
 * had named before, if any.
 */
export function MissingChips({ onClose }: { onClose: () => void }) {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('answerForChange')
  const [changedBy, setChangedBy] = useState<MemberId | null>(null)
  const [named, setNamed] = useState<MemberId | null>(null)
  const [chips, setChips] = useState(NO_CHIPS)
  const changers = offers.map(({ payload }) => payload.member)
  const sectors = view.players.flatMap(({ member, status }) =>
    member !== changedBy && isSitting({ status }) ? [member] : [],
  )
  const changer = offers.find(({ payload }) => payload.member === changedBy)
  const most = named === null ? asChips(rangeOf(changer, 'chips')?.max ?? 0) : view.middle
  return (
    <FullSheet title={t('missing.title')} onClose={onClose}>
      <ProvisionText id="IV.3" named />
      {refusal && <Refusal refusal={refusal} />}
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-6 max-sm:grid-cols-1">
        <div className="flex flex-col gap-3">
          <Sectors
            question={t('missing.whoChanged')}
            members={changers}
            chosen={changedBy}
            onChoose={(member) => {
              setChangedBy(member)
              if (member === named) setNamed(null)
            }}
          />
          <Sectors
            question={t('missing.whomNamed')}
            members={sectors}
            chosen={named}
            onChoose={setNamed}
          />
        </div>
        <HowMany chips={chips} most={most} onChange={setChips} />
      </div>
      <Answers changedBy={changedBy} named={named} />
      <Button
        variant="primary"
        size="large"
        isDisabled={waiting || !changer || chips === 0 || chips > most}
        onPress={async () => changer && (await take(changer, { chips, named })) && onClose()}
      >
        {t('missing.confirm')}
      </Button>
    </FullSheet>
  )
}

/** The player who puts in the missing chips. */
function Answers({ changedBy, named }: { changedBy: string | null; named: string | null }) {
  const t = useT('table')
  const who = named ?? changedBy
  return (
    <p className="min-h-8 text-lg">
      {changedBy !== null && who !== null && (
        <>
          <strong>
            <MemberName id={who} />
          </strong>{' '}
          {t(named === null ? 'missing.answers' : 'missing.puts')}
        </>
      )}
    </p>
  )
}

interface HowManyProps {
  chips: Chips
  most: Chips
  onChange: (chips: Chips) => void
}

function HowMany({ chips, most, onChange }: HowManyProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-right text-4xl font-semibold">
        <Amount chips={chips} />
      </p>
      <Bounds typed={chips} max={most} isShort />
      <Digits
        onDigits={(digits) => onChange(asChips(typedOn(chips, digits)))}
        onClear={() => onChange(NO_CHIPS)}
      />
    </div>
  )
}

interface SectorsProps {
  question: string
  members: readonly MemberId[]
  chosen: string | null
  onChoose: (member: MemberId | null) => void
}

function Sectors({ question, members, chosen, onChoose }: SectorsProps) {
  return (
    <fieldset>
      <legend className="pb-1">{question}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
        {members.map((member) => (
          <Choice
            key={member}
            chosen={chosen === member}
            onChange={(on) => onChoose(on ? member : null)}
          >
            <MemberName id={member} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
