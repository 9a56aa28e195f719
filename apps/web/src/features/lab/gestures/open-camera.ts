export type CameraProblem = 'none' | 'refused' | 'busy' | 'model'

/** Why there is no picture, in words the screen has. */
export class NoCamera extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem)
  }
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Asks the browser, which asks the person. Small pictures are enough for a hand. */
export async function openCamera(): Promise<MediaStream> {
  // A page that is not served safely has no such thing.
  if (!navigator.mediaDevices?.getUserMedia) throw new NoCamera('none')
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480, facingMode: 'user' } })
  } catch (error) {
    throw new NoCamera(PROBLEMS[error instanceof DOMException ? error.name : ''] ?? 'none')
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
