/** Bytes as base64, converted in pieces because a function call takes only some ten thousand arguments. */
export function base64Of(bytes: Uint8Array): string {
  const PIECE_BYTES = 8_192
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE_BYTES))
  }
  return btoa(text)
}
