/// <reference lib="dom" />
import { Refused } from '@app/toolkit'
import { type Aim, aimAt, aimAtElement, pressAimed, pressElement } from '../aim-at-once.ts'
import { chooseAmong } from '../choose-among.ts'
import { enterAtOnce } from '../enter-at-once.ts'
import { fillField } from '../fill-field.ts'
import { type Found, look } from '../find.ts'
import { holdBack } from '../hold-back.ts'
import { typeLogIn } from '../log-in.ts'
import { dragOnto, pointOn, slideTo } from '../page-hands.ts'
import { markFound, OUTLINE } from '../picture.ts'
import type { Page } from '../port.ts'
import { putFile } from '../put-file.ts'
import { readDownload } from '../read-download.ts'
import { setOn } from '../set-on.ts'
import type { Cockpit } from './cockpit.ts'

const FETCH_MS = 30_000

type Acting = Pick<
  Page,
  | 'click'
  | 'follow'
  | 'fill'
  | 'choose'
  | 'check'
  | 'logIn'
  | 'press'
  | 'type'
  | 'hover'
  | 'peek'
  | 'drag'
  | 'slide'
  | 'answerNext'
  | 'upload'
  | 'download'
>

/** Hands: what is done to the things of a page. */
export function actingIn(cockpit: Cockpit): Acting {
  const { context, here, questions, secrets, witness, rest, at, doing, act, meant, pressed, filled, naming, shoot } =
    cockpit
  /** The page is read before anything is entered. */
  const entering = <T>(signal: AbortSignal, work: () => Promise<T>) => doing(signal, work, { first: witness.touch })
  return {
    click: (target, signal, { before, ...how } = {}) =>
      doing(signal, async () => {
        const isPlain = Object.values(how).every((one) => one === undefined)
        const aimed = async () => {
          const outlined = before ? { outline: OUTLINE } : {}
          const aim = isPlain ? await aimAt(here.page, target, outlined) : undefined
          const found = aim ? undefined : await pressed(target, signal)
          const unmark = before && found && (await markFound(found))
          const taken = before && (await shoot().catch(() => undefined))
          if (taken) before?.(taken)
          await unmark?.()
          return { aim, found }
        }
        const press = async ({ aim, ...known }: { aim?: Aim | undefined; found?: Found | undefined } = {}) => {
          const fell = (at?: Aim) => {
            if (at?.picked) witness.pick(at.picked)
            return pressAimed(here.page, at)
          }
          if (await fell(aim)) return
          const found = known.found ?? (await pressed(target, signal))
          if (isPlain && (await fell(await aimAtElement(found)))) return
          await found.click({
            clickCount: how.double ? 2 : 1,
            button: how.right ? 'right' : 'left',
            modifiers: [...(how.keys ?? [])],
            ...(how.at ? { position: await pointOn(found, how.at) } : {}),
          })
        }
        return naming(await act(signal, press, aimed))
      }),
    follow: (target, signal) =>
      doing(signal, async () => {
        const { sent: _, ...place } = await act<Aim | undefined>(
          signal,
          async (aim) => {
            if (await pressAimed(here.page, aim)) return
            const found = await pressed(target, signal)
            if (!(await isLink(found)))
              throw new Refused('This is no link, so pressing it may change something. Use browser.click.')
            if (!(await pressElement(here.page, found))) await found.click()
          },
          () => aimAt(here.page, target, { linkOnly: true }),
        )
        return naming(place)
      }),
    fill: (target, value, signal) =>
      entering(signal, async () => {
        const held = await enterAtOnce(here.page, target, { value })
        witness.enter(value)
        if (typeof held === 'string') return { value: held }
        const found = await filled(target, signal)
        return naming({ value: await fillField(here.page, found, value) })
      }),
    choose: (target, options, signal) =>
      entering(signal, async () => {
        const held = await enterAtOnce(here.page, target, { options: [...options] })
        witness.enter(...options)
        if (Array.isArray(held)) return { chosen: held }
        const found = await filled(target, signal)
        if (!(await found.evaluate(isSelect))) return naming({ chosen: await chooseAmong(here.page, found, options) })
        await found.selectOption(options.map((label) => ({ label }))).catch(() => found.selectOption([...options]))
        // A choice may lead to another page at once.
        return naming({ chosen: await found.evaluate(chosenOf).catch(() => [...options]) })
      }),
    check: (target, checked, signal) =>
      entering(signal, async () => {
        const held = await enterAtOnce(here.page, target, { checked })
        if (typeof held === 'boolean') return { checked: held }
        const found = await filled(target, signal)
        return naming({ checked: await setOn(found, checked) })
      }),
    logIn: (logIn, origin, signal) =>
      doing(signal, () => {
        secrets.push(logIn.secret.reveal())
        return act(signal, () => typeLogIn(here.page, origin, logIn, rest, signal))
      }),
    press: (key, signal, target) =>
      doing(signal, () =>
        act(signal, async () =>
          target ? (await meant(target, 'any', signal)).press(key) : here.page.keyboard.press(key),
        ),
      ),
    type: (text, signal) =>
      doing(signal, () => {
        witness.enter(text)
        return act(signal, () => here.page.keyboard.type(text))
      }),
    hover: (target, signal) =>
      doing(signal, async () => {
        await (await meant(target, 'any', signal)).hover()
        await rest()
        return at()
      }),
    peek: (target, signal) =>
      doing(signal, async () => {
        const found = await pressed(target, signal)
        const url = here.page.url()
        const held = await holdBack(context, here.page, async () => {
          await found.click()
          await rest()
        })
        if (!held) return naming(await at())
        // To load again what a form has led to would send the form; an address with a mark is not left by going there.
        await (here.page.url() === url && url.includes('#') ? here.page.reload() : here.page.goto(url))
        await rest()
        throw new Refused('Pressing it would have sent something to the site, so it was held back.')
      }),
    drag: (target, onto, signal) =>
      doing(signal, () =>
        act(signal, async () => {
          const from = await meant(target, 'any', signal)
          await dragOnto(here.page, from, await meant(onto, 'any', signal))
        }),
      ),
    slide: (target, value, signal) =>
      doing(signal, async () => slideTo(here.page, await meant(target, 'any', signal), value)),
    answerNext: (answer) => {
      questions.next = answer
    },
    upload: (target, file, signal) =>
      doing(signal, async () => {
        // A field for files is often hidden, and what stands for it is no field.
        const field = (await look(here.page, target, 'filled')).found
        await putFile(here.page, field ?? (await meant(target, 'any', signal)), file)
        return naming({ name: file.name })
      }),
    download: (target, signal) =>
      doing(signal, async () => {
        const found = await pressed(target, signal)
        here.fetching = true
        try {
          return naming(await readDownload(here.page, { act: () => found.click(), timeoutMs: FETCH_MS }))
        } finally {
          here.fetching = false
        }
      }),
  }
}

const isLink = (found: Found): Promise<boolean> =>
  found.evaluate((element) => {
    const link = element.closest('a[href]')
    return link !== null && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '')
  })

const isSelect = (element: Element): boolean => element instanceof HTMLSelectElement

const chosenOf = (element: Element): string[] =>
  element instanceof HTMLSelectElement ? [...element.selectedOptions].map((option) => option.label) : []
