import { create } from 'zustand'
import { boardSettings, useBoardSettings, VOLUME } from './board-settings'

/** Whether this tab's bell can be heard. */
export const useBell = create<{ isOn: boolean }>(() => ({ isOn: false }))

const CHECK_MS = 2_000

let context: AudioContext | null = null
let lastTime = 0
let check: ReturnType<typeof setInterval> | undefined

/** The two sounds: a rising ring for a new order, and a falling one for a cancellation; frequencies in Hertz. */
const MELODIES = { ring: [659, 880, 659, 880], void: [440, 330, 220] }
const NOTE_SECONDS = 0.18
/** The gain of a note at the highest volume. */
const LOUDEST = 0.6

export const bell = {
  /** Turns the bell on, and remembers the choice. Browsers allow sound only during a press. */
  async start(): Promise<void> {
    context ??= new AudioContext()
    clearInterval(check)
    check = setInterval(listen, CHECK_MS)
    // On some phones this never settles.
    await Promise.race([context.resume().catch(() => undefined), new Promise((go) => setTimeout(go, 500))])
    useBell.setState({ isOn: context.state === 'running' })
    boardSettings.change({ wantsSound: true })
  },

  stop(): void {
    clearInterval(check)
    void context?.close().catch(() => undefined)
    context = null
    useBell.setState({ isOn: false })
  },

  play(melody: keyof typeof MELODIES): void {
    if (context?.state !== 'running') return
    const now = context.currentTime
    for (const [index, frequency] of MELODIES[melody].entries()) strike(context, frequency, now + index * NOTE_SECONDS)
  },
}

function strike(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(gainOf(useBoardSettings.getState().volume), at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + NOTE_SECONDS)
}

/** Perceived loudness is not linear: squared steps sound even. */
const gainOf = (volume: number) => LOUDEST * (volume / VOLUME.max) ** 2

/** After sleep an audio clock may stand still while its state is `running`: only a clock that moves can be heard. */
function listen(): void {
  if (!context) return
  const moves = context.state === 'running' && context.currentTime > lastTime
  lastTime = context.currentTime
  if (moves !== useBell.getState().isOn) useBell.setState({ isOn: moves })
}
