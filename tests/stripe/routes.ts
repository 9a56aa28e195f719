import type { Book } from './book.ts'
import type { Form } from './parse-form.ts'

export interface Ask {
  book: Book
  /** What stands in the address for `:id`. */
  id: string
  body: Form
}
export type Route = [method: 'GET' | 'POST' | 'DELETE', path: string, answer: (ask: Ask) => unknown]

export const toList = (data: unknown[], url: string) => ({ object: 'list', url, has_more: false, data })
