/** Two rising notes, in Hz, each for so many seconds; and a click. */
const NOTES = [659, 880]
const CLICK = { note: 1_400, seconds: 0.03 }
const NOTE_S = 0.28
const GAIN_AT_START = 0.5
const RESUME_TIMEOUT_MS = 200

let context: AudioContext | null = null

/**
 * Sounds two notes; false where the browser does not allow it, since it allows sound only after a tap on the page. The
 * notes are made here, so that nothing has to be loaded.
 */
export async function chime(): Promise<boolean> {
  const on = await running()
  for (const [index, note] of NOTES.entries())
    if (on) sound(on, note, on.currentTime + index * NOTE_S, NOTE_S * 1.6)
  return on !== null
}

/** Sounds a tap: short, and at once or not at all. */
export async function click(): Promise<void> {
  const on = await running()
  if (on) sound(on, CLICK.note, on.currentTime, CLICK.seconds)
}

/** The page's sound once it runs; null where the browser does not allow it, as tones begun there would all sound later. */
async function running(): Promise<AudioContext | null> {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  // Without a tap before, the browser leaves this waiting instead of refusing.
  await Promise.race([context.resume(), new Promise((over) => setTimeout(over, RESUME_TIMEOUT_MS))])
  return context.state === 'running' ? context : null
}

/** One tone that fades, from a time of the context on, for so many seconds. */
function sound(on: AudioContext, frequency: number, from: number, seconds: number): void {
  const tone = new OscillatorNode(on, { type: 'triangle', frequency })
  const gain = new GainNode(on, { gain: GAIN_AT_START })
  gain.gain.setValueAtTime(GAIN_AT_START, from)
  gain.gain.exponentialRampToValueAtTime(0.001, from + seconds)
  tone.connect(gain).connect(on.destination)
  tone.start(from)
  tone.stop(from + seconds)
}
