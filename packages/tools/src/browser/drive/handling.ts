import { handle } from '../hands.ts'
import type { Asked, Page } from '../port.ts'
import { openPickers } from '../show/open-pickers.ts'
import { createRecorder, type Recorder } from '../show/recorder.ts'
import { toSpokenError } from '../speak.ts'
import type { Cockpit } from './cockpit.ts'

type Handled = Pick<Page, 'handle' | 'asked' | 'shown' | 'noted'>

/** A person's hands: what they do, what they are asked meanwhile, and what of it is kept as steps. */
export function handlingIn({ here, questions, alive, doing }: Cockpit): Handled {
  let recorder: Recorder | undefined

  async function answer(accept: boolean, text: string | undefined): Promise<void> {
    const dialog = questions.open
    questions.open = undefined
    // What only tells something asks nothing.
    if (dialog && dialog.type() !== 'alert') questions.answered = { accept, ...(text === undefined ? {} : { text }) }
    await (accept ? dialog?.accept(text) : dialog?.dismiss())
  }

  return {
    handle: (what) => {
      questions.byHand = true
      const work = async () => {
        if (what.do === 'answer') return answer(what.accept, what.text)
        if (what.do === 'click' || what.do === 'move') await openPickers(here.page)
        if (recorder) return recorder.handle(what)
        // Only who shows something has anything noted.
        return what.do === 'mark' ? undefined : handle(here.page, what)
      }
      return alive(work()).catch((error) => {
        throw toSpokenError(error)
      })
    },
    asked: () => {
      const dialog = questions.open
      return dialog && { kind: dialog.type() as Asked['kind'], message: dialog.message(), value: dialog.defaultValue() }
    },
    shown: async (signal, goal) => {
      recorder ??= createRecorder(here, goal)
      if (!recorder.hasBegun()) await doing(signal, () => new Promise<never>(() => undefined))
      const done = await recorder.finish()
      recorder = undefined
      return done
    },
    noted: () => recorder?.told(),
  }
}
