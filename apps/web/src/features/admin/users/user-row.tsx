import { type AdminUser, USER_ROLES } from '@app/contract'
import { TIERS } from '@app/spec'
import { Select, Tag } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { TierTag } from '../tier-tag.tsx'
import { useFormats } from '../use-formats.ts'
import { useUserChanges } from './use-user-changes.ts'

/** What models may cost somebody in a month, in cents. */
const CAPS = [100, 500, 2_000, 10_000]

/** One account: who, which role, which plan, how much this month, since when. */
export function UserRow({ user }: { user: AdminUser }) {
  const t = useTexts('admin')
  const { count, day, money } = useFormats()
  const { email, name, role, tier, demo } = user
  const { setRole, setPlan, setModelCap, busy } = useUserChanges(user)
  const caps = [...new Set([...CAPS, ...(typeof user.modelCapCents === 'number' ? [user.modelCapCents] : [])])].sort(
    (a, b) => a - b,
  )
  return (
    <li className="grid items-center gap-x-4 gap-y-2.5 border-line px-4.5 py-3 not-first:border-t max-sm:grid-cols-2 max-sm:px-3.5 sm:grid-cols-[minmax(0,1fr)_9rem_9rem_10rem] xl:grid-cols-[minmax(0,1fr)_9rem_9rem_10rem_7rem_8rem_7rem]">
      <div className="min-w-0 max-sm:col-span-2">
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium text-sm" title={email}>
            {email}
          </span>
          <TierTag tier={tier} />
          {demo && <Tag tone="warn">{t('demo.tag')}</Tag>}
        </p>
        <p className="truncate text-text-3 text-xs">{name}</p>
      </div>
      <Select
        aria-label={t('users.roleOf', { email })}
        value={role}
        disabled={busy || demo}
        onChange={({ target }) => setRole(target.value === 'admin' ? 'admin' : 'user')}
      >
        {USER_ROLES.map((one) => (
          <option key={one} value={one}>
            {t(`users.roles.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('users.planOf', { email })}
        title={user.paysItself ? t('users.paysItself') : undefined}
        value={tier}
        disabled={busy || user.paysItself}
        onChange={({ target }) => setPlan(TIERS.find((one) => one === target.value) ?? tier)}
      >
        {TIERS.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('users.capOf', { email })}
        title={t('users.models', { cost: money(user.modelCentsThisMonth) })}
        value={user.modelCapCents ?? ''}
        disabled={busy || demo}
        onChange={({ target }) => setModelCap(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('users.noCap')}</option>
        {caps.map((cents) => (
          <option key={cents} value={cents}>
            {t('users.cap', { cost: money(cents) })}
          </option>
        ))}
      </Select>
      <Fact label={t('users.modelCost')} value={money(user.modelCentsThisMonth)} />
      <Fact label={t('users.actions')} value={count(user.actionsThisMonth)} />
      <Fact label={t('users.joined')} value={day(user.createdAt)} />
    </li>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <p className="text-sm xl:text-right">
    <span className="block text-text-3 text-xs">{label}</span>
    <span className="tabular-nums">{value}</span>
  </p>
)
