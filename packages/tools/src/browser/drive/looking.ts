import { openForm } from '../../forms/page/open-form.ts'
import { pressElement } from '../aim-at-once.ts'
import { openLook } from '../ground/open-look.ts'
import { markNew, takeSnapshot } from '../look/snapshot.ts'
import { focusedAt, leadsTo, standsOn } from '../page-hands.ts'
import { takePicture, takePictureOf } from '../picture.ts'
import type { Page } from '../port.ts'
import { type Cockpit, LOOKS } from './cockpit.ts'

type Looking = Pick<
  Page,
  'snapshot' | 'standsOn' | 'leadsTo' | 'look' | 'read' | 'html' | 'form' | 'confirm' | 'picture' | 'view'
>

/** Eyes: what a page shows, as text, as fields, as a picture, and loaded afresh. */
export function lookingIn(cockpit: Cockpit): Looking {
  const { here, questions, secrets, witness, alive, rest, isAtRest, doing, act, changing, meant } = cockpit
  const { shoot, shootNearest } = cockpit
  let seen: { url: string; text: string } | undefined
  return {
    snapshot: (signal, view) =>
      doing(
        signal,
        async () => {
          if (!isAtRest()) await rest({ unseen: true })
          const taken = await takeSnapshot(here.page, view)
          const before = !view && seen?.url === taken.url ? seen.text : undefined
          if (!view) seen = taken
          const dialogs = questions.log.splice(0)
          return { ...taken, marked: markNew(taken.text, before), dialogs, tabs: await here.listTabs() }
        },
        LOOKS,
      ),
    standsOn: (target, signal) =>
      doing(
        signal,
        async () => (target ? standsOn(await meant(target, 'any', signal)) : here.page.evaluate(focusedAt)),
        LOOKS,
      ),
    leadsTo: (target, signal) => doing(signal, async () => leadsTo(await meant(target, 'any', signal)), LOOKS),
    look: (signal) =>
      doing(
        signal,
        async () => {
          const { element, ...seen } = await openLook(here.page)
          return {
            ...seen,
            press: (at, agree) =>
              doing(signal, async () =>
                changing(signal, agree, async () => {
                  const one = element(at)
                  if (!(await pressElement(here.page, one))) await one.click()
                }),
              ),
            enter: (at, text) =>
              doing(signal, () =>
                changing(signal, undefined, async () => {
                  const field = element(at)
                  witness.enter(text)
                  await field.fill(text)
                  await field.press('Enter')
                }),
              ),
          }
        },
        LOOKS,
      ),
    read: (target, signal) =>
      doing(signal, async () => {
        const found = target ? await meant(target, 'any', signal) : here.page.locator('body')
        return { text: (await found.innerText()).trim() }
      }),
    html: (signal) => doing(signal, async () => ({ html: await here.page.content(), url: here.page.url() }), LOOKS),
    form: (signal) =>
      doing(
        signal,
        async () => {
          const form = await openForm(here.page)
          return {
            ...form,
            enter: (entries) =>
              doing(signal, async () => {
                await witness.touch()
                witness.enter(
                  ...entries.flatMap((one) => ('text' in one ? [one.text] : 'pick' in one ? [one.pick] : [])),
                )
                return form.enter(entries)
              }),
            press: (at) => doing(signal, () => act(signal, () => form.press(at))),
          }
        },
        LOOKS,
      ),
    confirm: (words, signal) => doing(signal, () => witness.confirm(words), LOOKS),
    picture: async (target, how) => {
      if (how?.nearest) return shootNearest()
      if (target && how?.alone) return alive(takePictureOf(here.page, secrets, target))
      return shoot(target, how?.kind)
    },
    view: () => alive(takePicture(here.page, secrets)),
  }
}
