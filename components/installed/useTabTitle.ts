'use client'
import { useEffect, useId } from 'react'

interface Mark {
  readonly count: number
  /** Said instead of the number. */
  readonly words: string | null
}

/** The things that wait, by the part of the page that says so: a page with several games has one title and one icon. */
const marks = new Map<string, Mark>()
/** Our part of the title as it stands. */
let written = ''
let watching: MutationObserver | null = null

const countAll = () => [...marks.values()].reduce((sum, { count }) => sum + count, 0)

function write(): void {
  const count = countAll()
  const mark = [...marks.values()].find(({ words }) => words !== null)?.words ?? `(${count})`
  const { title } = document
  const plain = title.startsWith(written) ? title.slice(written.length) : title
  written = count > 0 ? `${mark} · ` : ''
  if (title !== written + plain) document.title = written + plain
}

function tell(): void {
  write()
  const count = countAll()
  if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined)
  else void navigator.clearAppBadge?.().catch(() => undefined)
  if (count === 0) {
    watching?.disconnect()
    watching = null
  } else if (watching === null) {
    // A page that loads later writes its own title over ours.
    watching = new MutationObserver(write)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
  }
}

/**
 * Writes how many things wait before the title of the tab, such as `(2)`, or these words instead, such as "Tocca a voi",
 * and the number on the installed app's icon. The numbers of a page's parts are added up; 0 says nothing.
 */
export function useTabTitle(count: number, words: string | null = null): void {
  const id = useId()
  useEffect(() => {
    if (count === 0) return
    marks.set(id, { count, words })
    tell()
    return () => {
      marks.delete(id)
      tell()
    }
  }, [id, count, words])
}
