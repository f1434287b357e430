/** Two rising notes, in Hz, each for so many seconds; and a click. */
const NOTES = [659, 880]
const CLICK = { note: 1_400, seconds: 0.03 }
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
  // Without a tap before, the browser leaves this waiting instead of refusing.
  await Promise.race([context.resume(), new Promise((over) => setTimeout(over, 200))])
  if (context.state !== 'running') return false
  for (const [index, note] of NOTES.entries())
    sound(context, note, context.currentTime + index * NOTE_S, NOTE_S * 1.6)
  return true
}

/** Sounds a tap: short, and at once or not at all. */
export function click(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  sound(context, CLICK.note, context.currentTime, CLICK.seconds)
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
