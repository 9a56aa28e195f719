import { ConfigureForm } from './configure-form.tsx'
import { KeysForm } from './keys-form.tsx'
import { ReadyCard } from './ready-card.tsx'
import type { Wizard } from './use-wizard.ts'

export function ConfigureTab({ wizard }: { wizard: Wizard }) {
  const { deployed, ready } = wizard
  if (!deployed) return <ConfigureForm wizard={wizard} />
  return ready ? (
    <ReadyCard bot={deployed} wizard={wizard} />
  ) : (
    <KeysForm key={deployed.id} bot={deployed} wizard={wizard} />
  )
}
