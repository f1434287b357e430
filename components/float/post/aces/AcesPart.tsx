'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { SlipLink } from '../../papers/FloatPapers'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { PersonField, useSeatOf } from '../PersonField'
import { Signed } from '../Signed'

/** Slips for aces of hearts while a tournament runs (V.ace-slip). */
export function AcesPart() {
  const t = useT('float-post')
  const { post, evening } = usePost()
  return (
    <>
      <IssueSlip />
      <PartSection title={t('aces.slips')}>
        {post.slips.length === 0 && <p className="text-sage">{t('aces.none')}</p>}
        {post.slips.toReversed().map((slip) => (
          <div key={slip.number} className="flex flex-wrap items-center gap-3">
            <p>
              <strong>{t('aces.number', { number: slip.number })}</strong> ·{' '}
              <MemberName id={slip.member} /> · {t('person.seat', { seat: slip.seat })} ·{' '}
              {t('aces.coup', { taglia: slip.taglia, coup: slip.coup })} · <Moment at={slip.at} />
            </p>
            {slip.cancelled && <span className="text-bad">{t('aces.cancelled')}</span>}
            <SlipLink evening={evening} number={slip.number} />
            {slip.signed && <span className="text-good">{t('aces.signed')}</span>}
            {!slip.signed && !slip.cancelled && (
              <Signed
                type="signSlip"
                payload={{ slip: slip.number }}
                office="direttore-di-gara"
                follows={t('follows.signSlip', { number: slip.number })}
              >
                {t('aces.sign')}
              </Signed>
            )}
          </div>
        ))}
      </PartSection>
    </>
  )
}

/** The holder of the hand gets the next number, or a pre-printed one (ch29, ch30). */
function IssueSlip() {
  const t = useT('float-post')
  const seatOf = useSeatOf()
  const { table, post } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const [member, setMember] = useState<MemberId | null>(null)
  const printed = useTyped(null, { min: 1, isOptional: true })
  const seat = seatOf(member)
  const issue = async () => {
    if (member === null || seat === null) return
    if (!(await act('issueSlip', { table, member, seat, printed: printed.number }))) return
    setMember(null)
    printed.set(null)
  }
  return (
    <PartSection title={t('aces.title', { name: post.gara?.name ?? '' })} note={t('aces.note')}>
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto] items-end gap-3">
        <PersonField label={t('aces.holder')} value={member} onChange={setMember} />
        <NumberField label={t('aces.printed')} {...printed.field} />
        <Button
          variant="primary"
          isDisabled={seat === null || !printed.isTaken || waiting}
          onPress={issue}
        >
          {t('aces.issue')}
        </Button>
      </div>
      <FloatRefused refusal={refusal} />
    </PartSection>
  )
}
