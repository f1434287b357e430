'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Sheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { CARDS, MASKS } from '../../kit/cards'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost, usePostDraft } from '../here'

/** The capo partita counts the cards: all of them there by one tap, or the number that is (V.unseal, ch6). */
export function CardsCount({ when }: { when: 'unsealed' | 'closing' }) {
  const t = useT('float-post')
  const { post } = usePost()
  const { cards, masks } = post.floor
  const offer = useFloatOffer('countCards', { when })
  const { take, refusal, waiting } = useFloatAct()
  return (
    <>
      {offer && (
        <Button variant="primary" isDisabled={waiting} onPress={() => take(offer)}>
          {t('day.do.cards', { cards, masks })}
        </Button>
      )}
      {!offer && <span className="text-sm text-sage">{t('day.cardsNot')}</span>}
      {offer && <OtherCards when={when} />}
      <FloatRefused refusal={refusal} />
    </>
  )
}

/** A card that is missing or one too many is written down. */
function OtherCards({ when }: { when: 'unsealed' | 'closing' }) {
  const t = useT('float-post')
  const { post, table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const [isOpen, setOpen] = useState(false)
  const typed = {
    cards: useTyped(post.floor.cards, CARDS),
    masks: useTyped(post.floor.masks, MASKS),
  }
  const { number: cards } = typed.cards
  const { number: masks } = typed.masks
  const { draft, write, drop } = usePostDraft(`note.cards.${when}`, { note: '' })
  const note = draft.note.trim()
  const isWhole = cards === post.floor.cards && masks === post.floor.masks
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('day.do.otherCards')}
      </Button>
      {isOpen && (
        <Sheet title={t('day.do.otherCards')} onClose={() => setOpen(false)}>
          <div className="grid grid-cols-2 gap-3">
            <NumberField label={t('day.cards')} {...typed.cards.field} />
            <NumberField label={t('day.masks')} {...typed.masks.field} />
          </div>
          <Field
            label={t('day.whatIsWrong')}
            value={draft.note}
            onChange={(written) => write({ note: written })}
            maxLength={300}
          />
          <Button
            variant="primary"
            isDisabled={waiting || cards === null || masks === null || (!isWhole && note === '')}
            onPress={async () => {
              if (cards === null || masks === null) return
              if (!(await act('countCards', { table, when, cards, masks, note }))) return
              drop()
              setOpen(false)
            }}
          >
            {t('day.do.writeCards')}
          </Button>
          <FloatRefused refusal={refusal} />
        </Sheet>
      )}
    </>
  )
}
