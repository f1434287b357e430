/** A short device name from a browser's user agent; null where neither system nor browser is recognised. */
export function deviceName(userAgent: string | null): string | null {
  const device = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(userAgent ?? '')?.[0]
  const browser = /Firefox|Edg|Chrome|Safari/.exec(userAgent ?? '')?.[0]
  if (!device) return null
  const plain = device === 'Macintosh' ? 'Mac' : device
  return browser ? `${plain} · ${browser === 'Edg' ? 'Edge' : browser}` : plain
}
