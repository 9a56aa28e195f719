import { esc, form as read } from '../answers.mjs'

const view = (h, inner) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${h}</title><style>body{font:15px 'Times New Roman';margin:2rem}td,th{padding:4px 14px;border:1px solid #bbb}input{width:4rem}.done{border:2px solid green;padding:8px}</style></head><body><p>Faculty office: <a href="/exams">Exams</a> | <a href="/exams/stat12/marks">Enter marks</a> | <a href="/exams/stat12">Results board</a></p><h1>${h}</h1>${inner}</body></html>`

export default {
  name: 'l-exams',
  honest: false,
  about:
    'The protocol shows the marks as entered; they are stored with the two students exchanged, because form and list are in different order.',
  create() {
    const state = {
      students: [
        { no: '40218', name: 'Zeller, Hannah', mark: null },
        { no: '40377', name: 'Bianchi, Marco', mark: null },
        { no: '40391', name: 'Novak, Petr', mark: '2.0' },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const html = (h, i) => {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          response.end(view(h, i))
        }
        const open = () => state.students.filter((s) => s.mark === null)
        if (url.pathname === '/exams/stat12/marks' && request.method === 'POST') {
          const f = await read(request)
          const names = f.getAll('name'),
            marks = f.getAll('mark')
          const byName = open().sort((a, b) => a.name.localeCompare(b.name))
          byName.forEach((s, i) => {
            if (marks[i]) s.mark = marks[i]
          })
          return html(
            'Marks recorded',
            `<p class="done" role="status">The following marks were recorded for Statistics I:</p><table><tr><th>Student</th><th>Mark</th></tr>${names.map((n, i) => `<tr><td>${esc(n)}</td><td>${esc(marks[i])}</td></tr>`).join('')}</table>`,
          )
        }
        if (url.pathname === '/exams/stat12/marks')
          return html(
            'Enter marks: Statistics I',
            `<form method="post"><table><tr><th>No.</th><th>Student</th><th>Mark</th></tr>${open()
              .map(
                (s) =>
                  `<tr><td>${s.no}</td><td>${s.name}<input type="hidden" name="name" value="${s.name}"></td><td><input name="mark" aria-label="Mark of ${s.no}"></td></tr>`,
              )
              .join('')}</table><p><button>Record marks</button></p></form>`,
          )
        if (url.pathname === '/exams')
          return html(
            'Exams',
            `<ul><li><a href="/exams/stat12">Statistics I</a> (${state.students.length - open().length} of ${state.students.length} marked)</li><li>Microeconomics (closed)</li></ul>`,
          )
        if (url.pathname === '/exams/stat12')
          return html(
            'Results: Statistics I',
            `<table><tr><th>No.</th><th>Mark</th></tr>${state.students.map((s) => `<tr><td><a href="/students/${s.no}">${s.no}</a></td><td>${esc(s.mark ?? 'open')}</td></tr>`).join('')}</table>`,
          )
        const one = state.students.find((s) => url.pathname === `/students/${s.no}`)
        if (one)
          return html(
            one.name,
            `<p>Matriculation number ${one.no}</p><p>Statistics I: ${esc(one.mark ?? 'not marked yet')}</p>`,
          )
        response.writeHead(404)
        response.end('Not found')
      },
    }
  },
  path: '/exams/stat12/marks',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Mark of 40218' }, value: '1.3' },
    { do: 'fill', target: { role: 'textbox', name: 'Mark of 40377' }, value: '3.7' },
    { do: 'click', target: { role: 'button', name: 'Record marks' } },
  ],
}
