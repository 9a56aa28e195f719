import type { CodeLanguage } from '@app/spec'

export type TokenKind = 'comment' | 'text' | 'keyword' | 'number' | 'plain'
export interface Token {
  kind: TokenKind
  words: string
}

const KEYWORDS: Record<CodeLanguage, string> = {
  typescript:
    'as async await break case catch class const constructor continue else export extends false for function if import in interface let new null of private readonly return this throw true try type typeof undefined while yield',
  python:
    'and as class continue def elif else except False finally for from global if import in is lambda None not or pass raise return self True try while with yield',
}

const COMMENTS: Record<CodeLanguage, string> = {
  typescript: String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`,
  python: String.raw`"""[\s\S]*?"""|#[^\n]*`,
}

/** One walk over the code: what is not a comment, a text, a keyword or a number is plain. No grammar is needed for more. */
export function highlight(code: string, language: CodeLanguage): Token[] {
  const pattern = patternOf(language)
  const tokens: Token[] = []
  let from = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > from) tokens.push({ kind: 'plain', words: code.slice(from, match.index) })
    tokens.push({ kind: kindOf(match.groups ?? {}), words: match[0] })
    from = match.index + match[0].length
  }
  if (from < code.length) tokens.push({ kind: 'plain', words: code.slice(from) })
  return tokens
}

const KINDS = ['comment', 'text', 'keyword', 'number'] as const

const kindOf = (groups: Record<string, string | undefined>): TokenKind =>
  KINDS.find((kind) => groups[kind] !== undefined) ?? 'plain'

function patternOf(language: CodeLanguage): RegExp {
  const quoted = ["'", '"', '`'].map((mark) => `${mark}(?:\\\\.|[^${mark}\\\\])*${mark}`).join('|')
  const keywords = KEYWORDS[language].replaceAll(' ', '|')
  return new RegExp(
    `(?<comment>${COMMENTS[language]})|(?<text>${quoted})|(?<keyword>\\b(?:${keywords})\\b)|(?<number>\\b\\d[\\d_.]*\\b)`,
    'g',
  )
}
