'use client'
import { type FormEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Button } from './Button'
import { useBackCloses } from './backCloses'
import { useSettled } from './press/secondTap'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  onSubmit?: () => void
  isOpen?: boolean
  actions?: ReactNode
  /** The words of the button that closes it and does nothing else; “Annulla” beside actions, “Chiudi” without. */
  out?: string
  /** The safe answer has the focus first. */
  isOutFocused?: boolean
  /** Cannot be dismissed without a choice among its actions. */
  firm?: boolean
  /** Wide enough for a form in two columns. */
  wide?: boolean
  children: ReactNode
}

/**
 * A modal dialog with a title, actions below and a visible way out, open while mounted or while `isOpen` says so. Escape,
 * the browser's Back and a tap outside call `onClose` too; only Back does where it is `firm`. With `onSubmit` it is a form,
 * sent by Enter in a field or by a submit button.
 */
export function Dialog(props: DialogProps) {
  const t = useTranslations('common')
  const { onClose, firm = false, actions, isOpen = true } = props
  const out = props.out ?? (firm ? null : t(actions ? 'cancel' : 'close'))
  useBackCloses(isOpen, onClose)
  const outside = useTapOutside(isOpen && !firm, onClose)
  const content = (
    <>
      <div className="flex flex-col gap-4">{props.children}</div>
      {(out !== null || actions) && (
        <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
          {out !== null && (
            <Button variant="quiet" onPress={onClose} autoFocus={props.isOutFocused ?? false}>
              {out}
            </Button>
          )}
          {actions}
        </div>
      )}
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit?.()
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isKeyboardDismissDisabled={firm}
      {...outside}
      className="fixed inset-0 z-40 flex items-end justify-center bg-black/70 sm:items-center sm:p-4"
    >
      <Modal
        className={`max-h-[90dvh] w-full overflow-auto rounded-t-2xl border-2 border-line-strong bg-felt shadow-2xl sm:max-h-[94dvh] sm:rounded-2xl ${props.wide ? 'sm:max-w-4xl' : 'sm:max-w-xl'}`}
      >
        <AriaDialog role={firm ? 'alertdialog' : 'dialog'} className="p-5 outline-none sm:p-7">
          <Heading slot="title" className="mb-3 font-serif text-2xl">
            {props.title}
          </Heading>
          {props.onSubmit ? <form onSubmit={submit}>{content}</form> : content}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * A tap that begins and ends outside closes it: one that began inside selected a text. React Aria's own way would add a
 * hidden button that is called “Ignora”, beside the visible one.
 */
function useTapOutside(isDismissable: boolean, onClose: () => void) {
  const isSettled = useSettled(isDismissable)
  const began = useRef(false)
  const isOutside = ({ target, currentTarget }: Pick<PointerEvent, 'target' | 'currentTarget'>) =>
    target === currentTarget
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOutside(event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (isDismissable && began.current && isOutside(event) && isSettled()) onClose()
      began.current = false
    },
  }
}
