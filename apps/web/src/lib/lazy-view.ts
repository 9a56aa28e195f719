import type { Namespace } from '@app/spec/texts'
import { type ComponentType, lazy } from 'react'
import { localeStore } from './locale.tsx'
import { ensureTexts } from './texts-store.ts'

/** A part of a screen that is fetched when it is needed, with the words it needs. */
export const lazyView = <Props>(texts: readonly Namespace[], load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), ensureTexts(localeStore.get().language, texts)])
    return { default: view }
  })
