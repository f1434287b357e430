'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../language/i18n'
import { refusalOf, refusalOfHouse, trpc } from '../../live/trpc'
import type { FoundMember } from '../../officer/useMemberSearch'
import { AskAgain } from '../../tell/AskAgain'
import { RefusalNote } from '../../tell/RefusalNote'
import { useToast } from '../../tell/Toast'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Loading } from '../../ui/Loading'
import { useChange } from '../useChange'

type Preview = Awaited<ReturnType<typeof trpc.forgetting.preview.query>>

/** Forgets a member who asked for it: the things that go, those that stay, and the day of the request. */
export function ForgetDialog(props: {
  member: FoundMember
  onClose: () => void
  onForgotten: () => void
}) {
  const { member, onClose, onForgotten } = props
  const t = useT('admin')
  const { id, name } = member
  const { say } = useToast()
  const [askedOn, setAskedOn] = useState('')
  const { change, refusal, waiting } = useChange('members', 'audit', 'forgetting')
  const preview = useQuery({
    queryKey: ['forgetting', id],
    queryFn: () => trpc.forgetting.preview.query({ id }),
  })
  const hindrances = preview.data?.hindrances
  const mayForget = hindrances?.length === 0
  async function forget() {
    const done = await change(() => trpc.forgetting.forget.mutate({ id, askedOn }))
    if (!done) return
    onForgotten()
    say(t('forget.done'))
  }
  return (
    <Dialog
      title={t('forget.title', { name })}
      onClose={onClose}
      isOutFocused
      actions={
        mayForget && (
          <Button
            variant="danger"
            isPending={waiting}
            isDisabled={askedOn === ''}
            onPress={() => void forget()}
          >
            {t('forget.action')}
          </Button>
        )
      }
    >
      <Hindrances all={hindrances ?? []} />
      {preview.isPending && <Loading />}
      {preview.isError && (
        <AskAgain
          refusal={refusalOf(preview.error)}
          isPending={preview.isFetching}
          onPress={() => void preview.refetch()}
        />
      )}
      {preview.data && <Kept {...preview.data} />}
      {mayForget && <p className="font-semibold">{t('forget.final')}</p>}
      {mayForget && (
        <Field
          label={t('forget.askedOn')}
          hint={t('forget.askedOnHelp')}
          type="date"
          value={askedOn}
          onChange={setAskedOn}
          isRequired
        />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}

/** The reasons why the member cannot be forgotten yet. */
function Hindrances({ all }: { all: Preview['hindrances'] }) {
  return all.map(({ why, title, day }) => (
    <RefusalNote key={`${why} ${day} ${title}`} refusal={refusalOfHouse(why, { title })} />
  ))
}

function Kept({ kept, backupNights }: Pick<Preview, 'kept' | 'backupNights'>) {
  const t = useT('admin')
  const { autographs, sessions, phones, evenings, drawnInJournals } = kept
  return (
    <>
      <section>
        <h3 className="font-semibold">{t('forget.goes')}</h3>
        <ul className="list-disc pl-5">
          <li>{t('forget.identity')}</li>
          {autographs > 0 && <li>{t('forget.autographs', { n: autographs })}</li>}
          <li>{t('forget.access')}</li>
          {sessions > 0 && <li>{t('forget.sessions', { n: sessions })}</li>}
          {phones > 0 && <li>{t('forget.phones', { n: phones })}</li>}
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">{t('forget.stays')}</h3>
        <ul className="list-disc pl-5">
          <li>{t('forget.evenings', { n: evenings })}</li>
          {drawnInJournals > 0 && <li>{t('forget.drawn', { n: drawnInJournals })}</li>}
          <li>{t('forget.texts')}</li>
          <li>{t('forget.copies')}</li>
          <li>{t('forget.backups', { nights: backupNights })}</li>
        </ul>
      </section>
    </>
  )
}
