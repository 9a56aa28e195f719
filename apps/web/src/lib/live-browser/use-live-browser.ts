import { LIVE_BROWSER_PATH, type LiveFrame, type LivePlace, type LiveState } from '@app/contract'
import { useEffect, useState } from 'react'
import { addressOf } from '../call.ts'

export interface Live extends LivePlace, LiveState {
  /** An address an image can show; empty before the first one. */
  picture: string
}

const NOTHING: Live = {
  control: 'none',
  takenAt: null,
  said: null,
  asks: null,
  noted: null,
  url: '',
  title: '',
  picture: '',
}

/** The browser of a task as it is, for as long as it is wanted and this window is in sight. */
export function useLiveBrowser(taskId: string, wanted: boolean): Live {
  const [live, setLive] = useState(NOTHING)
  useEffect(() => {
    if (!wanted || !('EventSource' in globalThis)) return setLive(NOTHING)
    return follow(taskId, (change) => setLive((before) => (change ? { ...before, ...change } : NOTHING)))
  }, [taskId, wanted])
  return live
}

/** Tells of every change, and of the end with none. */
function follow(taskId: string, onChange: (change?: Partial<Live>) => void): () => void {
  let source: EventSource | undefined

  function open() {
    close()
    // Out of sight nobody watches, and the worker makes no pictures.
    if (document.hidden) return
    source = new EventSource(addressOf({ path: LIVE_BROWSER_PATH }, { params: { id: taskId } }))
    on('frame', ({ image }: LiveFrame) => onChange({ picture: `data:image/jpeg;base64,${image}` }))
    on('place', (place: LivePlace) => onChange(place))
    on('state', (state: LiveState) => onChange(state.control === 'none' ? undefined : state))
    on('ended', () => {
      close()
      onChange()
    })
  }

  function on<T>(event: string, heed: (data: T) => void) {
    source?.addEventListener(event, ({ data }: MessageEvent<string>) => heed(JSON.parse(data) as T))
  }

  function close() {
    source?.close()
    source = undefined
  }

  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
