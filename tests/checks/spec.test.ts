import * as spec from '@app/spec'
import { describe, expect, test } from 'vitest'

/** What the specification states as numbers and words. A constant that drifts fails with its clause in the name. */
describe('spec 1', () => {
  test('§9 plans: prices, actions and agent caps', () => {
    const table = spec.PLANS.map((p) => [
      p.name,
      p.monthlyPriceCents / 100,
      p.yearlyPriceCents / 100,
      p.actionLimit,
      p.agentLimit,
    ])
    expect(table).toEqual([
      ['Quantum Starter', 39, 390, 1_500, 5],
      ['Quantum Pro', 147, 1_470, 8_000, 15],
      ['Quantum Enterprise', 497, 4_970, 35_000, 50],
      ['Quantum Custom', 927, 9_270, 57_000, 50],
    ])
  })

  test('§9 yearly price shown a month, and what it saves', () => {
    expect(spec.PLANS.map((p) => [spec.yearlyPricePerMonth(p), spec.yearlySavings(p)])).toEqual([
      [33, 78],
      [123, 294],
      [414, 994],
      [773, 1_854],
    ])
  })

  test('§9 learning assistant: thresholds and what it keeps', () => {
    expect([spec.PROFILE_KEYSTROKES, spec.PROFILE_MS]).toEqual([50, 30_000])
    expect([spec.FAST_TYPING_WPM, spec.LONG_SESSION_MS, spec.MANY_NAVIGATIONS]).toEqual([60, 1_800_000, 3])
    expect([spec.KEPT_WORDS, spec.KEPT_NAVIGATIONS]).toEqual([20, 10])
    expect(spec.WORKING_HOURS).toEqual({ start: 9, end: 17 })
    expect(spec.INSIGHT_TYPES).toEqual(['efficiency', 'brand_voice', 'automation_opportunity', 'task_suggestion'])
    expect(spec.INSIGHT_PRIORITIES).toEqual(['high', 'medium'])
  })

  test.each([
    [undefined, 'professional'],
    ['starter', 'starter'],
    ['quantum', 'custom'],
    ['nonsense', 'professional'],
  ])('§2 checkout: plan=%s means %s', (value, id) => {
    expect(spec.planFor(value).id).toBe(id)
  })

  test.each([
    [0, 'normal'],
    [79.9, 'normal'],
    [80, 'high'],
    [94.9, 'high'],
    [95, 'nearly'],
    [99.9, 'nearly'],
    [100, 'reached'],
  ] as const)('§4 usage meter: %s percent is %s', (percent, level) => {
    expect(spec.usageLevel(percent)).toBe(level)
  })

  test('§9 usage percent is capped, also where there is nothing to use', () => {
    expect([spec.usagePercent(1_500, 1_000), spec.usagePercent(250, 1_000), spec.usagePercent(0, 0)]).toEqual([
      100, 25, 100,
    ])
  })

  test('§9 XP: 24,750 shows 750 of 1,000 and 250 to the next level; 24,755 rounds up to 250', () => {
    expect(spec.levelProgress(24_750)).toEqual({ inLevel: 750, toNext: 250 })
    expect(spec.levelProgress(24_755).toNext).toBe(250)
    expect(spec.levelProgress(0)).toEqual({ inLevel: 0, toNext: 1_000 })
  })

  test('§9 settings: defaults and options', () => {
    expect(spec.DEFAULT_SETTINGS).toEqual({
      theme: 'dark',
      notifications: true,
      emailNotifications: true,
      autoSave: true,
      defaultModel: 'claude-haiku',
      timezone: 'UTC',
      language: 'en',
      dashboardLayout: 'grid',
      soundEffects: false,
      analyticsSharing: false,
      twoFactorAuth: false,
      apiAccessEnabled: false,
      maxConcurrentBots: 5,
    })
    expect([spec.THEMES, spec.DASHBOARD_LAYOUTS, spec.LANGUAGES, spec.MODELS]).toEqual([
      ['dark', 'light', 'auto'],
      ['grid', 'list', 'compact'],
      ['en', 'es', 'fr', 'de', 'zh', 'ja'],
      ['claude-haiku', 'claude-sonnet', 'gpt-4', 'quantum-ai'],
    ])
    expect(spec.TIMEZONES).toHaveLength(9)
    expect(spec.MAX_CONCURRENT_BOTS).toEqual({ min: 1, max: 100 })
  })

  test('§9 polling, toasts and redirects', () => {
    expect([spec.POLL_SUBSCRIPTION_MS, spec.POLL_ANALYTICS_MS]).toEqual([30_000, 10_000])
    expect([spec.TOAST_LIMIT, spec.TOAST_DURATION_MS, spec.TOAST_REMOVE_DELAY_MS, spec.TOAST_SWIPE_THRESHOLD]).toEqual([
      1, 5_000, 1_000_000, 50,
    ])
    expect([spec.USAGE_BAR_DELAY_MS, spec.PAGE_ANIMATION_MS, spec.SUCCESS_REDIRECT_S]).toEqual([300, 450, 5])
  })

  test('§2 and spec 2 §2: every route of the two tables', () => {
    const tables = [
      '/',
      '/dashboard',
      '/agents',
      '/tasks',
      '/innovation-lab',
      '/extension',
      '/mobile',
      '/pricing',
      '/checkout',
      '/success',
      '/settings',
      '/help',
      '/admin',
      '/deploy',
      '/platforms',
      '/performance',
      '/privacy',
      '/terms',
      '/cookies',
      '/security',
      '/compliance',
    ]
    expect(Object.values(spec.ROUTES)).toEqual(expect.arrayContaining(tables))
  })
})

describe('spec 2', () => {
  test('§9 the laboratory: how many of what are kept, and how often they come', () => {
    expect([spec.RECENT_AGENTS, spec.LAB_METRICS_MS, spec.CALIBRATION_MS]).toEqual([6, 2_000, 3_000])
    expect(spec.LAB_EVENTS).toEqual({ kept: 8, everyMs: 3_000 })
    expect(spec.LAB_STREAMS).toEqual({ kept: 12, everyMs: 1_500 })
    expect(spec.LAB_THOUGHTS).toEqual({ kept: 5, everyMs: 3_000, least: 70, most: 100 })
    expect(spec.GESTURE_HISTORY).toEqual({ kept: 6, everyMs: 2_500 })
  })

  test('§2 and §3 the laboratory: tabs in their order, categories of thoughts, gestures and their actions', () => {
    expect(spec.LAB_TABS).toEqual(['builder', 'voice', 'collab', 'ethics', 'phone', 'predictive', 'demos', 'code'])
    expect(spec.THOUGHT_CATEGORIES).toEqual(['command', 'query', 'emotion', 'intent'])
    expect(spec.GESTURE_ACTIONS).toEqual({
      fist: 'Execute Task',
      open_palm: 'Stop All',
      point: 'Select Agent',
      swipe_right: 'Next Tab',
      pinch: 'Zoom View',
      thumbs_up: 'Approve',
      peace: 'Voice Mode',
      ok_sign: 'Settings',
    })
  })

  test('§9 the playground and the logic of its samples', () => {
    expect(spec.PLAYGROUND_LINE_MS).toBe(800)
    expect(spec.CAMPAIGN_RULES).toEqual({
      baseOpenRate: 22,
      perScorePoint: 0.3,
      defaultScore: 85,
      multipliers: { technology: 1.2, healthcare: 1.1, finance: 1.15, retail: 0.95, manufacturing: 1, default: 1 },
      highestOpenRate: 95,
      fallback: { score: 60, openRate: 18 },
      clicksOfOpens: 15,
      conversionsOfOpens: 3,
      maxTokens: 1_000,
      pauseMs: 100,
    })
    expect(spec.MONITOR_RULES).toEqual({ timeoutSeconds: 10, intervalMinutes: 60, retryMinutes: 5, drop: 5, rise: 10 })
  })

  test('§9 admin analytics: ranges, polling, how many are shown and how much of an id', () => {
    expect([spec.ADMIN_RANGES, spec.DEFAULT_ADMIN_RANGE]).toEqual([['24h', '7d', '30d'], '30d'])
    expect([spec.POLL_ADMIN_MS, spec.TOP_USERS, spec.RECENT_ACTIONS, spec.USER_ID_CHARACTERS]).toEqual([
      10_000, 8, 20, 8,
    ])
  })

  test('§3 bot ids, in the order of the history’s filter', () => {
    expect(spec.BOT_IDS).toEqual(['sales-intelligence', 'data-processor', 'web-automation', 'communication-hub'])
  })

  test('§3 and §4 price alerts: types, a drop of 5 percent, a rise of 10 percent', () => {
    expect(spec.ALERT_TYPES.slice(0, 3)).toEqual(['OPPORTUNITY', 'TARGET_REACHED', 'WARNING'])
    expect([spec.PRICE_DROP_PERCENT, spec.PRICE_RISE_PERCENT]).toEqual([5, 10])
  })
})
