import type { Hand, Point } from './hand.ts'

/** Where the build has put the model: on our own origin, so that nothing is asked of anybody else. */
const FOLDER = '/hands/'

export interface HandFinder {
  /** The hand in the picture as its owner sees it, mirrored; null where there is none. */
  find(video: HTMLVideoElement): Promise<Hand | null>
  close(): void
}

interface Results {
  multiHandLandmarks: readonly (readonly Point[])[]
}

/** Of the model's own calls those we make. */
interface Model {
  setOptions(options: Record<string, number | boolean>): void
  onResults(take: (results: Results) => void): void
  initialize(): Promise<void>
  send(input: { image: HTMLVideoElement }): Promise<void>
  close(): Promise<void>
}

interface WithHands {
  Hands?: new (config: { locateFile: (file: string) => string }) => Model
}

/** Fetches the model and makes it ready; a second time it is there already. */
export async function loadHands(): Promise<HandFinder> {
  const { Hands } = await loadScript()
  if (!Hands) throw new Error('The model has not arrived whole.')
  const model = new Hands({ locateFile: (file) => `${FOLDER}${file}` })
  let newest: Results | undefined
  model.setOptions({
    maxNumHands: 1,
    modelComplexity: 1,
    minDetectionConfidence: 0.6,
    minTrackingConfidence: 0.5,
    selfieMode: true,
  })
  model.onResults((results) => {
    newest = results
  })
  await model.initialize()
  return {
    find: async (video) => {
      await model.send({ image: video })
      return toHand(newest, video)
    },
    close: () => void model.close(),
  }
}

/** The model measures each direction in parts of the picture: brought to one measure. */
function toHand(results: Results | undefined, { videoWidth, videoHeight }: HTMLVideoElement): Hand | null {
  const points = results?.multiHandLandmarks[0]
  const wide = videoHeight > 0 ? videoWidth / videoHeight : 1
  return points ? points.map(({ x, y, z }) => ({ x: x * wide, y, z: z * wide })) : null
}

let script: Promise<WithHands> | undefined

/** No module: it puts its one name on the window. */
function loadScript(): Promise<WithHands> {
  script ??= new Promise<WithHands>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = `${FOLDER}hands.js`
    element.onload = () => resolve(window as WithHands)
    element.onerror = () => {
      script = undefined
      reject(new Error('The model could not be fetched.'))
    }
    document.head.append(element)
  })
  return script
}
