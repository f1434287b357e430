/** Sides in pixels at which a picture is tried, and the most that the server takes, in bytes. */
const SIDES = [512, 384, 320, 256, 192, 128] as const
const LARGEST_BYTES = 64 * 1024

/**
 * A picture as the club's emblem: a PNG in base64, as large as the server takes it. The browser draws it anew, so that
 * nothing but its pixels leaves this device; null for a file that is no picture.
 */
export async function emblemFrom(file: File): Promise<string | null> {
  const picture = await loaded(file)
  if (!picture) return null
  for (const side of SIDES) {
    const png = await drawn(picture, side)
    if (png && png.size <= LARGEST_BYTES) return await base64Of(png)
  }
  return null
}

function loaded(file: File): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise<HTMLImageElement | null>((resolve) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(null)
    picture.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

/** The picture within a square of `side` pixels; an SVG without a size of its own fills it. */
function drawn(picture: HTMLImageElement, side: number): Promise<Blob | null> {
  const [width, height] = [picture.naturalWidth || side, picture.naturalHeight || side]
  const scale = side / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
