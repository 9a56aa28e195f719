import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { BROWSER, openSite, workWith } from './testing.ts'
import { browserTools } from './tools.ts'
import { windowOf } from './window.ts'

const PAGES: Record<string, string> = {
  '/orders': `<table><tr><td>Order 1042</td><td><button>Delete</button></td></tr>
    <tr><td>Order 1043</td><td><button>Delete</button></td></tr></table>
    <button id="draft">Save draft</button><label>Delivery note <input></label>
    <p id="log"></p><script>
    const log = document.querySelector('#log')
    const watch = new MutationObserver((all) => {
      for (const { target } of all) log.textContent += (target.id || target.closest('tr').innerText) + (target.style.outline ? ' on, ' : ' off, ')
    })
    document.querySelector('input').oninput = () => { log.textContent += 'typed, ' }
    document.querySelector('#draft').onclick = () => { log.textContent += 'pressed, ' }
    for (const one of document.querySelectorAll('button')) watch.observe(one, { attributeFilter: ['style'] })
    </script>`,
  '/search': `<label>Search <input id="field"></label><button id="button">Search</button><p id="log"></p><script>
    const watch = new MutationObserver((all) => { for (const { target } of all) document.querySelector('#log').textContent += target.id + ', ' })
    for (const one of document.querySelectorAll('input, button')) watch.observe(one, { attributeFilter: ['style'] })
    </script>`,
  '/bare': '<p>Nothing to press here.</p>',
}
const site = createServer((request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${PAGES[request.url ?? '/']}`),
)

describe.skipIf(!BROWSER)('what was not done', () => {
  const open = openSite(site)
  const work = () => {
    const beside: Promise<unknown>[] = []
    const working = workWith(browserTools(windowOf(open.browser, undefined)), {
      meanwhile: (one) => void beside.push(one),
    })
    return { ...working, pictures: () => Promise.all(beside).then(() => working.kept.map(({ name }) => name)) }
  }

  test('for it was not found, is told with what comes nearest, its kind and its place, and a picture that shows it', async () => {
    const { run, pictures, close } = work()
    await run('browser.open', { url: `${open.base}/orders` })
    await expect(
      run('browser.click', { target: { role: 'button', name: 'Save the order', exact: true } }),
    ).rejects.toThrow(
      /There is no button "Save the order" to be seen on this page\. Nearest: “Save draft” \(button\), /,
    )
    expect(await pictures()).toEqual(['after.jpg', 'failed.jpg'])
    const { output } = await run('browser.read', {})
    expect(output).toMatchObject({ text: expect.stringMatching(/draft on, .*draft off, draft off,$/s) })
    await close()
  }, 30_000)

  test('for there are two of it, is told with what sets each apart', async () => {
    const { run, pictures, close } = work()
    await run('browser.open', { url: `${open.base}/orders` })
    await expect(run('browser.click', { target: { role: 'button', name: 'Delete', exact: true } })).rejects.toThrow(
      '2 things on this page fit button "Delete": 1. “Delete” (button in “Order 1042 Delete”), 2. “Delete” (button in “Order 1043 Delete”). Say which',
    )
    expect(await pictures()).toEqual(['after.jpg', 'failed.jpg'])
    const { output } = await run('browser.read', {})
    expect(output).toMatchObject({
      text: expect.stringMatching(/1043\s+Delete on.*1042\s+Delete on.*1043\s+Delete off/s),
    })
    await close()
  }, 30_000)

  test('in a dry run a thing is only pointed at: nothing is entered or pressed', async () => {
    const { run, rehearse, pictures, close } = work()
    await run('browser.open', { url: `${open.base}/orders` })
    await rehearse('browser.fill', { target: { label: 'Delivery note' }, value: 'By noon' })
    await rehearse('browser.click', { target: { role: 'button', name: 'Save draft', exact: true } })
    await rehearse('browser.click', { target: { role: 'button', name: 'Not there yet', exact: true } })
    expect(await pictures()).toEqual(['after.jpg', 'before.jpg', 'before.jpg', 'before.jpg'])
    const { output } = await run('browser.read', {})
    expect(output).toMatchObject({ text: expect.stringMatching(/draft on, .*draft off,/s) })
    expect(output).toMatchObject({ text: expect.not.stringMatching(/typed|pressed/) })
    await close()
  }, 30_000)

  test('in a dry run the field is outlined, and not the button of its name', async () => {
    const { run, rehearse, pictures, close } = work()
    await run('browser.open', { url: `${open.base}/search` })
    await rehearse('browser.fill', { target: 'Search', value: 'gel' })
    await pictures()
    const { output } = await run('browser.read', {})
    expect(output).toMatchObject({ text: expect.stringMatching(/field, /) })
    expect(output).toMatchObject({ text: expect.not.stringMatching(/button, /) })
    await close()
  }, 30_000)

  test('where nothing is like it, is told with the way on', async () => {
    const { run, close } = work()
    await run('browser.open', { url: `${open.base}/bare` })
    await expect(run('browser.fill', { target: { label: 'Note', exact: true }, value: 'x' })).rejects.toThrow(
      'Open the page, tab or menu that holds it.',
    )
    await close()
  }, 30_000)
})
