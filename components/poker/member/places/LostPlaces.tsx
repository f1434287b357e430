'use client'
import { findProvision } from '@/rules/poker/provisions'
import { useLingua, useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { useMember } from '../context'

/** Signatures that the member lost, each with the provision that removed it. */
export function LostPlaces() {
  const t = useT('member')
  const lingua = useLingua()
  const { view } = useMember()
  return view.mine.lost.map((lost) => (
    <Block key={lost.signUp} title={t('lost.title', { list: lost.list })}>
      <p>
        {findProvision(lost.provision)?.[lingua].title}. <ProvisionLink id={lost.provision} />
      </p>
    </Block>
  ))
}
