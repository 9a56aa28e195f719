import { html, type Site, safe } from '../site.ts'

interface Todo {
  title: string
  done: boolean
}

/** A list drawn by a script, with its words inside the fields. */
export const todo: Site = {
  name: 'todo',
  begin: () => ({
    posts: [],
    items: [
      { title: 'Buy milk', done: false },
      { title: 'Water the plants', done: false },
      { title: 'Call the dentist', done: true },
    ] satisfies Todo[],
  }),
  page: (_path, { items }) =>
    html(
      'Today',
      `<h1>Today</h1><form method="post" action="/todo/add"><input name="title" placeholder="What needs to be done?"><button>Add</button></form>
      <ul>${(items as Todo[])
        .map(
          ({ title, done }, n) =>
            `<li><form method="post" action="/todo/${n}"><span>${safe(title)}</span> <em>${done ? 'done' : 'open'}</em>
            <button name="do" value="done" aria-label="Complete ${safe(title)}">✓</button>
            <button name="do" value="remove" aria-label="Delete ${safe(title)}">✕</button></form></li>`,
        )
        .join('')}</ul>`,
    ),
  receive(path, form, state) {
    const items = state.items as Todo[]
    const at = Number(path)
    if (path === 'add') items.push({ title: form.title ?? '', done: false })
    else if (form.do === 'remove') items.splice(at, 1)
    else if (items[at]) items[at].done = true
    return { go: '/todo' }
  },
}
