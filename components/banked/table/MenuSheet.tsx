'use client'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FullSheet } from '../../tablet/Sheet'
import { Button } from '../../ui/Button'

interface MenuSheetProps {
  /** The words on the button. */
  open: ReactNode
  title?: ReactNode
  look?: Pick<ComponentProps<typeof Button>, 'variant' | 'wide' | 'className'>
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a sheet as large as the tablet. */
export function MenuSheet({ open, title = open, look = {}, children }: MenuSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <FullSheet title={title} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </FullSheet>
      )}
    </>
  )
}
