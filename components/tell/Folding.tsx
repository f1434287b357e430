'use client'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

interface FoldingProps {
  title: ReactNode
  /** Whether it stands open until somebody presses its title; once this changes, it opens or folds by itself. */
  isOpen: boolean
  children: ReactNode
}

/**
 * A part of a page under its heading, which a press on the heading folds away and brings back. On paper it always stands,
 * and what is half typed in it is kept.
 */
export function Folding({ title, isOpen, children }: FoldingProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(isOpen)
  const [told, tell] = useState(isOpen)
  if (told !== isOpen) {
    tell(isOpen)
    setOpen(isOpen)
  }
  // A part that folds by itself takes the field with the keyboard away. The browser says nothing of a field that is gone.
  const hasKeyboard = useRef(false)
  useLayoutEffect(() => {
    if (!open && hasKeyboard.current) button.current?.focus()
  }, [open])
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-xl">
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 rounded-lg text-left hover:bg-felt-high"
        >
          <span aria-hidden="true" className="w-4 text-base text-brass print:hidden">
            {open ? '▾' : '▸'}
          </span>
          {title}
        </button>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the keyboard is. */}
      <div
        className={open ? 'contents' : 'hidden print:contents'}
        onFocus={() => {
          hasKeyboard.current = true
        }}
        onBlur={() => {
          hasKeyboard.current = false
        }}
      >
        {children}
      </div>
    </section>
  )
}
