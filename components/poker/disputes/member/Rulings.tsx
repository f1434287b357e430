'use client'
import type { ListedCase } from '@/rules/poker/views/deputato'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { OnTop } from '../../../live/frame'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { ButtonLink } from '../../../ui/ButtonLink'
import { useOffer } from '../../commanding'
import { useMember } from '../../member/context'
import { OfferButton } from '../../member/OfferButton'
import { DecisionCard } from '../DecisionCard'

/** XVII: decisions that concern the member, each until they acknowledge it, and disputes they are called to as deputato. */
export function Rulings() {
  const { mine } = useMember().view
  return (
    <>
      {mine.rulings.map((one) => (
        <Ruling key={`${one.table.id}/${one.dispute.number}`} one={one} />
      ))}
      <Calling cases={mine.calling} />
    </>
  )
}

function Ruling({ one: { table, dispute } }: { one: ListedCase }) {
  const t = useT('deputato')
  const { member } = useMember().view
  const offer = useOffer('acknowledgeRuling', { table: table.id, dispute: dispute.number, member })
  return (
    <OnTop thing={{ key: `ruling-${table.id}-${dispute.number}`, at: null, text: table.label }}>
      <DecisionCard dispute={dispute} where={table.label}>
        <OfferButton offer={offer} variant="primary">
          {t('told.read')}
        </OfferButton>
      </DecisionCard>
    </OnTop>
  )
}

/** XVII.2: the first of tonight's rota who does not play at the table is called. */
function Calling({ cases }: { cases: readonly ListedCase[] }) {
  const t = useT('deputato')
  const { club } = useClub()
  if (cases.length === 0) return null
  return (
    <OnTop thing={{ key: 'calling', at: null, text: t('called.title') }}>
      <Block marked title={t('called.title')} aside={<ProvisionLink id="XVII.2" />}>
        <ul className="mb-3">
          {cases.map(({ table, dispute }) => (
            <li key={`${table.id}/${dispute.number}`}>
              {table.label} · {dispute.about}
            </li>
          ))}
        </ul>
        <ButtonLink href={`/${club.slug}/deputato`} variant="primary">
          {t('called.go')}
        </ButtonLink>
      </Block>
    </OnTop>
  )
}
