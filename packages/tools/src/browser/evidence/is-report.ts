import { isUrl } from '@app/values'

/** How a browser sends what nobody waits for. */
const SENT_ASIDE = new Set(['ping', 'cspviolationreport', 'beacon'])

/** Places where pages report what people do, what failed and how quick it was. A whole part of the path, not a piece of a word. */
const PLACES =
  /(?:^|[/._-])(?:beacons?|collect|analytics|telemetry|metrics|stats|statistics|track|tracker|tracking|pixel|rum|vitals|gtag|matomo|piwik|sentry|bugsnag|csp|csp-report|client-?errors?|js-?errors?|logs?|logger|logging|heartbeat|presence|keep-?alive|ping|impressions?|pageviews?|hit)(?:$|[/._-])/i

/** Whether a request tells somebody about a visit instead of asking for something to be done. */
export function isReport(resourceType: string, url: string): boolean {
  if (SENT_ASIDE.has(resourceType)) return true
  return isUrl(url) && PLACES.test(new URL(url).pathname)
}
