'use client'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { useBackCloses } from '../ui/backCloses'
import { Dialog } from '../ui/Dialog'
import { Network } from './Network'

interface SheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog over the table, with a large close button below it. */
export function SheetDialog({ title, onClose, children }: SheetProps) {
  return (
    <Dialog title={title} onClose={onClose} wide>
      <Network stale={false} />
      {children}
    </Dialog>
  )
}

interface FullSheetProps extends SheetProps {
  /** A button back to the page before, beside the close button. */
  back?: ReactNode
}

/** A dialog as large as the tablet, its close button always visible; a tap outside does not close it. */
export function FullSheetDialog({ title, onClose, back, children }: FullSheetProps) {
  const t = useT('table')
  useBackCloses(true, onClose)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-40 scroll-pt-16 overflow-y-auto bg-ground"
    >
      <Modal className="min-h-full w-full">
        <AriaDialog className="flex min-h-dvh flex-col gap-2 px-4 py-1.5 text-ivory outline-none">
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-ground">
            <Heading slot="title" className="text-xl">
              {title}
            </Heading>
            <span className="flex shrink-0 gap-2">
              {back}
              <Button onPress={onClose}>{t('close')}</Button>
            </span>
          </div>
          <Network stale={false} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
