import type { Socket } from 'node:net'
import { type AtEnd, serveRawOnLoopback } from '../http/serve-on-loopback.ts'

export interface StoredMail {
  uid: number
  raw: string
  flags: Set<string>
  date: Date
}

export type Folders = Record<string, StoredMail[]>

interface Session {
  folders: Folders
  selected: string
  send(line: string): void
}

const VALIDITY = 77

/** A mailbox for one test: as much of IMAP as a client of ours speaks. The password is `right`. */
export async function imapOnLoopback(
  folders: Folders,
  misbehave?: (verb: string, socket: Socket) => boolean,
  atEnd?: AtEnd,
) {
  const said: string[] = []
  const server = await serveRawOnLoopback((socket) => {
    const session: Session = { folders, selected: '', send: (line) => void socket.write(`${line}\r\n`, 'latin1') }
    session.send('* OK hello')
    readCommands(socket, session, (tag, words) => {
      said.push(words.join(' '))
      const verb = (words[0] ?? '').toUpperCase()
      if (misbehave?.(verb, socket)) return
      session.send(`${tag} ${answer(session, verb, words.slice(1))}`)
      if (verb === 'LOGOUT') socket.end()
    })
  }, atEnd)
  return Object.assign(server, { said })
}

/** A command is a line; where it ends in `{n}`, n bytes more and another line. */
function readCommands(socket: Socket, session: Session, take: (tag: string, words: string[]) => void): void {
  let buffer = ''
  let command = ''
  let asked = false
  socket.on('data', (data) => {
    buffer += data.toString('latin1')
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end)
      const [mark = '', size] = /\{(\d+)\+?\}$/.exec(line) ?? []
      const after = end + 2 + Number(size ?? 0)
      if (size !== undefined && buffer.length < after) {
        if (!asked) session.send('+ go on')
        asked = true
        return
      }
      command += line.slice(0, line.length - mark.length)
      if (size !== undefined) command += JSON.stringify(buffer.slice(end + 2, after))
      asked = false
      buffer = buffer.slice(after)
      if (size !== undefined) continue
      const [tag = '', ...words] = wordsOf(command)
      command = ''
      take(tag, words)
    }
  })
}

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s"]+/g)].map(([word]) =>
    word.startsWith('"') ? String(JSON.parse(word)) : word,
  )

function answer(session: Session, verb: string, words: string[]): string {
  const { send } = session
  switch (verb) {
    case 'CAPABILITY':
      send('* CAPABILITY IMAP4rev1 MOVE SPECIAL-USE')
      return 'OK'
    case 'LOGIN':
      return words[1] === 'right' ? 'OK' : 'NO [AUTHENTICATIONFAILED] wrong password'
    case 'LIST':
      return list(session, words[1] ?? '')
    case 'SELECT':
    case 'EXAMINE':
      return select(session, decode(words[0] ?? ''))
    case 'APPEND':
      return append(session, words)
    case 'UID':
      return byUid(session, (words[0] ?? '').toUpperCase(), words.slice(1))
    default:
      return 'OK'
  }
}

/** An empty pattern asks how names are divided, not for names. */
function list({ folders, send }: Session, pattern: string): string {
  if (pattern === '') send('* LIST (\\Noselect) "/" ""')
  else
    for (const name of Object.keys(folders))
      send(`* LIST (${name === 'Entwürfe' ? '\\Drafts' : ''}) "/" "${encode(name)}"`)
  return 'OK'
}

/** Only the one letter the tests need. */
const encode = (name: string) => name.replaceAll('ü', '&APw-')
const decode = (name: string) => name.replaceAll('&APw-', 'ü')

function select(session: Session, name: string): string {
  const messages = session.folders[name]
  if (!messages) return 'NO [NONEXISTENT] no such folder'
  session.selected = name
  session.send(`* ${messages.length} EXISTS`)
  session.send('* FLAGS (\\Seen \\Flagged \\Draft)')
  session.send(`* OK [UIDVALIDITY ${VALIDITY}] valid`)
  return 'OK [READ-WRITE] open'
}

function append({ folders }: Session, words: string[]): string {
  const folder = folders[decode(words[0] ?? '')]
  if (!folder) return 'NO [TRYCREATE] no such folder'
  const flags = new Set((words.find((word) => word.startsWith('(')) ?? '()').slice(1, -1).split(' '))
  folder.push({ uid: folder.length + 100, raw: words.at(-1) ?? '', flags, date: new Date() })
  return 'OK'
}

function byUid(session: Session, verb: string, words: string[]): string {
  const all = session.folders[session.selected] ?? []
  if (verb === 'SEARCH') {
    const found = all.filter((mail) => fits(mail, words))
    session.send(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim())
    return 'OK'
  }
  const uids = new Set((words[0] ?? '').split(',').map(Number))
  for (const mail of all.filter(({ uid }) => uids.has(uid))) {
    if (verb === 'STORE') store(mail, words)
    if (verb === 'MOVE') move(session, mail, decode(words[1] ?? ''))
    if (verb === 'FETCH') session.send(`* ${all.indexOf(mail) + 1} FETCH (${parts(mail, words.slice(1).join(' '))})`)
  }
  return 'OK'
}

function fits(mail: StoredMail, words: readonly string[]): boolean {
  const [word = 'ALL', value = '', more = ''] = words
  const rest = (count: number) => words.length <= count || fits(mail, words.slice(count))
  const head = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(mail.raw)?.[1]?.toLowerCase() ?? ''
  switch (word.toUpperCase()) {
    case 'UNSEEN':
      return !mail.flags.has('\\Seen') && rest(1)
    case 'SINCE':
      return mail.date.getTime() >= Date.parse(`${value} UTC`) && rest(2)
    case 'FROM':
    case 'TO':
    case 'SUBJECT':
      return head(word).includes(value.toLowerCase()) && rest(2)
    case 'TEXT':
      return mail.raw.toLowerCase().includes(value.toLowerCase()) && rest(2)
    case 'HEADER':
      return head(value).includes(more.toLowerCase()) && rest(3)
    default:
      return rest(1)
  }
}

function store(mail: StoredMail, words: readonly string[]): void {
  const [, how = '', flags = '()'] = words
  for (const flag of flags.slice(1, -1).split(' ')) {
    if (how.startsWith('-')) mail.flags.delete(flag)
    else mail.flags.add(flag)
  }
}

function move({ folders, selected, send }: Session, mail: StoredMail, to: string): void {
  const from = folders[selected] ?? []
  send(`* ${from.indexOf(mail) + 1} EXPUNGE`)
  folders[selected] = from.filter((one) => one !== mail)
  folders[to]?.push({ ...mail, uid: 500 })
}

const literal = (text: string) => `{${text.length}}\r\n${text}`

function parts(mail: StoredMail, wanted: string): string {
  const head = `${mail.raw.split('\r\n\r\n')[0]}\r\n\r\n`
  const date = mail.date.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1-$2-$3 $4 +0000')
  const [fields] = /BODY\.PEEK\[HEADER\.FIELDS \([^)]*\)\]/i.exec(wanted) ?? []
  return [
    `UID ${mail.uid} FLAGS (${[...mail.flags].join(' ')}) INTERNALDATE "${date}" RFC822.SIZE ${mail.raw.length}`,
    ...(fields ? [`${fields.replace('.PEEK', '')} ${literal(head)}`] : []),
    ...(/BODY\.PEEK\[\]/i.test(wanted) ? [`BODY[] ${literal(mail.raw)}`] : []),
  ].join(' ')
}
