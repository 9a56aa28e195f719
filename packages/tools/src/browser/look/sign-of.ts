/** What pages draw on buttons that have no words, as sets of icons and style sheets call it. */
const SIGNS = new Set(
  'add plus new create edit pencil pen delete trash bin remove close cancel star favorite favourite heart like dislike share reply forward retweet repost comment search menu more settings gear cog print download upload save copy paste cut undo redo home user profile account bell notification cart basket calendar clock phone mail envelope send play pause stop next previous prev back expand collapse sort filter refresh reload lock unlock archive flag pin link attach attachment map location camera image picture video microphone mute zoom help info warning check done'.split(
    ' ',
  ),
)

const FORMS: Readonly<Record<string, string>> = { expandable: 'expand', collapsed: 'expand', collapsible: 'collapse' }

/** "fa fa-trash-alt", "icon-star", "/img/reply.svg": the one sign that these names speak of; none where they speak of several. */
export function signOf(names: string): string {
  const words = names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  const found = new Set(words.map((word) => FORMS[word] ?? word).filter((word) => SIGNS.has(word)))
  const [only, ...more] = found
  return more.length === 0 ? (only ?? '') : ''
}
