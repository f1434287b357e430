'use client'
import { useState } from 'react'
import { asMember } from '@/rules/kernel/ids'
import type { ListView } from '@/rules/poker/views/list'
import { useClub } from '../../../club/club'
import { useT } from '../../../language/i18n'
import { type FoundMember, useMemberSearch } from '../../../officer/useMemberSearch'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { RefusalNote } from '../../../tell/RefusalNote'
import { useToast } from '../../../tell/Toast'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'
import { SignaturePad, type Strokes } from '../../../ui/SignaturePad'
import { Toggle } from '../../../ui/Toggle'
import { useAct } from '../../commanding'

const MEMBERS_SHOWN = 8

/** A member as the desk picks them. */
type Signer = Pick<FoundMember, 'id' | 'name'>

interface SignHereProps {
  list: ListView
  /** The member who stands at the desk already; absent where one is still to be chosen. */
  signer?: Signer | null
  onClose: () => void
}

/** I.1: a member without a phone signs at the desk, in the presence of the secretary. */
export function SignHere(props: SignHereProps) {
  const [member, setMember] = useState<Signer | null>(props.signer ?? null)
  if (!member) return <ChooseSigner {...props} choose={setMember} />
  return <Witnessed {...props} member={member} onBack={() => setMember(null)} />
}

function ChooseSigner(props: SignHereProps & { choose: (member: Signer) => void }) {
  const t = useT('desk')
  const me = useClub().me?.member?.id
  const [typed, setTyped] = useState('')
  const { data } = useMemberSearch(typed, MEMBERS_SHOWN)
  const found = data?.members ?? []
  return (
    <Dialog title={t('signHere.title', { list: props.list.title })} onClose={props.onClose} wide>
      <p>
        {t('signHere.who')} <ProvisionLink id="I.1" />
      </p>
      <Field
        label={t('signHere.search')}
        value={typed}
        onChange={setTyped}
        type="search"
        autoFocus
      />
      {data && found.length === 0 && <p role="status">{t('signHere.none')}</p>}
      <ul className="flex flex-col">
        {found.map((member) => {
          const { id, name, card, blocked } = member
          const whyNot = blocked ? t('signHere.blocked') : id === me ? t('signHere.own') : null
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-1"
            >
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-sage">{t('signHere.card', { card })}</span>
              </span>
              {whyNot === null ? (
                <Button
                  aria-label={`${t('signHere.pick')}: ${name}`}
                  onPress={() => props.choose(member)}
                >
                  {t('signHere.pick')}
                </Button>
              ) : (
                <span className="text-sm text-sage">{whyNot}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** The pad for the member's hand, or the secretary's word for a member who cannot draw. */
function Witnessed(props: SignHereProps & { member: Signer; onBack: () => void }) {
  const t = useT('desk')
  const { act, refusal, waiting, forget } = useAct()
  const { say } = useToast()
  const [strokes, setStrokes] = useState<Strokes>([])
  const [sheet, setSheet] = useState(0)
  const [cannotDraw, setCannotDraw] = useState(false)
  const { list, member, onClose } = props
  const { name } = member
  const clear = () => {
    setStrokes([])
    setSheet(sheet + 1)
    forget()
  }
  const attest = (on: boolean) => {
    clear()
    setCannotDraw(on)
  }
  const sign = async () => {
    const drawn = { list: list.id, member: asMember(member.id), strokes, cannotDraw }
    if (!(await act('witnessSignature', drawn))) return
    say(t('signHere.done', { name }))
    onClose()
  }
  const isBlank = strokes.length === 0
  return (
    <Dialog
      title={t('signHere.title', { list: list.title })}
      onClose={onClose}
      firm
      out={useT('common')('cancel')}
      wide
      actions={
        <>
          <Button variant="quiet" onPress={props.onBack}>
            {t('signHere.other')}
          </Button>
          {!cannotDraw && (
            <Button onPress={clear} isDisabled={isBlank}>
              {t('signHere.again')}
            </Button>
          )}
          <Button
            variant="primary"
            size="large"
            isDisabled={isBlank && !cannotDraw}
            isPending={waiting}
            onPress={() => void sign()}
          >
            {t(cannotDraw ? 'signHere.signAttested' : 'signHere.sign')}
          </Button>
        </>
      }
    >
      <p className="text-lg">
        {t(cannotDraw ? 'signHere.attest' : 'signHere.how', { name })} <ProvisionLink id="I.1" />
      </p>
      {!cannotDraw && (
        <div className="rounded-lg border-2 border-line-strong bg-paper p-1">
          <SignaturePad key={sheet} label={t('signHere.sheet')} onChange={setStrokes} />
          <p className="mx-4 mb-1 border-t border-pen/50 pt-1 text-sm text-pen">{name}</p>
        </div>
      )}
      <Toggle isSelected={cannotDraw} onChange={attest}>
        {t('signHere.cannotDraw')}
      </Toggle>
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
