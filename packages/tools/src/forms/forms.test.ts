import { createServer } from 'node:http'
import type { NewFile } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import type { Browser } from '../browser/port.ts'
import { BROWSER, bodyOf, openSite, workWith } from '../browser/testing.ts'
import { browserTools } from '../browser/tools.ts'
import { windowOf } from '../browser/window.ts'
import { formTools } from './tools.ts'

const page = (body: string) => `<!doctype html><html lang="en"><title>Desk</title>${body}</html>`
const PAGES: Record<string, string> = {
  '/all': page(`<form action="/search"><input name="q" placeholder="Search"><button>Go</button></form>
    <form method="post" action="/sent" enctype="multipart/form-data"><h2>Membership</h2>
    <label>First name <input name="a" required></label><label>Surname <input name="b"></label>
    <p>Date of birth</p><select name="d"><option value="">Day</option>${numbers(1, 31)}</select>
    <select name="m"><option value="">Month</option><option>January</option><option>February</option><option>March</option><option>April</option><option>May</option><option>June</option><option>July</option><option>August</option><option>September</option><option>October</option><option>November</option><option>December</option></select>
    <select name="y"><option value="">Year</option>${numbers(1940, 2010)}</select>
    <label>Country <select name="c"><option value="">Choose</option><option value="DE">Deutschland</option><option value="AT">Österreich</option></select></label>
    <fieldset><legend>Contact me by</legend><label><input type="radio" name="by" value="1">Post</label><label><input type="radio" name="by" value="2">E-mail</label></fieldset>
    <fieldset><legend>Interests</legend><label><input type="checkbox" name="i" value="chess">Chess</label><label><input type="checkbox" name="i" value="go">Go</label><label><input type="checkbox" name="i" value="tea">Tea</label></fieldset>
    <label><input type="checkbox" name="news"> Newsletter</label>
    <label>Start <input name="start" placeholder="TT.MM.JJJJ"></label>
    <label>Guests <input type="number" name="n"></label>
    <label>About you <textarea name="t"></textarea></label>
    <label>Photo <input type="file" name="f"></label>
    <label>Password <input type="password" name="p"></label>
    <button type="button">Back</button><button>Send</button></form>`),
  '/custom': page(`<form method="post" action="/sent"><div id="host"></div>
    <div><span id="l">Colour</span><input role="combobox" aria-labelledby="l" name="colour" aria-controls="colours" onfocus="colours.hidden=false"></div>
    <ul id="colours" role="listbox" hidden><li role="option" onclick="document.querySelector('[name=colour]').value='Red';colours.hidden=true">Red</li><li role="option" onclick="document.querySelector('[name=colour]').value='Light blue';colours.hidden=true">Light blue</li></ul>
    <label for="note">Note</label><div id="note" contenteditable="true" role="textbox" aria-label="Note"></div>
    <label>Phone <input name="phone" oninput="const d=this.value.replace(/\\D/g,'');const w=d.length>3?d.slice(0,3)+'-'+d.slice(3):d;if(event.isTrusted===false)this.value='';else this.value=w"></label>
    <iframe srcdoc="<label>Card code <input id='inner'></label>"></iframe><button>Send</button></form>
    <script>const r=document.getElementById('host').attachShadow({mode:'open'});r.innerHTML='<label>Nickname <input></label>'</script>`),
  '/picky':
    page(`<form method="post" action="/sent" novalidate onsubmit="if(!mail.value.includes('@')){event.preventDefault();mail.setAttribute('aria-invalid','true');why.textContent='This is no e-mail address.'}">
    <label>E-mail <input id="mail" name="mail" aria-describedby="why"></label><span id="why"></span>
    <label>Name * <input name="name"></label><button>Register</button></form>`),
  '/one': page(
    `<form method="post" action="/two"><label>Full name <input name="name" required></label><button>Continue</button></form>`,
  ),
  '/three': page(
    `<form method="post" action="/sent"><p>Please check what you wrote.</p><button>Submit application</button></form>`,
  ),
  '/broken-form': page(
    `<form method="post" action="/broken"><label>Name <input name="name"></label><button>Send</button></form>`,
  ),
}
const TWO = page(
  `<form method="post" action="/three"><label>Town <input name="town" required></label><button>Next</button></form>`,
)
function numbers(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, n) => `<option>${from + n}</option>`).join('')
}

const posts: { path: string; body: string }[] = []
const site = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://here')
  if (request.method === 'POST') posts.push({ path: pathname, body: await bodyOf(request) })
  response.writeHead(pathname === '/broken' ? 500 : 200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(pathname === '/two' ? TWO : (PAGES[pathname] ?? page('<h1>Thank you!</h1>')))
})

const FACE: NewFile = { name: 'face.png', type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }

function work(browser: Browser) {
  const window = windowOf(browser, undefined)
  return workWith([...browserTools(window), ...formTools(window)], { kept: [FACE] })
}

describe.skipIf(!BROWSER)('forms in a real browser', () => {
  const open = openSite(site)
  const at = async (where: string) => {
    const task = work(open.browser)
    await task.run('browser.open', { url: `${open.base}${where}` })
    return task
  }

  test('a form is read as fields: what each is called, takes, holds and must have', async () => {
    const { run, close } = await at('/all')
    const { fields } = (await run('forms.look', {})).output as { fields: Record<string, unknown>[] }
    expect(fields.find(({ label }) => label === 'First name')).toMatchObject({
      kind: 'text',
      required: true,
      meaning: 'given-name',
      page: 'this',
    })
    expect(fields.find(({ label }) => label === 'Contact me by')).toMatchObject({
      kind: 'radio',
      options: ['Post', 'E-mail'],
      value: '',
    })
    expect(fields.find(({ label }) => label === 'Interests')).toMatchObject({
      kind: 'checkboxes',
      options: ['Chess', 'Go', 'Tea'],
    })
    await close()
  })

  test('data in plain words finds its field, in the form each control takes, and what does not is said', async () => {
    const { run, close } = await at('/all')
    const { output } = await run('forms.fill', {
      data: {
        'Full name': 'Ada King',
        'Date of birth': '1990-05-01',
        Country: 'Austria',
        'Contact me by': 'e-mail',
        Interests: ['Go', 'Tea'],
        Newsletter: true,
        Start: '2027-03-09',
        Guests: 'about 4 people',
        'About you': 'Two\nlines',
        Password: 'hush hush',
        'Shoe size': 38,
      },
      files: { Photo: '0' },
    })
    expect(output.unplaced).toEqual([{ name: 'Shoe size', why: 'no field of this form asks for it' }])
    expect(output.missing).toEqual([])
    expect(output.placed).toContainEqual({ name: 'Country', field: 'Country', held: 'Österreich' })
    expect(output.placed).toContainEqual({ name: 'Start', field: 'Start', held: '09.03.2027' })
    expect(JSON.stringify(output)).not.toContain('hush')
    const { proof } = await run('forms.submit', {})
    // A page that answers a form by itself may say no in its own words, so it is seen and no more.
    expect(proof).toMatchObject({ verdict: 'seen', open: true })
    const sent = posts.at(-1)?.body ?? ''
    const value = (name: string) =>
      [...sent.matchAll(new RegExp(`name="${name}"(?:[^\\n]*\\r\\n)+?\\r\\n([^]*?)\\r\\n--`, 'g'))].map((one) => one[1])
    expect(['a', 'b', 'd', 'm', 'y', 'c', 'by', 'n', 'news'].map((name) => value(name)[0])).toEqual([
      'Ada',
      'King',
      '1',
      'May',
      '1990',
      'AT',
      '2',
      '4',
      'on',
    ])
    expect(value('i')).toEqual(['go', 'tea'])
    expect(sent).toContain('filename="face.png"')
    await close()
  })

  test('lists that open, written notes, masks, shadow roots and frames are filled too', async () => {
    const { run, close } = await at('/custom')
    const { output } = await run('forms.fill', {
      data: { Colour: 'light blue', Note: 'hello', Phone: '123456', Nickname: 'Countess', 'Card code': '77' },
    })
    expect(output.unplaced).toEqual([])
    expect(output.placed).toEqual(
      expect.arrayContaining([
        { name: 'Colour', field: 'Colour', held: 'Light blue' },
        { name: 'Note', field: 'Note', held: 'hello' },
        { name: 'Phone', field: 'Phone', held: '123-456' },
        { name: 'Nickname', field: 'Nickname', held: 'Countess' },
      ]),
    )
    await close()
  })

  test('nothing is sent while a field that must be filled is empty; the list says which', async () => {
    const { run, close } = await at('/picky')
    const before = posts.length
    await expect(run('forms.complete', { data: { 'E-mail': 'ada@example.com' } })).rejects.toThrow(
      'Still empty: "Name"',
    )
    expect(posts).toHaveLength(before)
    await close()
  })

  test('what the page says is wrong after sending contradicts, though nothing failed', async () => {
    const { run, close } = await at('/picky')
    const { output, proof } = await run('forms.complete', { data: { 'E-mail': 'ada', Name: 'Ada' } })
    expect(output.wrong).toEqual([{ field: 'E-mail', says: 'This is no e-mail address.' }])
    expect(proof).toMatchObject({ verdict: 'contradicted' })
    await close()
  })

  test('a form on several pages is filled from one set of data and sent once, at the end', async () => {
    const { run, close } = await at('/one')
    const { output, proof } = await run('forms.complete', {
      data: { 'First name': 'Ada', 'Last name': 'King', City: 'London' },
    })
    expect(output).toMatchObject({ pages: 3, pressed: 'Submit application', unplaced: [] })
    expect(posts.slice(-3).map(({ path: to }) => to)).toEqual(['/two', '/three', '/sent'])
    expect(posts.at(-3)?.body).toBe('name=Ada+King')
    expect(posts.at(-2)?.body).toBe('town=London')
    expect(proof).toMatchObject({ verdict: 'seen', open: true })
    await close()
  })

  test('a page that thanks while its server answered 500 is contradicted', async () => {
    const { run, close } = await at('/broken-form')
    const { proof } = await run('forms.complete', { data: { Name: 'Ada' } })
    expect(proof).toMatchObject({ verdict: 'contradicted' })
    await close()
  })
})
