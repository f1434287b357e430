/** Two rising notes, in Hz, each for so many seconds. */
const NOTES = [659, 880]
const NOTE_S = 0.28
const GAIN_AT_START = 0.5

let context: AudioContext | null = null

/**
 * Sounds two notes; false where the browser does not allow it, since it allows sound only after a tap on the page. The
 * notes are made here, so that nothing has to be loaded.
 */
export async function chime(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false
  context ??= new AudioContext()
  const { destination } = context
  // Without a tap before, the browser leaves this waiting instead of refusing.
  await Promise.race([context.resume(), new Promise((over) => setTimeout(over, 200))])
  if (context.state !== 'running') return false
  for (const [index, note] of NOTES.entries()) {
    const from = context.currentTime + index * NOTE_S
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: note })
    const gain = new GainNode(context, { gain: GAIN_AT_START })
    gain.gain.setValueAtTime(GAIN_AT_START, from)
    gain.gain.exponentialRampToValueAtTime(0.001, from + NOTE_S * 1.6)
    tone.connect(gain).connect(destination)
    tone.start(from)
    tone.stop(from + NOTE_S * 1.6)
  }
  return true
}
