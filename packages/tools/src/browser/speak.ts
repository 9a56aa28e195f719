import { Refused, Unavailable } from '@app/toolkit'

/** What the driver of the browser throws, in words for a person. What it does not throw is a bug and stays one. */
export function toSpokenError(error: unknown): unknown {
  if (error instanceof Refused || error instanceof Unavailable || !(error instanceof Error)) return error
  const spoken = WORDS.find(([pattern]) => pattern.test(error.message))
  return spoken ? spoken[1](error) : error
}

const refuse = (words: string) => (cause: Error) => new Refused(words, { cause })
const retry =
  (words: string, perhapsDone = false) =>
  (cause: Error) =>
    new Unavailable(words, { cause, perhapsDone })

const WORDS: readonly [RegExp, (cause: Error) => Error][] = [
  [
    /ERR_NAME_NOT_RESOLVED|ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY_CONNECTION_FAILED/,
    retry(
      'The site could not be reached: its name leads nowhere, or to an address agents may not visit. Check the address.',
    ),
  ],
  [
    /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_NETWORK|ERR_SOCKET/,
    retry('The site could not be reached, or broke off its answer. Check the address, or try again later.', true),
  ],
  [/ERR_CERT|ERR_SSL/, refuse('The certificate of the site is not valid. Its owner has to mend it.')],
  [/ERR_TOO_MANY_REDIRECTS/, refuse('The site redirects without end. Give the address it is meant to lead to.')],
  [/ERR_ABORTED/, refuse('The site answered with a file instead of a page. Use browser.download for it.')],
  [
    /Cannot navigate to invalid URL|ERR_INVALID_URL|ERR_UNKNOWN_URL_SCHEME/,
    refuse('This is not a web address. Write it in full, for example https://example.com/page.'),
  ],
  [
    /Target (page, context or browser|closed)|has been closed|crashed|Browser closed/i,
    retry('The browser was lost in the middle of it.', true),
  ],
  // The driver tells in its log what kept it from pressing, so nothing was pressed.
  [
    /Timeout \d+ms exceeded[\s\S]*intercepts pointer events/,
    refuse(
      'Something else lies over it, so nothing was pressed. Close what is in front of it, such as a message or a menu, or scroll.',
    ),
  ],
  [
    /Timeout \d+ms exceeded[\s\S]*element is not enabled/,
    refuse('It is disabled, so nothing was done. Enter what the page still waits for, or wait until it is enabled.'),
  ],
  [
    /Timeout \d+ms exceeded[\s\S]*element is not editable/,
    refuse('It is read-only, so nothing was entered. Look for what changes it, such as a button beside it.'),
  ],
  [
    /Timeout \d+ms exceeded[\s\S]*element is not stable/,
    refuse('It does not stand still, so nothing was pressed. Press the key Enter on it, or wait until it rests.'),
  ],
  [
    /Timeout \d+ms exceeded[\s\S]*(?:element is not visible|outside of the viewport)/,
    refuse('It cannot be seen, so nothing was pressed. Open or scroll what holds it.'),
  ],
  [
    /Timeout \d+ms exceeded/,
    retry('The page did not get there in time. Try again later, or say what to wait for.', true),
  ],
  [
    /not a checkbox or radio|Not a (checkbox|radio)/i,
    refuse('This cannot be checked. Look at the picture for what it is.'),
  ],
  [
    /Element is not an? (<input>|<select>)|Cannot type text into|not have a role allowing/i,
    refuse('This takes no such value. Look at the picture for what it is.'),
  ],
  [
    /Unknown key/,
    refuse('There is no such key. Say it as in Enter, Escape, Tab, ArrowDown, PageUp, F2, a or Control+Shift+A.'),
  ],
  [
    /Malformed value|did not find some options/i,
    refuse('The field does not take this value. Look at the picture for what it offers.'),
  ],
]
