import { ChartNoAxesCombined, Database, Globe, type LucideIcon, Mail } from 'lucide-react'
import type { DemoType } from './demo-agents.ts'

export const DEMO_ICONS: Record<DemoType, LucideIcon> = {
  sales: ChartNoAxesCombined,
  data: Database,
  web: Globe,
  email: Mail,
}
