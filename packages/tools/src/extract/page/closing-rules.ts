const only = (tags: string): ReadonlySet<string> => new Set(tags.split(' '))

const PARAGRAPH = only('p')
const HEADING = only('h1 h2 h3 h4 h5 h6 p')
const CONTROL = only('input option optgroup select button datalist textarea')
const SECTION = only('thead tbody')
const TERM = only('dd dt')

/** Which open elements a new one closes, because people leave their ends out. */
export const CLOSES = new Map<string, ReadonlySet<string>>([
  ['tr', only('tr th td')],
  ['th', only('th td')],
  ['td', only('thead th td')],
  ['body', only('head link script')],
  ['a', only('a')],
  ['li', only('li')],
  ['dd', TERM],
  ['dt', TERM],
  ['option', only('option')],
  ['optgroup', only('optgroup option')],
  ['rt', only('rt rp')],
  ['rp', only('rt rp')],
  ['tbody', SECTION],
  ['tfoot', SECTION],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag): [string, ReadonlySet<string>] => [tag, HEADING]),
  ...['select', 'input', 'output', 'button', 'datalist', 'textarea'].map((tag): [string, ReadonlySet<string>] => [
    tag,
    CONTROL,
  ]),
  ...(
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol ' +
    'pre section table ul'
  )
    .split(' ')
    .map((tag): [string, ReadonlySet<string>] => [tag, PARAGRAPH]),
])

/** Elements without content. */
export const EMPTY = only(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
)

/** Elements whose content is text, whatever it looks like; in some of them references still count. */
export const RAW = new Map([
  ...['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes'].map((tag): [string, boolean] => [tag, false]),
  ...['title', 'textarea'].map((tag): [string, boolean] => [tag, true]),
])
