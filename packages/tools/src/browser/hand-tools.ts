import { type Step, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import { actProof, Called, heldProof, Place, Sent, Shown, withPicture } from './evidence/evidence.ts'
import { Target } from './target.ts'
import type { Window } from './window.ts'

const outside = () => ['outside'] as const
const Arrived = z.object({ url: z.string(), title: z.string() })

/** Hands beyond pressing and filling: keys, hovering, dragging, sliders, scrolling, going back and forward, tabs, questions of the browser. */
export const handTools = (window: Window): Tool[] => {
  const confirmed = async (step: Step) => (await window(step)).confirm([], step.signal)
  return [
    tool({
      name: 'browser.press',
      does: 'Presses a key, such as Enter or Escape, on a thing of the page or wherever the focus is.',
      effect: 'writes',
      mendable: true,
      brings: outside,
      repeatable: () => false,
      input: z.object({ key: z.string().min(1).max(40), target: Target.optional() }),
      output: z.object({ ...Place, sent: Sent, shown: Shown }),
      proof: (output) => actProof(output),
      confirm: (_output, step) => confirmed(step),
      restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
      run: async ({ key, target }, step) => {
        const page = await window(step)
        return withPicture(page, step, page.press(key, step.signal, target))
      },
    }),
    tool({
      name: 'browser.type',
      does: 'Types a text wherever the focus is.',
      effect: 'writes',
      brings: outside,
      repeatable: () => false,
      input: z.object({ text: z.string().min(1).max(5_000) }),
      output: z.object({ ...Place, sent: Sent, shown: Shown }),
      proof: (output) => actProof(output),
      confirm: (_output, step) => confirmed(step),
      run: async ({ text }, step) => {
        const page = await window(step)
        return withPicture(page, step, page.type(text, step.signal))
      },
    }),
    tool({
      name: 'browser.hover',
      does: 'Moves the pointer onto a thing of the page, so that it shows what it shows then.',
      effect: 'reads',
      mendable: true,
      brings: outside,
      input: z.object({ target: Target }),
      output: Arrived,
      run: async ({ target }, step) => (await window(step)).hover(target, step.signal),
    }),
    tool({
      name: 'browser.peek',
      does: 'Presses a thing of the page to see what it shows, and holds back whatever it would send.',
      effect: 'reads',
      mendable: true,
      brings: outside,
      input: z.object({ target: Target }),
      output: Arrived.extend({ called: Called }),
      run: async ({ target }, step) => {
        const page = await window(step)
        return withPicture(page, step, page.peek(target, step.signal))
      },
    }),
    tool({
      name: 'browser.drag',
      does: 'Drags a thing of the page onto another.',
      effect: 'writes',
      mendable: true,
      brings: outside,
      repeatable: () => false,
      input: z.object({ target: Target, onto: Target }),
      output: z.object({ ...Place, sent: Sent, shown: Shown }),
      proof: (output) => actProof(output),
      confirm: (_output, step) => confirmed(step),
      restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
      run: async ({ target, onto }, step) => {
        const page = await window(step)
        return withPicture(page, step, page.drag(target, onto, step.signal))
      },
    }),
    tool({
      name: 'browser.slide',
      does: 'Sets a slider, or anything else that has a value between two ends.',
      effect: 'reads',
      touches: true,
      mendable: true,
      brings: () => [],
      input: z.object({ target: Target, value: z.coerce.number() }),
      output: z.object({ value: z.string() }),
      proof: ({ value }) => heldProof(value),
      confirm: (_output, step) => confirmed(step),
      restore: async ({ target, value }, _done, step) =>
        void (await (await window(step)).slide(target, value, step.signal)),
      run: async ({ target, value }, step) => (await window(step)).slide(target, value, step.signal),
    }),
    tool({
      name: 'browser.scroll',
      does: 'Scrolls the page, or a box inside it, by so many pixels; upwards with a minus.',
      effect: 'reads',
      brings: outside,
      input: z.object({ by: z.number().min(-20_000).max(20_000).default(800), target: Target.optional() }),
      output: Arrived,
      run: async ({ by, target }, step) => (await window(step)).scroll(by, step.signal, target),
    }),
    tool({
      name: 'browser.back',
      does: 'Goes back to the page before this one.',
      effect: 'reads',
      brings: outside,
      input: z.object({}),
      output: z.object(Place),
      restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
      run: async (_input, step) => {
        const page = await window(step)
        return withPicture(page, step, page.back(step.signal))
      },
    }),
    tool({
      name: 'browser.forward',
      does: 'Goes forward again, after going back.',
      effect: 'reads',
      brings: outside,
      input: z.object({}),
      output: z.object(Place),
      restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
      run: async (_input, step) => {
        const page = await window(step)
        return withPicture(page, step, page.forward(step.signal))
      },
    }),
    tool({
      name: 'browser.tab',
      does: 'Goes on in another tab that is open, or closes one.',
      effect: 'reads',
      brings: outside,
      input: z.object({
        number: z.number().int().min(1).max(1_000).describe('The first one is 1; each new one has the next number'),
        close: z.boolean().optional(),
      }),
      output: z.object(Place),
      restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
      run: async ({ number, close }, step) => {
        const page = await window(step)
        const tab = close ? page.closeTab(number, step.signal) : page.switchTab(number, step.signal)
        return withPicture(page, step, tab)
      },
    }),
    tool({
      name: 'browser.answer',
      does: 'Says how the next question that the browser pops up is answered.',
      effect: 'reads',
      brings: () => [],
      input: z.object({ accept: z.boolean(), text: z.string().max(2_000).optional() }),
      output: z.object({ accept: z.boolean() }),
      run: async ({ accept, text }, step) => {
        ;(await window(step)).answerNext({ accept, text })
        return { accept }
      },
    }),
  ] as Tool[]
}
