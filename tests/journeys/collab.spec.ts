import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

const NAME = 'Lamp watch'
const tab = (page: Page) => page.getByRole('tabpanel')
const field = (page: Page, name: string) => tab(page).getByLabel(name, { exact: true })
const state = (page: Page) => tab(page).getByRole('status').first()
const callOneself = (page: Page, name: string) => field(page, 'Your name in this browser').fill(name)

/** Types at the beginning or the end of a field, key by key. */
async function type(page: Page, name: string, where: 'Home' | 'End', text: string): Promise<void> {
  await field(page, name).focus()
  await page.keyboard.press(`Control+${where}`)
  await page.keyboard.type(text)
}

async function openSecond(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(link)
  await expect(state(page)).toHaveText('Live')
  // The invitation does not stay where others could read it.
  await expect(page).not.toHaveURL(/token=/)
  return page
}

test('two browsers write one draft at once; one goes offline and comes back: the same result on both, and nothing lost', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  await ada.goto('/innovation-lab?tab=collab')
  await field(ada, 'Name of the new draft').fill(NAME)
  await ada.keyboard.press('Enter')
  await expect(state(ada)).toHaveText('Live')
  await expect(field(ada, 'Name')).toHaveValue(NAME)
  await callOneself(ada, 'Ada')

  await press(tab(ada).getByRole('button', { name: 'Invite' }), 'Enter')
  await press(ada.getByRole('button', { name: 'Make a link' }), 'Enter')
  const link = await ada.getByLabel('Invitation', { exact: true }).inputValue()
  await ada.keyboard.press('Escape')
  await expect(tab(ada).getByRole('button', { name: 'Invite' })).toBeFocused()

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' })
  try {
    const bob = await openSecond(context, link)
    await callOneself(bob, 'Bob')
    const people = (page: Page) => tab(page).getByRole('list', { name: '2 people here' }).getByRole('listitem')
    await expect(people(ada).filter({ hasText: 'Bob' })).toBeVisible()
    await expect(people(bob).filter({ hasText: 'Ada' })).toBeVisible()

    // At the same time, in the same field.
    await Promise.all([
      type(ada, 'Objective', 'Home', 'Watch the lamps. '),
      type(bob, 'Objective', 'End', 'Tell me at 20. '),
    ])
    const both = async () => [await field(ada, 'Objective').inputValue(), await field(bob, 'Objective').inputValue()]
    await expect.poll(async () => new Set(await both()).size).toBe(1)
    await expect
      .poll(async () => [...((await both())[0] ?? '')].sort().join(''))
      .toBe([...'Watch the lamps. Tell me at 20. '].sort().join(''))
    await expect(people(ada).filter({ hasText: 'Bob' })).toContainText('In Objective')
    await expect(ada.locator('[data-caret="Bob"]')).toHaveCount(1)

    // One is offline; both go on.
    await context.setOffline(true)
    await expect(state(bob)).toHaveText('Offline')
    await type(bob, 'Notes', 'End', 'Bob wrote this offline.')
    await field(bob, 'Name').fill('Lamp and sofa watch')
    await type(ada, 'Notes', 'End', 'Ada wrote this meanwhile.')
    await type(ada, 'Objective', 'End', 'Every morning.')
    await expect(tab(ada).getByRole('list', { name: '1 person here' })).toBeVisible({ timeout: 45_000 })
    await context.setOffline(false)
    await expect(state(bob)).toHaveText('Live')
    for (const name of ['Name', 'Objective', 'Notes'])
      await expect(async () =>
        expect(await field(ada, name).inputValue()).toBe(await field(bob, name).inputValue()),
      ).toPass()
    const notes = await field(ada, 'Notes').inputValue()
    for (const words of ['Bob wrote this offline.', 'Ada wrote this meanwhile.']) expect(notes).toContain(words)
    await expect(field(ada, 'Name')).toHaveValue('Lamp and sofa watch')
    expect(await field(bob, 'Objective').inputValue()).toContain('Every morning.')
    await expectGoodLook(ada)

    // Whoever is there makes an agent of it.
    const objective = await field(bob, 'Objective').inputValue()
    await press(tab(bob).getByRole('link', { name: 'Create agent' }), 'Enter')
    await expect(bob.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Lamp and sofa watch')
    await expect(bob.getByRole('dialog').getByText(objective)).toBeVisible()
  } finally {
    await context.close()
    await press(tab(ada).getByRole('button', { name: 'Delete draft' }), 'Enter')
    await press(ada.getByRole('dialog').getByRole('button', { name: 'Delete draft' }), 'Enter')
    await expect(tab(ada).getByText('Begin a draft')).toBeVisible()
  }
})
