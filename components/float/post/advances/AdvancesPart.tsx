'use client'
import { outOf } from '@/rules/float/equation'
import type { Advance } from '@/rules/float/state/movement'
import { NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePiecesText } from '../../kit/PiecesText'
import { AdvanceLink, ReturnLink } from '../../papers/FloatPapers'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { Signed } from '../Signed'
import { AskAdvance } from './AskAdvance'
import { ReturnSheet } from './ReturnSheet'

/** Sums that leave for a person and come back, each with its hour (V.out-and-back). */
export function AdvancesPart() {
  const t = useT('float-post')
  const { post } = usePost()
  const granted = post.advances.filter(({ status }) => status === 'granted')
  const out = post.advances.filter(({ status }) => status === 'out')
  return (
    <>
      {granted.length > 0 && (
        <PartSection title={t('advances.granted')}>
          {granted.map((one) => (
            <Granted key={one.number} advance={one} />
          ))}
        </PartSection>
      )}
      <PartSection title={t('advances.out')}>
        {out.length === 0 && <p className="text-sage">{t('advances.noneOut')}</p>}
        {out.map((one) => (
          <Out key={one.number} advance={one} />
        ))}
      </PartSection>
      {post.settings.advancePerTable > 0 && <AskAdvance />}
      {post.returned.length > 0 && (
        <PartSection title={t('advances.returned')}>
          {post.returned.map((one) => (
            <p key={one.number}>
              <AdvanceHead advance={one} /> <Returns advance={one} />
              <ReturnLinks advance={one} />
            </p>
          ))}
        </PartSection>
      )}
    </>
  )
}

/** The person, the seat, and the hours of going out. */
function AdvanceHead({ advance }: { advance: Advance }) {
  const t = useT('float-post')
  const { member, seat, chips, givenAt } = advance
  return (
    <span>
      <MemberName id={member} className="font-semibold" />
      {seat !== null && ` · ${t('person.seat', { seat })}`} · <Amount chips={chips} />
      {givenAt !== null && (
        <>
          {' '}
          · {t('advances.at')} <Moment at={givenAt} />
        </>
      )}
    </span>
  )
}

/** Each return with its hour, the last one too (V.hours, V.last-return). */
function Returns({ advance: { returns, status } }: { advance: Advance }) {
  const t = useT('float-post')
  return (
    <span className="text-sm text-sage">
      {returns.map(({ at, chips }, index) => (
        <span key={`${at}.${chips}`} className="mr-2">
          {status === 'returned' && index === returns.length - 1
            ? t('advances.lastBack')
            : t('advances.back')}{' '}
          <Amount chips={chips} /> <Moment at={at} />
        </span>
      ))}
    </span>
  )
}

/** A receipt for each return; an entry below zero undoes one, and has none. */
function ReturnLinks({ advance: { number, returns } }: { advance: Advance }) {
  const { evening } = usePost()
  return returns
    .filter(({ chips }) => chips > 0)
    .map(({ at }, index) => (
      <ReturnLink key={at} evening={evening} number={number} nth={index + 1} />
    ))
}

function Granted({ advance }: { advance: Advance }) {
  const t = useT('float-post')
  const textOf = usePiecesText()
  const { table, handOut } = usePost()
  const offer = useFloatOffer('giveAdvance', { advance: advance.number })
  const { take, refusal, waiting } = useFloatAct()
  return (
    <article className="flex flex-col gap-2 rounded-lg border-2 border-brass p-2">
      <p>
        <AdvanceHead advance={advance} /> · {t('advances.by')} <MemberName id={advance.grantor} />{' '}
        <Moment at={advance.grantedAt} />
      </p>
      <div className="flex flex-wrap gap-2">
        {offer && (
          <Button
            variant="primary"
            isDisabled={waiting}
            onPress={async () => {
              if (await take(offer)) handOut(offer.payload.pieces)
            }}
          >
            {t('advances.give', { pieces: textOf(offer.payload.pieces) })}
          </Button>
        )}
        <Signed
          type="dropGrant"
          payload={{ table, advance: advance.number }}
          office="commissario"
          follows={t('follows.dropGrant')}
          variant="quiet"
        >
          {t('advances.drop')}
        </Signed>
      </div>
      <FloatRefused refusal={refusal} />
    </article>
  )
}

function Out({ advance }: { advance: Advance }) {
  const t = useT('float-post')
  const { evening } = usePost()
  const chips = useChips()
  const offer = useFloatOffer('returnAdvance', { advance: advance.number })
  const { take, refusal, waiting } = useFloatAct()
  const left = outOf(advance)
  return (
    <article className="flex flex-col gap-2 rounded-lg border-2 border-line-strong p-2">
      <p>
        <AdvanceHead advance={advance} />
        {left > NO_CHIPS && left !== advance.chips && (
          <strong> · {t('advances.left', { chips: chips(left) })}</strong>
        )}{' '}
        <Returns advance={advance} />
      </p>
      <div className="flex flex-wrap gap-2">
        {offer && (
          <Button isDisabled={waiting} onPress={() => take(offer)}>
            {t('advances.allBack', { chips: chips(left) })}
          </Button>
        )}
        <ReturnSheet advance={advance} left={left} />
        <AdvanceLink evening={evening} number={advance.number} />
        <ReturnLinks advance={advance} />
      </div>
      <FloatRefused refusal={refusal} />
    </article>
  )
}
