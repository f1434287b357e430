'use client'
import type { MemberView } from '@/rules/poker/views/member'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Badge } from '../../../ui/Badge'
import { Block } from '../../../ui/Block'
import { useOffer } from '../../commanding'
import { useMember } from '../context'
import { OfferButton } from '../OfferButton'

type Mine = MemberView['mine']['signUps'][number]

/** "Where am I": a card for each signature of the member that still stands. */
export function MyPlaces() {
  const { view } = useMember()
  const standing = view.mine.signUps.filter(
    (one) => one.status === 'waiting' || (one.status === 'booked' && !isSeated(view, one)),
  )
  return standing.map((one) => <MyPlace key={one.number} signUp={one} />)
}

function isSeated(view: MemberView, signUp: Mine): boolean {
  const table = view.tables.find((one) => one.id === signUp.table)
  return table?.seats.some((seat) => seat.member === view.member) ?? false
}

function MyPlace({ signUp }: { signUp: Mine }) {
  const t = useT('member')
  const { view } = useMember()
  const list = view.lists.find((one) => one.id === signUp.list)
  const table = view.tables.find((one) => one.id === signUp.table)
  const withdraw = useOffer('withdraw', { signUp: signUp.number })
  const arrive = useOffer('setPresence', { member: view.member, inClub: true })
  const askAgain = useOffer('askAgain', { signUp: signUp.number })
  const title = list?.title ?? ''
  return (
    <Block
      marked
      title={signUp.status === 'booked' ? title : t('place.title', { list: title })}
      aside={t('place.number', { number: signUp.number })}
    >
      {signUp.status === 'booked' ? (
        <p className="text-lg">
          {t('place.booked', { table: table?.label ?? signUp.table ?? '' })}{' '}
          {signUp.call?.answer && (
            <Badge tone="good">{t(`place.answer.${signUp.call.answer}`)}</Badge>
          )}
        </p>
      ) : (
        <Waiting signUp={signUp} />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <OfferButton offer={arrive} variant="primary" size="large" wide>
          {t('place.arrived')}
        </OfferButton>
        <OfferButton offer={askAgain}>{t('place.askAgain')}</OfferButton>
        <OfferButton
          offer={withdraw}
          variant="danger"
          ask={{
            title: t('place.withdraw.title', { list: title }),
            text: t('place.withdraw.text'),
            action: t('place.withdraw.action'),
          }}
        >
          {t('place.withdraw.action')}
        </OfferButton>
      </div>
    </Block>
  )
}

/** The member's place on the list, the members ahead, and the number missing for a table. */
function Waiting({ signUp }: { signUp: Mine }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const { view } = useMember()
  const list = view.lists.find((one) => one.id === signUp.list)
  const ahead = (list?.waiting ?? [])
    .filter((one) => one.number < signUp.number && one.status === 'waiting')
    .map((one) => nameOf(one.member))
  const unformed = view.mine.unformed.find((one) => one.signUp === signUp.number)
  return (
    <div className="flex flex-col gap-1">
      {unformed && (
        <p role="status" className="mb-2 rounded-lg border-2 border-dashed border-warn px-4 py-3">
          {t('place.unformed', {
            isKnown: String(unformed.because !== null),
            name: nameOf(unformed.because),
          })}{' '}
          <ProvisionLink id="I.2" />
        </p>
      )}
      <p className="flex items-baseline gap-3">
        <strong className="font-serif text-5xl text-brass">
          {t('place.ordinal', { n: signUp.place })}
        </strong>
        <span className="text-lg">
          {signUp.ahead === 0 ? t('place.first') : t('place.ahead', { count: signUp.ahead })}
        </span>
      </p>
      {ahead.length > 0 && (
        <p className="text-sage">{t('place.names', { names: ahead.join(', ') })}</p>
      )}
      {list && list.missing > 0 && <p>{t('place.missing', { count: list.missing })}</p>}
      {signUp.ahead === 0 && list?.missing === 0 && <p>{t('place.next')}</p>}
      {signUp.skipped && (
        <p>
          {t('place.skipped')} <ProvisionLink id="I.11" />
        </p>
      )}
      {view.mine.outOfClub && (
        <p className="text-warn">
          {t('place.outOfClub')} <ProvisionLink id="I.8" />
        </p>
      )}
    </div>
  )
}
