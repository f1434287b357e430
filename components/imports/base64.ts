/** Bytes as base64, in pieces, because a call takes no more than some ten thousand arguments. */
export function base64Of(bytes: Uint8Array): string {
  const PIECE = 8_192
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE))
  }
  return btoa(text)
}
