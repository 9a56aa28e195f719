import { FileText, Inbox, LifeBuoy, ReceiptText, Tag, Target } from 'lucide-react'

/** Spec 1 §2: six built-in templates. Their words are in the texts; complexity is always the same. */
export const TEMPLATES = [
  { id: 'leads', category: 'sales', icon: Target },
  { id: 'invoices', category: 'finance', icon: ReceiptText },
  { id: 'prices', category: 'commerce', icon: Tag },
  { id: 'inbox', category: 'communication', icon: Inbox },
  { id: 'reports', category: 'data', icon: FileText },
  { id: 'support', category: 'support', icon: LifeBuoy },
] as const
export type Template = (typeof TEMPLATES)[number]

export const CATEGORIES = [...new Set(TEMPLATES.map((template) => template.category))]
export type Category = Template['category']

export const TASK_KEYS = ['one', 'two', 'three', 'four', 'five'] as const
export const FEATURE_KEYS = ['one', 'two', 'three'] as const
