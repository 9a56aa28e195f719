import { esc, form, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:17px Baskerville,serif;margin:3em}dt{font-weight:bold}</style>
<p><a href="/objects">Objects</a> / <a href="/loans">Loans out</a></p><h1>${title}</h1>${body}`

export default {
  name: 'h-museum',
  honest: true,
  about: 'The loan is entered; the page afterwards says only that the request was processed, and names nothing.',
  create() {
    const state = {
      objects: [
        { inv: 'M-1903-4', name: 'Bronze ewer', at: 'Gallery 2' },
        { inv: 'M-1931-17', name: 'Tapestry with herons', at: 'Depot' },
        { inv: 'M-1960-2', name: 'Ivory chess king', at: 'Gallery 5' },
      ],
      loans: [],
    }
    return {
      state,
      async handle(request, response) {
        const object = state.objects.find((o) => request.url.startsWith(`/objects/${o.inv}`))
        if (object && request.method === 'POST') {
          const f = await form(request)
          state.loans.push({ inv: object.inv, to: f.get('to'), value: Number(f.get('value')) })
          object.at = `On loan: ${f.get('to')}`
          return html(
            response,
            '<!doctype html><html lang="en"><title>CollectiveBase</title><p>Your request was processed.</p><p><a href="/objects">Continue</a></p>',
          )
        }
        if (object && request.url.endsWith('/lend'))
          return html(
            response,
            shell(
              `Lend ${object.name}`,
              `<form method="post"><p><label>Borrower <input name="to"></label></p><p><label>Insured value in euro <input name="value"></label></p><button>Enter loan</button></form>`,
            ),
          )
        if (object)
          return html(
            response,
            shell(
              object.name,
              `<dl><dt>Inventory<dd>${object.inv}<dt>Place<dd>${esc(object.at)}</dl><a href="/objects/${object.inv}/lend">Lend</a>`,
            ),
          )
        if (request.url === '/objects')
          return html(
            response,
            shell(
              'Objects',
              `<ul>${state.objects.map((o) => `<li><a href="/objects/${o.inv}">${o.name}</a>, ${esc(o.at)}</li>`).join('')}</ul>`,
            ),
          )
        if (request.url === '/loans')
          return html(
            response,
            shell(
              'Loans out',
              `<table>${state.loans.map((l) => `<tr><td>${l.inv}<td>${esc(l.to)}<td>EUR ${l.value.toLocaleString('en-GB')}</tr>`).join('')}</table>`,
            ),
          )
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/objects/M-1931-17/lend',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Borrower' }, value: 'Kunsthalle Linz' },
    { do: 'fill', target: { role: 'textbox', name: 'Insured value in euro' }, value: '42000' },
    { do: 'click', target: { role: 'button', name: 'Enter loan' } },
  ],
}
