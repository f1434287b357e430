'use client'
import { numberOf, worthOf } from '@/rules/float/pieces/pieces'
import { asChips, magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { MoneyField } from '../../../money/MoneyField'
import { sumTaken } from '../../../money/useSum'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost, usePostDraft } from '../here'
import { TwoSides } from '../TwoSides'
import { coverage, type FormDraft, imbalanceOf, NO_FORM, refill } from './refill'

export type FormKind = 'reintegro' | 'aggiunta' | 'reso'

/** A new form: a reintegro begins with what runs low, an aggiunta with what the float lacks (chr5). */
const BEGINS = { reintegro: refill, aggiunta: coverage, reso: () => NO_FORM } as const

/** A form as it is written: its banknotes may not be a sum yet. */
type AskDraft = Omit<FormDraft, 'notes'> & { readonly notes: number | null }

/** The pieces that go and those that come on a new form (V.reintegro, V.aggiunta, chr2). */
export function AskForm({ kind, onClose }: { kind: FormKind; onClose: () => void }) {
  const t = useT('float-post')
  const { post } = usePost()
  const { draft, write, drop } = usePostDraft<AskDraft>(`form.${kind}`, BEGINS[kind](post))
  const change = (part: Partial<AskDraft>) => write({ ...draft, ...part })
  const gives = {
    key: 'gives',
    name: t('forms.gives'),
    pieces: draft.gives,
    onPieces: (pieces: FormDraft['gives']) => change({ gives: pieces }),
    held: post.float.pieces,
  }
  const gets = {
    key: 'gets',
    name: t('forms.gets'),
    pieces: draft.gets,
    onPieces: (pieces: FormDraft['gets']) => change({ gets: pieces }),
  }
  const ofNotes = { min: 0, max: post.float.banknotes }
  const notes = sumTaken(draft.notes, ofNotes)
  const sides = { reintegro: [gets, gives], aggiunta: [gets], reso: [gives] }[kind]
  const last = post.lastReintegro
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="text-lg">{t(`forms.kind.${kind}`)}</h2>
        {kind === 'reintegro' && (
          <>
            <Button onPress={() => write(refill(post))}>{t('forms.refill')}</Button>
            {last && <Button onPress={() => write(last)}>{t('forms.toList')}</Button>}
          </>
        )}
        <Button variant="quiet" className="ml-auto" onPress={onClose}>
          {t('forms.back')}
        </Button>
      </div>
      <TwoSides list={post.settings.list} sides={sides}>
        {kind === 'reintegro' && post.float.banknotes > 0 && (
          <MoneyField
            label={t('forms.notes')}
            value={draft.notes}
            onChange={(typed) => change({ notes: typed })}
            {...ofNotes}
          />
        )}
        <SendForm
          kind={kind}
          draft={notes === null ? null : { ...draft, notes }}
          onDone={() => {
            drop()
            onClose()
          }}
        />
      </TwoSides>
    </>
  )
}

/** Sends a form; a draft that is null has banknotes that are no sum. */
function SendForm(props: { kind: FormKind; draft: FormDraft | null; onDone: () => void }) {
  const { kind, onDone } = props
  const draft = props.draft ?? NO_FORM
  const t = useT('float-post')
  const chips = useChips()
  const { table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const imbalance = kind === 'reintegro' ? imbalanceOf(draft) : asChips(0)
  const isEmpty = numberOf(draft.gives) + numberOf(draft.gets) === 0
  const sum = kind === 'reso' ? worthOf(draft.gives) : worthOf(draft.gets)
  return (
    <>
      {!isEmpty && imbalance !== 0 && (
        <p role="alert" className="font-semibold text-warn">
          {t(imbalance < 0 ? 'forms.givesLess' : 'forms.givesMore', {
            chips: chips(magnitude(imbalance)),
          })}
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        wide
        isDisabled={isEmpty || imbalance !== 0 || waiting}
        onPress={async () => {
          if (await act('askMovement', { table, kind, ...draft })) onDone()
        }}
      >
        {t('forms.send', { chips: chips(sum) })}
      </Button>
      <p className="text-sm text-sage">{t(`forms.note.${kind}`)}</p>
      <FloatRefused refusal={refusal} />
    </>
  )
}
