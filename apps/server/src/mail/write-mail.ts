import type { MailContent, MailValues, Recipient } from '@app/core'
import { DEFAULT_LANGUAGE, GOVERNED_MAILS, isLanguage, type Language, PRODUCT_NAME, ROUTES } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import { FACTS, type Facts, speak } from './facts.ts'
import { fill, oneLine } from './fill.ts'
import { type Letter, toHtml, toText } from './layout.ts'

export interface WrittenMail {
  subject: string
  text: string
  html: string
  /** Only where the reader has a say in it. */
  unsubscribe: string | undefined
}

const NAME = 60
const SUBJECT = 140

/** A mail in the reader's language. Its links are made of the configured address alone, never of what a request said. */
export async function writeMail(mail: MailContent, recipient: Recipient, baseUrl: string): Promise<WrittenMail> {
  const language = recipient.language ?? askedFor(mail) ?? DEFAULT_LANGUAGE
  const texts = await loadTexts(language, 'mail')
  const { words, path } = factsOf(mail, language, recipient.timezone)
  const known = { ...words, product: PRODUCT_NAME, email: oneLine(recipient.email, 320), name: nameOf(recipient) }
  const say = (text: string) => fill(text, known)
  const settings = `${baseUrl}${ROUTES.settings}`
  const governed = GOVERNED_MAILS.includes(mail.kind)
  const { subject, title, text, button, after } = texts[mail.kind]
  const letter: Letter = {
    language,
    title: say(title),
    greeting: say(texts.greeting),
    text: say(text),
    button: say(button),
    href: `${baseUrl}${path}`,
    after: say(after),
    fallback: say(texts.fallback),
    why: say(governed ? texts.governed : texts.always),
    ...(governed ? { stop: { words: say(texts.settings), href: settings } } : {}),
  }
  return {
    subject: oneLine(say(subject), SUBJECT),
    text: toText(letter),
    html: toHtml(letter),
    unsubscribe: governed ? settings : undefined,
  }
}

const nameOf = ({ name, email }: Recipient): string => oneLine(name, NAME) || oneLine(email, NAME)

function askedFor({ values }: MailContent): Language | undefined {
  const asked = 'language' in values ? values.language : undefined
  return isLanguage(asked) ? asked : undefined
}

/** The kind decides what the values are, which the compiler cannot follow through a table. */
function factsOf({ kind, values }: MailContent, language: Language, timezone: string): Facts {
  const read = FACTS[kind] as (values: MailValues[keyof MailValues], say: ReturnType<typeof speak>) => Facts
  return read(values, speak(language, timezone))
}
