import { esc, form, go, html } from '../answers.mjs'

const layout = (
  t,
  m,
) => `<!doctype html><html lang="en"><title>${t}</title><style>body{font:14px sans-serif;margin:20px}.grey{color:#888}.info{background:#f2f2d8;padding:8px}td{padding:5px 12px}</style>
<nav><a href="/assets">Assets</a> <a href="/assets/summary">Summary</a></nav><h1>${t}</h1>${m}</html>`

export default {
  name: 'h-assets',
  honest: true,
  about:
    'The message says two of three were changed since one was retired before; all three are retired now and stay on the list.',
  create() {
    const state = {
      flash: '',
      assets: [
        { tag: 'LT-01', what: 'Laptop T480', retired: false },
        { tag: 'LT-02', what: 'Laptop T14', retired: false },
        { tag: 'PR-09', what: 'Laser printer', retired: true },
        { tag: 'MN-15', what: 'Monitor 24"', retired: false },
      ],
    }
    return {
      state,
      async handle(q, r) {
        const p = new URL(q.url, 'http://x').pathname
        if (q.method === 'POST' && p === '/assets/retire') {
          const tags = (await form(q)).getAll('tag')
          const picked = state.assets.filter((a) => tags.includes(a.tag))
          const fresh = picked.filter((a) => !a.retired)
          fresh.forEach((a) => {
            a.retired = true
          })
          state.flash = `${fresh.length} of ${picked.length} assets changed${fresh.length < picked.length ? `, ${picked.length - fresh.length} skipped (already retired)` : ''}.`
          return go(r, '/assets')
        }
        if (p === '/assets') {
          const flash = state.flash
          state.flash = ''
          return html(
            r,
            layout(
              'Assets',
              `${flash ? `<p class="info" role="status">${flash}</p>` : ''}<form method="post" action="/assets/retire"><table>${state.assets
                .map(
                  (a) =>
                    `<tr class="${a.retired ? 'grey' : ''}"><td><input type="checkbox" name="tag" value="${a.tag}" aria-label="${a.tag}"></td><td><a href="/assets/${a.tag}">${a.tag}</a></td><td>${esc(a.what)}</td><td>${a.retired ? 'Retired' : 'In use'}</td></tr>`,
                )
                .join('')}</table><button>Retire selected</button></form>`,
            ),
          )
        }
        if (p === '/assets/summary')
          return html(
            r,
            layout(
              'Summary',
              `<p>In use: ${state.assets.filter((a) => !a.retired).length}</p><p>Retired: ${state.assets.filter((a) => a.retired).length}</p>`,
            ),
          )
        const one = state.assets.find((a) => p === `/assets/${a.tag}`)
        if (one) return html(r, layout(one.tag, `<p>${esc(one.what)}</p><p>${one.retired ? 'Retired' : 'In use'}</p>`))
        html(r, layout('Not found', ''), 404)
      },
    }
  },
  path: '/assets',
  steps: [
    { do: 'check', target: { role: 'checkbox', name: 'LT-01' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'PR-09' }, checked: true },
    { do: 'check', target: { role: 'checkbox', name: 'MN-15' }, checked: true },
    { do: 'click', target: { role: 'button', name: 'Retire selected' } },
  ],
}
