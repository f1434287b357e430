'use client'
import type { FormEvent, ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useSettled } from './secondTap'

/**
 * A modal dialog with a title and actions below, open while mounted or while `isOpen` says so. Escape and a tap
 * outside call `onClose`, unless `firm`. With `onSubmit` it is a form, sent by Enter in a field or by a submit
 * button.
 */
export function Dialog(props: {
  title: ReactNode
  onClose: () => void
  onSubmit?: () => void
  isOpen?: boolean
  actions?: ReactNode
  /** Cannot be dismissed without a choice. */
  firm?: boolean
  /** Wide enough for a form in two columns. */
  wide?: boolean
  children: ReactNode
}) {
  const isOpen = props.isOpen ?? true
  const content = (
    <>
      <div className="flex flex-col gap-4">{props.children}</div>
      {props.actions && (
        <div className="mt-6 flex flex-wrap justify-end gap-3">{props.actions}</div>
      )}
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit?.()
  }
  const isSettled = useSettled(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      shouldCloseOnInteractOutside={isSettled}
      onOpenChange={(open) => !open && props.onClose()}
      isDismissable={!props.firm}
      isKeyboardDismissDisabled={Boolean(props.firm)}
      className="fixed inset-0 z-40 flex items-end justify-center bg-black/70 sm:items-center sm:p-4"
    >
      <Modal
        className={`max-h-[90dvh] w-full overflow-auto rounded-t-2xl border-2 border-line-strong bg-felt shadow-2xl sm:max-h-[94dvh] sm:rounded-2xl ${props.wide ? 'sm:max-w-4xl' : 'sm:max-w-xl'}`}
      >
        <AriaDialog
          role={props.firm ? 'alertdialog' : 'dialog'}
          className="p-5 outline-none sm:p-7"
        >
          <Heading slot="title" className="mb-3 font-serif text-2xl">
            {props.title}
          </Heading>
          {props.onSubmit ? <form onSubmit={submit}>{content}</form> : content}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
