import { messagesFor } from '@/messages'
import type { Locale } from '@/messages/locale'

/** Nothing but its own style: the page is shown without a network, to whoever holds the phone. */
export const OFFLINE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

const STYLE = `
  html { color-scheme: dark; background: #0a120e; color: #f4eddc; font: 1.25rem/1.5 system-ui, sans-serif }
  body { min-height: 100dvh; margin: 0; display: grid; place-content: center; gap: 1.5rem; padding: 1.5rem; text-align: center }
  h1 { margin: 0; font-size: 2rem }
  p { margin: 0; max-width: 34rem }
  a { justify-self: center; padding: 1rem 2rem; border-radius: .5rem; background: #dcb86d; color: #0a120e; font-weight: 600; text-decoration: none }
  svg { justify-self: center; width: 6rem }`

const MARK =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="28" fill="none" stroke="#dcb86d" stroke-width="2.5"/><path d="M43.5 24.5A14.5 14.5 0 1 0 43.5 39.5" fill="none" stroke="#f4eddc" stroke-width="5.5" stroke-linecap="round"/></svg>'

/** The page that a browser keeps for the time without a network. It tries again by itself, without any script. */
export function offlinePage(locale: Locale): string {
  const words = messagesFor(locale)
  const title = words.installed.offline.title
  const text = words.installed.offline.text
  const again = words.installed.offline.again
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="15"><style>${STYLE}</style></head><body>${MARK}<h1>${title}</h1><p>${text}</p><a href="">${again}</a></body></html>`
}
