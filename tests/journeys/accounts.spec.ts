import { expect, test } from '@playwright/test'
import { expectGoodLook, expectWithinBudget, listenForComplaints, listenForScripts } from './look.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: 'http://127.0.0.1:4311' })

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'a long enough password' }

for (const path of ['/sign-in', '/sign-up'])
  test(`the form at ${path} is as finished as the rest`, async ({ page }) => {
    const complaints = listenForComplaints(page)
    const scripts = listenForScripts(page)
    await page.goto(path)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expectWithinBudget(scripts)
    await expectGoodLook(page)
    expect(complaints).toEqual([])
  })

test('Sign In leads to the dashboard, which asks for sign-in first; the first account becomes administrator', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdashboard/)
  await page
    .getByRole('link', { name: /create|sign up/i })
    .first()
    .click()
  await expect(page.getByText(/administrator/i)).toBeVisible()
  await page.getByLabel('Name').fill(ada.name)
  await page.getByLabel(/e-?mail/i).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: /create/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center')
  await expect(page.getByText(ada.email).first()).toBeVisible()
  await expect(page.getByText('Lv 1', { exact: true }).first()).toBeVisible()
})

test('a wrong password is said inline, the right one leads where one wanted to go', async ({ page }) => {
  await page.goto('/tasks')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Ftasks/)
  await page.getByLabel(/e-?mail/i).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('alert')).toContainText('E-mail address or password is not right.')
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task History')
})

test('a link that leads away after sign-in is not followed', async ({ page }) => {
  await page.goto('/sign-in?next=//evil.example/')
  await page.getByLabel(/e-?mail/i).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center')
  expect(new URL(page.url()).host).toBe('127.0.0.1:4311')
})
