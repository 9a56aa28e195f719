import { type Proof, Refused, type Step, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import {
  actProof,
  Called,
  heldProof,
  keepPicture,
  Place,
  pictureBeside,
  putAway,
  Sent,
  Shown,
  withPicture,
} from './evidence/evidence.ts'
import { handTools } from './hand-tools.ts'
import { readTools } from './read-tools.ts'
import { showTool } from './show/show-tool.ts'
import { isOneOfSeveral, Target } from './target.ts'
import type { Window } from './window.ts'
import { wordTools } from './words-tools.ts'

const Url = z.string().max(8_000).describe('The whole address, beginning with http:// or https://')
const Profile = z.string().trim().min(1).max(120).describe('The name of a browser profile')
const outside = () => ['outside'] as const

/** What a task does in a browser. One window lives as long as the task is worked on. */
export function browserTools(window: Window, now: () => Date = () => new Date()): Tool[] {
  /** A page one was on is opened again where it was left: going there is no effect. */
  const reopen = async (url: string, step: Step): Promise<void> => {
    await (await window(step)).open(url, step.signal)
  }

  const signIn = async (name: string, step: Step) => {
    const page = await window(step)
    const origin = page.origin()
    return page.logIn(await step.logIn(name, origin), origin, step.signal)
  }

  const confirmed = async (step: Step) => (await window(step)).confirm([], step.signal)

  const resume = async (profile: string, step: Step) =>
    (await window(step)).resume(await step.recall(profile), step.signal)

  return (
    [
      tool({
        name: 'browser.open',
        does: 'Opens a web address in a browser.',
        effect: 'reads',
        brings: outside,
        input: z.object({ url: Url }),
        output: z.object({ ...Place, status: z.number().int().optional() }),
        proof: ({ status }) => statusProof(status),
        restore: (_input, { url }, step) => reopen(url, step),
        run: async ({ url }, step) => {
          const page = await window(step)
          return withPicture(page, step, page.open(url, step.signal))
        },
      }),
      tool({
        name: 'browser.follow',
        does: 'Follows a link on the page.',
        effect: 'reads',
        mendable: true,
        brings: outside,
        input: z.object({ target: Target }),
        output: z.object({ ...Place, called: Called }),
        restore: (_input, { url }, step) => reopen(url, step),
        run: async ({ target }, step) => {
          const page = await window(step)
          return withPicture(page, step, page.follow(target, step.signal))
        },
      }),
      tool({
        name: 'browser.click',
        does: 'Presses a button or anything else on the page.',
        effect: 'writes',
        mendable: true,
        brings: outside,
        repeatable: () => false,
        input: z.object({
          target: Target,
          double: z.boolean().optional(),
          right: z.boolean().optional().describe('With the other button, which opens a menu'),
          at: z
            .object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
            .optional()
            .describe('Where on it, from 0 to 1 across and down'),
          keys: z
            .array(z.enum(['Alt', 'Control', 'Meta', 'Shift']))
            .max(4)
            .optional()
            .describe('Keys held meanwhile'),
        }),
        output: z.object({
          ...Place,
          sent: Sent,
          shown: Shown,
          called: Called,
          oneOfSeveral: z.boolean().optional(),
        }),
        proof: (output) => actProof(output),
        confirm: (_output, step) => confirmed(step),
        restore: (_input, { url }, step) => reopen(url, step),
        run: async ({ target, ...how }, step) => {
          const page = await window(step)
          const before = (picture: Uint8Array) => step.meanwhile(putAway(step, 'before.jpg', picture))
          const done = await withPicture(page, step, page.click(target, step.signal, { ...how, before }))
          return { ...done, ...(isOneOfSeveral(target) ? { oneOfSeveral: true } : {}) }
        },
      }),
      tool({
        name: 'browser.fill',
        does: 'Types a text into a field of the page.',
        effect: 'reads',
        touches: true,
        mendable: true,
        brings: () => [],
        input: z.object({ target: Target, value: z.coerce.string().max(100_000) }),
        output: z.object({ value: z.string(), called: Called }),
        proof: ({ value }) => heldProof(value),
        confirm: (_output, step) => confirmed(step),
        restore: async ({ target, value }, _done, step) =>
          void (await (await window(step)).fill(target, value, step.signal)),
        run: async ({ target, value }, step) => (await window(step)).fill(target, value, step.signal),
      }),
      tool({
        name: 'browser.choose',
        does: 'Chooses from the options of a field of the page.',
        effect: 'reads',
        touches: true,
        mendable: true,
        brings: () => [],
        input: z.object({
          target: Target,
          options: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
        }),
        output: z.object({ chosen: z.array(z.string()), called: Called }),
        proof: ({ chosen }) => heldProof(chosen.join(', ')),
        confirm: (_output, step) => confirmed(step),
        restore: async ({ target, options }, _done, step) =>
          void (await (await window(step)).choose(target, options, step.signal)),
        run: async ({ target, options }, step) => (await window(step)).choose(target, options, step.signal),
      }),
      tool({
        name: 'browser.check',
        does: 'Ticks or clears a box of the page.',
        effect: 'reads',
        touches: true,
        mendable: true,
        brings: () => [],
        input: z.object({ target: Target, checked: z.boolean().default(true) }),
        output: z.object({ checked: z.boolean(), called: Called }),
        proof: ({ checked }) => heldProof(checked ? '☑' : '☐'),
        confirm: (_output, step) => confirmed(step),
        restore: async ({ target, checked }, _done, step) =>
          void (await (await window(step)).check(target, checked, step.signal)),
        run: async ({ target, checked }, step) => (await window(step)).check(target, checked, step.signal),
      }),
      tool({
        name: 'browser.log-in',
        confined: true,
        does: 'Signs in on the page with a stored log-in of that site.',
        effect: 'writes',
        brings: () => ['outside', 'private'],
        needs: () => 'appAccess',
        input: z.object({ logIn: z.string().min(1).max(120).describe('The name of a stored log-in') }),
        output: z.object({ ...Place, sent: Sent, shown: Shown }),
        proof: (output) => actProof(output),
        confirm: (_output, step) => confirmed(step),
        restore: async ({ logIn }, _done, step) => void (await signIn(logIn, step)),
        run: async ({ logIn }, step) => {
          return withPicture(await window(step), step, signIn(logIn, step))
        },
      }),
      tool({
        name: 'browser.remember',
        does: 'Keeps what the browser is signed in with under a name, for later tasks.',
        effect: 'reads',
        brings: () => ['private'],
        needs: () => 'appAccess',
        input: z.object({ profile: Profile }),
        output: z.object({ profile: z.string() }),
        run: async ({ profile }, step) => {
          await step.remember(profile, await (await window(step)).profile(step.signal))
          return { profile }
        },
      }),
      tool({
        name: 'browser.resume',
        does: 'Signs the browser in with what an earlier task kept under a name.',
        effect: 'reads',
        brings: () => ['private'],
        needs: () => 'appAccess',
        input: z.object({ profile: Profile }),
        output: z.object({ profile: z.string() }),
        restore: ({ profile }, _done, step) => resume(profile, step),
        run: async ({ profile }, step) => {
          await resume(profile, step)
          return { profile }
        },
      }),
      tool({
        name: 'browser.upload',
        does: 'Puts a file of this task into a field of the page.',
        effect: 'reads',
        touches: true,
        mendable: true,
        brings: () => ['private'],
        needs: () => 'fileAccess',
        input: z.object({ target: Target, file: z.string() }),
        output: z.object({ name: z.string(), called: Called }),
        run: async ({ target, file }, step) => (await window(step)).upload(target, await step.open(file), step.signal),
      }),
      tool({
        name: 'browser.download',
        does: 'Presses something that leads to a file, and keeps the file.',
        effect: 'reads',
        mendable: true,
        brings: outside,
        input: z.object({ target: Target }),
        output: z.object({
          file: z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() }),
          called: Called,
        }),
        run: async ({ target }, step) => {
          const { called, ...file } = await (await window(step)).download(target, step.signal)
          return { file: await step.keep(file), ...(called === undefined ? {} : { called }) }
        },
      }),
      ...readTools(window),
      showTool(window),
      ...handTools(window),
      ...wordTools(window, now),
    ] as Tool[]
  ).map((one) => ({ ...one, ...rehearsal(one, window), session: 'browser', run: withFailurePicture(one.run, window) }))
}

/** What touches a page is only pointed at in a dry run: the picture shows the page as it is, with the thing outlined. */
function rehearsal({ effect, touches }: Tool, window: Window): Pick<Tool, 'rehearse'> {
  if (effect === 'reads' && !touches) return {}
  return {
    rehearse: async (input, step) => {
      const { target } = input as { target?: Target }
      const kind = effect === 'reads' ? 'filled' : 'pressed'
      pictureBeside(await window(step), step, { target, name: 'before.jpg', kind })
    },
  }
}

/** Where something could not be done, the picture shows the page as it was, with what came nearest to it outlined. */
function withFailurePicture(run: Tool['run'], window: Window): Tool['run'] {
  return (input, step) =>
    run(input, step).catch((error) => {
      const shot = { name: 'failed.jpg', nearest: true }
      if (error instanceof Refused) step.meanwhile(window(step).then((page) => keepPicture(page, step, shot)))
      throw error
    })
}

function statusProof(status: number | undefined): Proof {
  if (status === undefined) return { verdict: 'verified', words: '' }
  if (status < 400) return { verdict: 'verified', words: `The site answered ${status}.` }
  return { verdict: 'contradicted', words: `The site answered ${status}. Check the address.` }
}
