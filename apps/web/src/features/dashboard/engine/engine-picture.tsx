import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import type { EngineModel } from './engine-model.ts'
import { createScene, type EngineScene } from './scene/create-scene.ts'

interface EnginePictureProps {
  model: EngineModel
  still: boolean
  label: string
  /** This browser has no WebGL, or has lost it. */
  onFail: () => void
}

/** The engine in three dimensions. */
export function EnginePicture({ model, still, label, onFail }: EnginePictureProps) {
  const t = useTexts('engine')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene, setScene] = useState<EngineScene>()
  const fail = useEffectEvent(onFail)
  const show = useEffectEvent(() => scene?.show(model, (tool) => t(`toolNames.${tool}`)))
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    let made: EngineScene | undefined
    try {
      made = createScene(element)
      setScene(made)
    } catch {
      fail()
    }
    element.addEventListener('webglcontextlost', fail)
    return () => {
      element.removeEventListener('webglcontextlost', fail)
      made?.close()
    }
  }, [])
  // The same picture again would flicker for nothing: only what it shows counts.
  const shown = JSON.stringify(model)
  useEffect(() => {
    if (shown && scene) show()
  }, [shown, scene])
  useEffect(() => scene?.move(!still), [scene, still])
  useEffect(() => {
    const watch = new MutationObserver(() => show())
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'lang'] })
    return () => watch.disconnect()
  }, [])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="block aspect-[16/11] w-full cursor-grab touch-pan-y active:cursor-grabbing max-sm:aspect-square"
    />
  )
}
