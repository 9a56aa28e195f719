/** Sample addresses: an operator puts in their own. */
export const CONTACTS = {
  support: 'support@example.com',
  legal: 'legal@example.com',
  partnerships: 'partners@example.com',
  directMessage: 'https://www.linkedin.com/messaging/compose/',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'GitHub', href: 'https://github.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
} as const
