import { TEMPLATES, type TemplateId } from '@app/spec'
import { FileText, Inbox, LifeBuoy, type LucideIcon, ReceiptText, Tag, Target } from 'lucide-react'

export const TEMPLATE_ICONS: Record<TemplateId, LucideIcon> = {
  leads: Target,
  invoices: ReceiptText,
  prices: Tag,
  inbox: Inbox,
  reports: FileText,
  support: LifeBuoy,
}

export type TemplateLook = (typeof TEMPLATES)[number]
export type Category = TemplateLook['category']
export const CATEGORIES: readonly Category[] = [...new Set(TEMPLATES.map(({ category }) => category))]
