'use client'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'

/** The question before a count: play stops, and a pot that nobody won is shared out, with the share of each. */
export function BeginAsk({ shared }: { shared: DeskTable['sharedNow'] }) {
  const t = useT('desk')
  return (
    <>
      <p>{t('cash.beginAsk')}</p>
      {shared && (
        <div className="mt-3 border-l-4 border-brass pl-3">
          <p>
            {t(shared.ofParol ? 'cash.sharesParol' : 'cash.sharesPot')}{' '}
            <strong>
              <Amount chips={shared.chips} />
            </strong>
          </p>
          <ul aria-label={t('cash.shares')}>
            {shared.shares.map(({ member, chips }) => (
              <li key={member}>
                <MemberName id={member} />{' '}
                <strong>
                  <Amount chips={chips} sign />
                </strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
